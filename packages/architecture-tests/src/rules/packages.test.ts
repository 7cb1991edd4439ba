import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { packages } from './packages.ts'

const workspace = {
  'apps/core/package.json': '{ "name": "@vitrine/core" }',
  'packages/contract/package.json': '{ "name": "@vitrine/contract", "exports": { ".": "./src/index.ts" } }',
  'packages/presenter/package.json': JSON.stringify({
    name: '@vitrine/presenter',
    exports: { './rig': './src/rig/index.ts', './child': './src/child.ts', './edits': './src/director/edits.ts' },
  }),
}

it('refuses a package that imports an app or another package', () => {
  const faults = faultsOf(packages, {
    ...workspace,
    'packages/theme/src/index.ts': "import '@vitrine/contract'",
    'packages/contract/src/index.ts': "import '../../../apps/core/src/server.ts'",
  })

  expect(faults).toEqual(['packages/theme/src/index.ts:1', 'packages/contract/src/index.ts:1'])
})

it('allows the contract to import the storyboard schema, and nothing that draws', () => {
  const faults = faultsOf(packages, {
    ...workspace,
    'packages/presenter/src/director/edits.ts': 'export const StoryboardEdits = {}',
    'packages/presenter/src/rig/index.ts': 'export const draw = () => {}',
    'packages/contract/src/storyboard.ts': "import '@vitrine/presenter/edits'\nimport '@vitrine/presenter/rig'",
    'packages/theme/src/index.ts': "import '@vitrine/presenter/edits'",
  })

  expect(faults).toEqual(['packages/contract/src/storyboard.ts:2', 'packages/theme/src/index.ts:1'])
})

it('allows apps to import packages by name only, and the shell nothing of the core', () => {
  const faults = faultsOf(packages, {
    ...workspace,
    'apps/core/src/server.ts': "import '@vitrine/contract'\nimport '../../../packages/contract/src/index.ts'",
    'apps/shell/src/main.tsx': "import '@vitrine/presenter/rig'\nimport '../../core/src/ports/mailer.ts'",
  })

  expect(faults).toEqual(['apps/core/src/server.ts:2', 'apps/shell/src/main.tsx:2'])
})

it('allows only the renderer adapter to start the drawing engine', () => {
  const start = "export const child = import.meta.resolve('@vitrine/presenter/child')"
  const faults = faultsOf(packages, {
    ...workspace,
    'apps/core/src/adapters/renderer-presenter.ts': start,
    'apps/core/src/features/videos/renders/jobs.ts': start,
  })

  expect(faults).toEqual(['apps/core/src/features/videos/renders/jobs.ts:1'])
})
