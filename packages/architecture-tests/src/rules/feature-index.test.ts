import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { featureIndex } from './feature-index.ts'

const at = 'apps/core/src/features'

it('allows imports of a feature’s index.ts only, also for the composition root', () => {
  const faults = faultsOf(featureIndex, {
    [`${at}/videos/service.ts`]: "import '../ledger/index.ts'\nimport type { Row } from '../ledger/store.ts'",
    [`${at}/videos/renders/index.ts`]: "import '../store.ts'\nimport '../../ledger/holds/index.ts'",
    [`${at}/videos/service.test.ts`]: "import '../ledger/store.ts'",
    'apps/core/src/features.ts': "import './features/ledger/index.ts'\nimport './features/ledger/service.ts'",
    'apps/core/test/app.ts': "import '../src/features/ledger/service.ts'",
  })

  expect(faults).toEqual([
    `${at}/videos/service.ts:2`,
    `${at}/videos/renders/index.ts:2`,
    'apps/core/src/features.ts:2',
  ])
})
