import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { shellFeatures } from './shell-features.ts'

it('refuses a shell feature that imports another', () => {
  const faults = faultsOf(shellFeatures, {
    'apps/shell/src/features/videos/card.tsx': "import './player.tsx'\nimport '../billing/queries.ts'",
    'apps/shell/src/screens/my-videos.tsx': "import '../features/videos/card.tsx'",
  })

  expect(faults).toEqual(['apps/shell/src/features/videos/card.tsx:2'])
})

it('refuses a shell feature with an unknown name', () => {
  const faults = faultsOf(shellFeatures, {
    'apps/shell/src/features/receipts/queries.ts': '',
    'apps/shell/src/features/billing/queries.ts': '',
    'apps/shell/src/features/faq/entries.ts': '',
  })

  expect(faults).toEqual(['apps/shell/src/features/receipts/queries.ts:1'])
})
