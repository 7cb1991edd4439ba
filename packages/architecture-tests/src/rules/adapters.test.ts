import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { adapters } from './adapters.ts'

it('allows only deps.ts and tests to choose an adapter', () => {
  const adapter = 'adapters/mail-smtp.ts'
  const faults = faultsOf(adapters, {
    'apps/core/src/deps.ts': `import './${adapter}'`,
    'apps/core/src/server.ts': `import './${adapter}'`,
    'apps/core/src/features/weather/service.ts': `import '../../${adapter}'`,
    'apps/core/src/features/accounts/service.test.ts': `import '../../${adapter}'`,
    'apps/core/src/adapters/mail-outbox.ts': "import './mail-smtp.ts'",
  })

  expect(faults).toEqual(['apps/core/src/server.ts:1', 'apps/core/src/features/weather/service.ts:1'])
})
