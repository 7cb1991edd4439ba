import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { asSystem } from './as-system.ts'

const call = "return db.asSystem('reads all tenants', (tx) => tx.selectFrom('video').execute())"

it('refuses a call outside the listed files, also after destructuring the database', () => {
  const faults = faultsOf(asSystem, {
    'apps/core/src/features/admin/store.ts': call,
    'apps/core/src/features/billing/store.ts': `\n${call}`,
    'apps/core/src/features/videos/store.ts': "const { asSystem } = db\nasSystem('reads all tenants', read)",
    'apps/core/src/features/billing/store.test.ts': call,
  })

  expect(faults).toEqual(['apps/core/src/features/billing/store.ts:2', 'apps/core/src/features/videos/store.ts:2'])
})

it('refuses a listed file that no longer needs it', () => {
  const tree = { 'apps/core/src/features/tenants/store.ts': "db.inTenant('t', read)" }
  expect(faultsOf(asSystem, tree)).toEqual(['apps/core/src/features/tenants/store.ts:1'])
})
