// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { EmailBlastOrder, User } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someBoot } from '../../../test/some-boot.ts'
import { EmailBlast } from './email-blast.tsx'

const order: EmailBlastOrder = {
  id: '0197a000-0000-7000-8000-000000000002',
  area: 'Bristol',
  note: '',
  priceCents: 2500,
  currency: 'USD',
  orderedAt: '2026-11-20T09:00:00Z',
  doneAt: null,
}
const none = { items: [], nextCursor: null }
const boot = (changed = {}) => ({
  hasSession: true,
  prices: { ...someBoot().prices, sellsEmailBlast: true, ...changed },
})
const user = { 'GET /auth/user': () => ({ user: { id: '1', username: 'ana' } as User }) }

it('is hidden where it is not sold, and makes no call', () => {
  const { calls } = core({})
  show(<EmailBlast />)

  expect(screen.queryByText(/email blast/i)).toBeNull()
  expect(calls).toEqual([])
})

it('says who carries it out and how, and that an order charges nothing', () => {
  core({ ...user, 'GET /api/email-blast-orders': () => none })
  show(<EmailBlast />, { boot: boot() })

  expect(screen.getByText(/Someone on Acme’s team emails your new videos/)).toBeTruthy()
  expect(screen.getByText(/Nothing is charged when you order/)).toBeTruthy()
  expect(screen.getByText('$25 per month')).toBeTruthy()
  expect(screen.queryByText(/We email your new videos/)).toBeNull()
})

it('asks a visitor to sign in, without requesting orders', async () => {
  const { calls } = core({})
  const { person, address } = show(<EmailBlast />, {
    boot: { ...boot(), hasSession: false },
    at: '/subscription-addons',
  })
  await person.click(screen.getByRole('link', { name: 'Sign in to order' }))

  expect(address()).toBe('/login?returnTo=%2Fsubscription-addons')
  expect(calls).not.toContain('GET /api/email-blast-orders')
})

it('orders for an area, and then confirms that the team has it', async () => {
  let items: EmailBlastOrder[] = []
  const { bodies } = core({
    ...user,
    'GET /api/email-blast-orders': () => ({ items, nextCursor: null }),
    'POST /api/email-blast-orders': () => {
      items = [order]
      return order
    },
  })
  const { person } = show(<EmailBlast />, { boot: boot() })
  await person.click(await screen.findByRole('button', { name: 'Order email blast' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText(/Metro area or market/), 'Bristol')
  await person.click(dialog.getByRole('button', { name: 'Send order' }))

  expect(await screen.findByText(/Ordered for .*Bristol/)).toBeTruthy()
  expect(bodies).toContainEqual({ area: 'Bristol', note: '' })
  expect(screen.queryByRole('button', { name: 'Order email blast' })).toBeNull()
})

it('explains why an order was refused', async () => {
  core({
    ...user,
    'GET /api/email-blast-orders': () => none,
    'POST /api/email-blast-orders': () => refused(409, 'no-email', 'Your account has no email address.'),
  })
  const { person } = show(<EmailBlast />, { boot: boot({ emailBlastPriceCents: null }) })
  expect(screen.getByText('Priced by metro area')).toBeTruthy()
  await person.click(await screen.findByRole('button', { name: 'Order email blast' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText(/Metro area or market/), 'Bath')
  await person.click(dialog.getByRole('button', { name: 'Send order' }))

  expect(await dialog.findByText('Your account has no email address.')).toBeTruthy()
})
