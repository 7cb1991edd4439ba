import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { featureOrderRule } from './feature-order.ts'

const at = 'apps/core/src/features'

it('refuses an import of a later feature, for types as well', () => {
  const faults = faultsOf(featureOrderRule, {
    [`${at}/videos/index.ts`]: "import '../ledger/index.ts'",
    [`${at}/ledger/index.ts`]: "\nimport type { Video } from '../videos/index.ts'",
    [`${at}/ledger/index.test.ts`]: "import '../videos/index.ts'",
  })

  expect(faults).toEqual([`${at}/ledger/index.ts:2`])
})

it('lists every feature in the order', () => {
  expect(faultsOf(featureOrderRule, { [`${at}/weather/store.ts`]: '', [`${at}/weather/routes.ts`]: '' })).toEqual([
    `${at}/weather/store.ts:1`,
  ])
})
