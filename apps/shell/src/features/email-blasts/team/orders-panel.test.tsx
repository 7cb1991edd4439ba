// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { TeamEmailBlastOrder } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someBoot } from '../../../test/some-boot.ts'
import { EmailBlastOrders } from './orders-panel.tsx'

const order: TeamEmailBlastOrder = {
  id: '0197a000-0000-7000-8000-000000000002',
  area: 'Bristol',
  note: 'Homes above 500,000 only.',
  priceCents: 30_000,
  currency: 'USD',
  orderedAt: '2026-11-20T09:00:00Z',
  doneAt: null,
  orderedBy: { id: '0197a000-0000-7000-8000-000000000003', name: 'Ana', email: 'ana@mail.example' },
}
const sold = { prices: { ...someBoot().prices, sellsEmailBlast: true } }

it('lists orders with their buyers, and marks one as done', async () => {
  let items = [order]
  const { calls, bodies } = core({
    'GET /api/whitelabel/email-blast-orders': () => ({ items, nextCursor: null }),
    'PATCH /api/whitelabel/email-blast-orders/:id': () => {
      items = []
      return { ...order, doneAt: '2026-11-21T09:00:00Z' }
    },
  })
  const { person } = show(<EmailBlastOrders />, { boot: sold })

  expect(await screen.findByText('Bristol')).toBeTruthy()
  expect(screen.getByText('Homes above 500,000 only.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ana@mail.example' })).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'Done' }))

  expect(await screen.findByText(/No orders are waiting/)).toBeTruthy()
  expect(calls).toContain(`PATCH /api/whitelabel/email-blast-orders/${order.id}`)
  expect(bodies).toContainEqual({ isDone: true })
})

it('is hidden on a site that sells none and has none', async () => {
  const { calls } = core({ 'GET /api/whitelabel/email-blast-orders': () => ({ items: [], nextCursor: null }) })
  const { container } = show(<EmailBlastOrders />)
  await expect.poll(() => calls.length).toBeGreaterThan(0)

  expect(container.querySelector('section')).toBeNull()
})
