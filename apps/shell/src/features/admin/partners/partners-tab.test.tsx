// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { AdminPartnerStats, AdminTenant, TenantReceipt } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { PartnersTab } from './partners-tab.tsx'

const partner = {
  id: '0197a000-0000-7000-8000-000000000002',
  name: 'Harbor',
  slug: 'harbor',
  status: 'active',
  plan: 'growth',
  origin: 'https://harbor.example',
  colours: { primary: '#123456', accent: '#654321' },
  currency: 'USD',
  people: 3,
  owner: 'here',
  month: { videosIncluded: 100, videos: 5, twins: 0, revenueCents: 0, fees: null },
} as AdminTenant

const receipt: TenantReceipt = {
  id: '0197a000-0000-7000-8000-000000000003',
  slug: 'harbor',
  name: 'Harbor',
  askedAt: '2026-11-28T20:30:00Z',
  people: 3,
  videos: 5,
}

const menuButton = () => screen.findByRole('button', { name: /^More actions for/ })

function showPartners(calls: Parameters<typeof core>[0] = {}) {
  let partners = [partner]
  core({
    'GET /api/admin/tenants': () => ({ items: partners, nextCursor: null }),
    'GET /api/admin/tenants/stats': () => ({ partners: partners.length }) as AdminPartnerStats,
    'DELETE /api/admin/tenants/:id': () => {
      partners = []
      return receipt
    },
    ...calls,
  })
  const shown = show(
    <main id="main" tabIndex={-1}>
      <PartnersTab />
    </main>,
  )
  async function choose(act: string) {
    await shown.person.click(await menuButton())
    await shown.person.click(await screen.findByRole('menuitem', { name: act }))
  }
  return { ...shown, choose }
}

it('shows the receipt of a deleted partner until it is closed, then moves the focus to the content', async () => {
  const { person, client, choose } = showPartners()
  const invoices = ['/api/admin/invoices', '2026-11']
  client.setQueryData(invoices, [])

  await choose('Delete with all data')
  await person.type(await screen.findByRole('textbox', { name: /company name/ }), 'Harbor')
  await person.click(screen.getByRole('button', { name: 'Delete permanently' }))
  expect(await screen.findByText(receipt.id)).toBeTruthy()

  expect(screen.queryByText('harbor.example')).toBeNull()

  await person.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(screen.getByText('No partners yet')).toBeTruthy()
  expect(client.getQueryState(invoices)?.isInvalidated).toBe(true)
})

it('returns the focus to the menu button each time a dialog closes', async () => {
  const { person, choose } = showPartners()

  for (const _ of ['first', 'second']) {
    await choose('Pause')
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(document.activeElement).toBe(await menuButton()))
  }
})

it('reports that a deletion did not reach the server', async () => {
  const { person, choose } = showPartners({
    'DELETE /api/admin/tenants/:id': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await choose('Delete with all data')
  await person.type(await screen.findByRole('textbox', { name: /company name/ }), 'Harbor')
  await person.click(screen.getByRole('button', { name: 'Delete permanently' }))

  expect(await screen.findByText(/^Couldn’t reach the server/)).toBeTruthy()
})
