import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { layers } from './layers.ts'

it('refuses an import from a higher layer', () => {
  const faults = faultsOf(layers, {
    'apps/core/src/platform/queue/queue.ts': "import { x } from '../../features/videos/service.ts'",
    'apps/core/src/features/videos/service.ts': "import { x } from '../../platform/queue/queue.ts'\nexport const y = x",
    'apps/core/src/ports/mailer.ts': "import type { Db } from '../platform/db/open.ts'",
    'apps/shell/src/lib/api.ts': "\nimport { x } from '../screens/home.tsx'",
    'apps/shell/src/screens/home.tsx': "import { x } from '../lib/api.ts'",
  })

  expect(faults).toEqual([
    'apps/core/src/platform/queue/queue.ts:1',
    'apps/core/src/ports/mailer.ts:1',
    'apps/shell/src/lib/api.ts:2',
  ])
})

it('refuses a file outside the layers', () => {
  expect(faultsOf(layers, { 'apps/core/src/slug.ts': '', 'apps/core/src/server.ts': '' })).toEqual([
    'apps/core/src/slug.ts:1',
  ])
})

it('allows tests to import from higher layers', () => {
  expect(faultsOf(layers, { 'apps/core/src/platform/queue/queue.test.ts': "import '../../server.ts'" })).toEqual([])
})
