import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { environment } from './environment.ts'

it('lets only config.ts read the environment', () => {
  const read = 'export const port = process.env.PORT'
  const faults = faultsOf(environment, {
    'apps/core/src/config.ts': read,
    'apps/core/src/server.ts': read,
    'apps/core/src/server.test.ts': read,
    'apps/core/vitest.config.ts': read,
    'packages/presenter/src/child.ts': `\n${read}`,
    'infra/run.mjs': read,
  })

  expect(faults).toEqual(['apps/core/src/server.ts:1', 'packages/presenter/src/child.ts:2'])
})

it('sees through other spellings', () => {
  const spellings = ["process['env']", "import { env } from 'node:process'", 'const { env: settings } = process']

  for (const text of spellings) expect(faultsOf(environment, { 'apps/core/src/server.ts': text })).toHaveLength(1)
})
