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

it('starts the order of the chosen bundle', async () => {
  const line = { kind: 'bundle', name: 'Small Box', quantity: 1, credits: 10, priceCents: 17_750, expiryMonths: 12 }
  const { bodies } = core({
    'POST /api/credits/refill': () =>
      Response.json({
        orderId: 'o',
        clientSecret: 's',
        lines: [line],
        amount: 17_750,
        currency: 'USD',
        provider: 'sandbox',
        cards: [],
      }),
  })
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
