import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { namedInputs } from './named-inputs.ts'

it('refuses to pass every dependency to one module', () => {
  const faults = faultsOf(namedInputs, {
    'apps/core/src/features.ts': [
      'const ledger = createLedgerModule({ db, clock })',
      'const twins = createTwinsModule({ ...deps, audit }, { people })',
      'const videos = createVideosModule(',
      '  { ...deps.config, audit })',
      'return { ...site, ledger, twins, videos }',
    ].join('\n'),
    'apps/core/src/server.ts': 'installRoutes(app, { ...twins, db })\ninstallRoutes(app, { ...features })',
    'apps/core/src/features/videos/service.ts': 'createRows({ ...deps })',
  })

  expect(faults).toEqual(['apps/core/src/features.ts:2', 'apps/core/src/features.ts:4', 'apps/core/src/server.ts:2'])
})
