// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { BundlesDialog } from './bundles-dialog.tsx'

const dialog = <BundlesDialog open onClose={() => undefined} />
const select = () => screen.findByRole('button', { name: 'Select Package: Small Box' })

it('shows a bundle’s price, in total and per credit, and its validity', async () => {
  core({})
  show(dialog)

  expect((await select()).closest('li')?.textContent).toContain('$17.75 per credit10 credits10 minutes of video')
  expect(screen.getByText('Valid for 12 months')).toBeTruthy()
})

const line = { kind: 'bundle', name: 'Small Box', quantity: 1, credits: 10, priceCents: 17_750, expiryMonths: 12 }
const visa = { ref: 'pm_1', brand: 'visa', lastDigits: '4242', expiresMonth: 12, expiresYear: 2030 }
const order = { orderId: 'o', clientSecret: 's', lines: [line], amount: 17_750, currency: 'USD', provider: 'sandbox' }

it('says that a payment was refunded, because the site was turned off in the meantime', async () => {
  const reason = 'We couldn’t complete this purchase, so we refunded your payment in full.'
  core({
    'POST /api/credits/refill': () => Response.json({ ...order, cards: [visa] }),
    'POST /api/sandbox/confirm': () => Response.json({ id: 'p', status: 'succeeded' }),
    'POST /api/credits/add-manual': () => refused(409, 'payment-refunded', reason),
    'GET /auth/user': () => Response.json({ user: {} }),
  })
  const { person } = show(dialog)
  await person.click(await select())
  await person.click(await screen.findByRole('button', { name: 'Pay $177.50' }))

  expect(await screen.findByText(reason)).toBeTruthy()
})

it('starts the order of the chosen bundle', async () => {
  const { bodies } = core({ 'POST /api/credits/refill': () => Response.json({ ...order, cards: [] }) })
  const { person } = show(dialog)

  await person.click(await select())

  expect(await screen.findByRole('button', { name: 'Pay $177.50' })).toBeTruthy()
  expect(bodies[0]).toEqual({ amount: 177.5, credits: 10 })
})

it('links to sales when nothing can be bought', async () => {
  core({})
  show(dialog, { boot: { payments: null, salesEmail: 'sales@acme.example' } })

  expect((await screen.findByRole('link', { name: 'Contact Sales' })).getAttribute('href')).toContain(
    'sales@acme.example',
  )
  expect(screen.queryByRole('button', { name: /Select Package/ })).toBeNull()
})

it('reports that buying was switched off in the meantime', async () => {
  core({ 'POST /api/credits/refill': () => refused(503, 'payments-off', 'Off.') })
  const { person } = show(dialog)

  await person.click(await select())

  expect(await screen.findByText('Purchases aren’t available here yet. Contact sales.')).toBeTruthy()
})
