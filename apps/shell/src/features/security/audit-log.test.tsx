// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { AuditLog } from './audit-log.tsx'

const tenants = [
  { slug: 'waymark', name: 'Waymark' },
  { slug: 'keystone', name: 'Keystone' },
]
const line = {
  id: '0197a000-0000-7000-8000-000000000001',
  at: '2026-11-01T00:00:00Z',
  act: 'signed-in',
  actor: null,
  impersonator: null,
  subject: null,
  address: null,
  detail: {},
}

it('shows the log of all tenants with the tenant of each line, and verifies one tenant at a time', async () => {
  core({
    'GET /api/audit': ({ query }) => ({
      items: [{ ...line, tenant: query.get('tenant') === '*' ? 'Keystone' : null }],
      nextCursor: null,
    }),
  })
  const { person } = show(<AuditLog tenants={tenants} ownSlug="waymark" />)
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: 'Verify log' })).toBeTruthy()

  await person.selectOptions(screen.getByLabelText('Tenant'), 'All tenants')
  expect(await within(await screen.findByRole('table')).findByText('Keystone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Verify log' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toContain('tenant=*')
})
