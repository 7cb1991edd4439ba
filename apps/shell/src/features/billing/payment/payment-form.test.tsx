// @vitest-environment happy-dom
import type { Stripe } from '@stripe/stripe-js'
import { screen, waitFor, within } from '@testing-library/react'
import type { PaymentStart } from '@vitrine/contract'
import { afterAll, expect, it, vi } from 'vitest'
import { toasts } from '../../../lib/toast/toast.ts'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'

// Other files of this worker have loaded, and will load, what is replaced here.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const confirmPayment = vi.fn<Stripe['confirmPayment']>()
const create = vi.fn<() => unknown>()
vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async () => ({ elements: () => ({ create, getElement: () => null }), confirmPayment }),
}))
vi.mock('./stripe-allowed.ts', () => ({ reloadForStripe: () => false }))

const visa = { ref: 'pm_1', brand: 'visa', lastDigits: '4242', expiresMonth: 12, expiresYear: 2030 }
const amex = { ref: 'pm_2', brand: 'amex', lastDigits: '0005', expiresMonth: 1, expiresYear: 2031 }

function showForm(start: Partial<PaymentStart>, suggested?: { cardNumber: string }) {
  const onPaid = vi.fn<(outcome: PaymentOutcome) => void>()
  const begun = { orderId: 'o', clientSecret: 'pi_secret_x', amount: 17_750, currency: 'USD', ...start } as PaymentStart
  const form = (
    <PaymentForm
      start={begun}
      suggested={suggested}
      isSettling={false}
      onPaid={onPaid}
      returnPath="/done"
      onRestart={() => undefined}
    />
  )
  return { ...show(form), onPaid }
}

const pay = () => screen.findByRole('button', { name: 'Pay $177.50' })

it('pays with the default card without asking for its number', async () => {
  const { bodies } = core({ 'POST /api/sandbox/confirm': () => Response.json({ id: 'p', status: 'succeeded' }) })
  const { person, onPaid } = showForm({ provider: 'sandbox', cards: [visa, amex] })

  expect(screen.getByRole('radio', { name: /Visa •••• 4242\s*Expires 12\/30/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /American Express •••• 0005/ })).toHaveProperty('checked', false)
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await person.click(await pay())

  await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ state: 'succeeded', paymentRef: 'p' }))
  expect(bodies).toEqual([{ clientSecret: 'pi_secret_x', savedCard: 'pm_1', confirmed: false }])
})

it('accepts another card', async () => {
  core({})
  const { person } = showForm({ provider: 'sandbox', cards: [visa] })

  await person.click(screen.getByRole('radio', { name: 'Use another card' }))
  expect(screen.getByLabelText('Card number')).toBeTruthy()
  await person.click(screen.getByRole('radio', { name: /Visa/ }))
  expect(screen.queryByLabelText('Card number')).toBeNull()
})

it('asks the person when the bank of a saved card requires it, and says why one was declined', async () => {
  const { bodies } = core({
    'POST /api/sandbox/confirm': ({ body }) =>
      Response.json(
        (body as { confirmed: boolean }).confirmed
          ? { id: 'p', status: 'requires_payment_method', message: 'Your card was declined.' }
          : { id: 'p', status: 'requires_action', message: null },
      ),
    'GET /api/orders/:id': () => Response.json({ state: 'open' }),
  })
  const { person } = showForm({ provider: 'sandbox', cards: [visa] })

  await person.click(await pay())
  const choice = screen.getByRole('group', { name: 'Payment method', hidden: true })
  expect(choice).toHaveProperty('disabled', true)
  await person.click(await screen.findByRole('button', { name: 'Confirm payment' }))

  expect(await screen.findByText(/You weren’t charged\. Try another card/)).toBeTruthy()
  expect(choice).toHaveProperty('disabled', false)
  const asked = { clientSecret: 'pi_secret_x', savedCard: 'pm_1' }
  expect(bodies.filter(Boolean)).toEqual([false, true].map((confirmed) => ({ ...asked, confirmed })))
})

it('confirms with the saved card through Stripe, and shows Stripe’s form for another one', async () => {
  const confirmed = { paymentIntent: { id: 'pi', status: 'succeeded' } } as never
  confirmPayment.mockResolvedValue(confirmed)
  create.mockReturnValue({ on: () => undefined, mount: () => undefined })
  const { person, onPaid } = showForm({ provider: 'stripe', publishableKey: 'pk_test_x', cards: [visa] })

  const button = await pay()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await person.click(button)

  await waitFor(() => expect(onPaid).toHaveBeenCalledWith({ state: 'succeeded', paymentRef: 'pi' }))
  expect(confirmPayment).toHaveBeenCalledWith({
    clientSecret: 'pi_secret_x',
    redirect: 'if_required',
    confirmParams: { payment_method: 'pm_1', return_url: expect.stringContaining('/done') },
  })
  expect(create).not.toHaveBeenCalled()
  await person.click(screen.getByRole('radio', { name: 'Use another card' }))
  await waitFor(() => expect(create).toHaveBeenCalledWith('payment'))
})

it('can be used again when Stripe does not answer', async () => {
  confirmPayment.mockRejectedValue(new Error('The connection was lost.'))
  core({ 'GET /api/orders/:id': () => Response.json({ state: 'open' }) })
  const { person, onPaid } = showForm({ provider: 'stripe', publishableKey: 'pk_test_x', cards: [visa] })

  const button = await pay()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await person.click(button)

  const form = within(screen.getByRole('form', { name: 'Pay by card' }))
  expect(await form.findByText('An unexpected error occurred. Please try again.')).toBeTruthy()
  expect(toasts.current()).toMatchObject({ title: 'Payment Error', tone: 'destructive' })
  expect(form.queryByRole('alert')).toBeNull()
  expect(await pay()).toHaveProperty('disabled', false)
  expect(onPaid).not.toHaveBeenCalled()
})

it('says that the payment failed in the words of Stripe, and in its own where Stripe has none', async () => {
  core({ 'GET /api/orders/:id': () => Response.json({ state: 'open' }) })
  const { person } = showForm({ provider: 'stripe', publishableKey: 'pk_test_x', cards: [visa] })
  const button = await pay()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))

  for (const [error, description] of [
    [{ message: 'Your card was declined.' }, 'Your card was declined.'],
    [{}, 'Payment could not be processed'],
  ] as const) {
    confirmPayment.mockResolvedValue({ error } as never)
    await person.click(button)
    await waitFor(() => expect(toasts.current()).toMatchObject({ title: 'Payment Failed', description }))
  }
})
