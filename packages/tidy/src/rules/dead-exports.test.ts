import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { deadExports } from './dead-exports.ts'

it('refuses exports that no other file takes', () => {
  const faults = faultsOf(deadExports, {
    'packages/theme/package.json': '{ "name": "@vitrine/theme", "exports": { ".": "./src/index.ts" } }',
    'packages/theme/src/index.ts': "export { used } from './parts.ts'\nimport * as all from './whole.ts'\nall.go()",
    'packages/theme/src/parts.ts':
      'export const used = 1\nexport const spare = 2\nexport type Spare = 3\nconst own = 4',
    'packages/theme/src/whole.ts': 'export const go = () => 1',
  })

  expect(faults).toEqual(['packages/theme/src/parts.ts:2', 'packages/theme/src/parts.ts:3'])
})

it('accepts an export that a test looks at', () => {
  const faults = faultsOf(deadExports, {
    'apps/core/src/main.ts': "import './parts.ts'",
    'apps/core/src/parts.ts': 'export const tested = 1',
    'apps/core/src/parts.test.ts': "import { tested } from './parts.ts'",
  })

  expect(faults).toEqual([])
})
