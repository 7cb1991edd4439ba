import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { deadFiles } from './dead-files.ts'

it('refuses files that nothing started from outside reaches', () => {
  const faults = faultsOf(deadFiles, {
    'packages/theme/package.json': '{ "name": "@vitrine/theme", "exports": { ".": "./src/index.ts" } }',
    'packages/theme/src/index.ts': "export { css } from './css.ts'",
    'packages/theme/src/css.ts': 'export const css = new URL("./worker.ts", import.meta.url)',
    'packages/theme/src/worker.ts': "import face from './face.css?url'",
    'packages/theme/src/face.css': '',
    'packages/theme/src/tested.ts': 'export const a = 1',
    'packages/theme/src/tested.test.ts': "import { a } from './tested.ts'",
    'packages/theme/src/island.ts': "import './other-island.ts'",
    'packages/theme/src/other-island.ts': "import './island.ts'",
  })

  expect(faults).toEqual([
    'packages/theme/src/tested.ts:1',
    'packages/theme/src/island.ts:1',
    'packages/theme/src/other-island.ts:1',
  ])
})

it('counts programs, scripts, pages and configurations as started', () => {
  const faults = faultsOf(deadFiles, {
    'package.json': '{ "scripts": { "seed": "node apps/core/src/seed.ts" } }',
    'apps/core/src/seed.ts': '',
    'apps/core/src/main.ts': '',
    'apps/shell/index.html': '<script type="module" src="/src/start.tsx"></script>',
    'apps/shell/src/start.tsx': '',
    'apps/shell/vite.config.ts': "export default { build: { ssr: 'src/prerender.tsx' } }",
    'apps/shell/src/prerender.tsx': '',
  })

  expect(faults).toEqual([])
})
