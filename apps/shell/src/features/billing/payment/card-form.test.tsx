// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { PaymentStart } from '@vitrine/contract'
import { expect, it, vi } from 'vitest'
import { toasts } from '../../../lib/toast/toast.ts'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { CardForm } from './card-form.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'

const start = {
  orderId: 'o',
  clientSecret: 'secret',
  amount: 17_750,
  currency: 'USD',
  provider: 'sandbox',
} as PaymentStart

function showForm() {
  const onPaid = vi.fn<(outcome: PaymentOutcome) => void>()
  const form = <CardForm start={start} isSettling={false} onPaid={onPaid} onClosed={() => undefined} returnPath="/" />
  return { ...show(form), onPaid }
}

async function pay(person: ReturnType<typeof show>['person'], number: string) {
  await person.type(screen.getByLabelText('Card number'), number)
  await person.type(screen.getByLabelText('Expiry'), '1299')
  await person.type(screen.getByLabelText('Security code'), '123')
  await person.click(screen.getByRole('button', { name: 'Pay $177.50' }))
}

it('reports incomplete fields without calling the provider', async () => {
  const { calls } = core({})
  const { person } = showForm()

  await person.click(screen.getByRole('button', { name: 'Pay $177.50' }))

  expect(screen.getByText('This card number is incomplete.')).toBeTruthy()
  expect(screen.getByText('Month and year, as shown on the card.')).toBeTruthy()
  expect(screen.getByText('Three or four digits.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'))
  expect(calls).toEqual([])
})

it('groups the digits and pays once', async () => {
  const { bodies } = core({ 'POST /api/sandbox/confirm': () => Response.json({ id: 'p', status: 'succeeded' }) })
  const { person, onPaid } = showForm()

  await pay(person, '4242424242424242')

  await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ state: 'succeeded', paymentRef: 'p' }))
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242')
  expect(bodies).toHaveLength(1)
})

it('reports that nothing was charged when the card is declined, and accepts another', async () => {
  core({
    'POST /api/sandbox/confirm': () =>
      Response.json({ id: 'p', status: 'requires_payment_method', message: 'Your card was declined.' }),
    'GET /api/orders/:id': () => Response.json({ state: 'pending' }),
  })
  const { person, onPaid } = showForm()

  await pay(person, '4000000000000002')

  expect(await screen.findByText(/You weren’t charged\. Try another card/)).toBeTruthy()
  expect(onPaid).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Card number')).toHaveProperty('readOnly', false)
})

it('announces a declined card once, and describes the card number by what to do', async () => {
  core({
    'POST /api/sandbox/confirm': () =>
      Response.json({ id: 'p', status: 'requires_payment_method', message: 'Your card was declined.' }),
    'GET /api/orders/:id': () => Response.json({ state: 'pending' }),
  })
  const { person } = showForm()

  await pay(person, '4000000000000002')

  const form = within(screen.getByRole('form', { name: 'Pay by card' }))
  expect(await form.findAllByText(/Your card was declined\./)).toHaveLength(1)
  expect(form.queryByRole('alert')).toBeNull()
  expect(toasts.current()).toMatchObject({ title: 'Payment Failed', description: 'Your card was declined.' })
  const number = screen.getByLabelText('Card number')
  expect(number.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(number.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You weren’t charged. Try another card, or contact your bank.',
  )
  expect(document.activeElement).toBe(number)
})

it.each([
  [
    'an unexpected error of the server',
    500,
    'Something went wrong on our side.',
    'An unexpected error occurred. Please try again.',
  ],
  ['a refusal in its own words', 429, 'Too many requests. Wait a moment.', 'Too many requests. Wait a moment.'],
])('reports %s, and can be used again', async (_, status, message, description) => {
  core({ 'POST /api/sandbox/confirm': () => Response.json({ status, message }, { status }) })
  const { person, onPaid } = showForm()

  await pay(person, '4242424242424242')

  await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Payment Error', description }))
  expect(onPaid).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Card number')).toHaveProperty('readOnly', false)
})

it('asks the person when their bank requires it, and pays only after they confirm', async () => {
  const { bodies } = core({
    'POST /api/sandbox/confirm': ({ body }) =>
      Response.json({ id: 'p', status: (body as { confirmed: boolean }).confirmed ? 'succeeded' : 'requires_action' }),
  })
  const { person, onPaid } = showForm()

  await pay(person, '4000002500003155')
  await person.click(await screen.findByRole('button', { name: 'Cancel payment' }))
  expect(onPaid).not.toHaveBeenCalled()

  await person.click(screen.getByRole('button', { name: 'Pay $177.50' }))
  await person.click(await screen.findByRole('button', { name: 'Confirm payment' }))
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce())
  expect(bodies.map((body) => (body as { confirmed: boolean }).confirmed)).toEqual([false, false, true])
})
