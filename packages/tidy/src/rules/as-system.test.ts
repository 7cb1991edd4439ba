import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { asSystem } from './as-system.ts'

it('refuses work across tenants outside the listed files', () => {
  const use = "import { asSystem } from '../../platform/db/scope.ts'"
  const faults = faultsOf(asSystem, {
    'apps/core/src/features/admin/store.ts': use,
    'apps/core/src/features/billing/store.ts': `\n${use}`,
    'apps/core/src/features/billing/store.test.ts': use,
  })

  expect(faults).toEqual(['apps/core/src/features/billing/store.ts:2'])
})
