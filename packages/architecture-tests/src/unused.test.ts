import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** The issues that knip finds with the settings of this repository in a made-up tree: `kind file [name]`, sorted. */
function unusedIn(tree: Record<string, string>, ...flags: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-unused-'))
  try {
    for (const [path, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    copyFileSync(join(ROOT, 'knip.jsonc'), join(folder, 'knip.jsonc'))
    const knip = [join(ROOT, 'node_modules/knip/bin/knip.js'), '--directory', folder, '--reporter', 'json']
    // The settings name more folders than the made-up tree has.
    const { stdout } = spawnSync(process.execPath, [...knip, '--no-config-hints', ...flags], { encoding: 'utf8' })
    const { issues } = JSON.parse(stdout) as { issues: Issue[] }
    return issues.flatMap(named).sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Issue = { file: string } & Record<string, string | { name: string }[]>

function named({ file, ...kinds }: Issue): string[] {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    Array.isArray(found) ? found.map(({ name }) => `${kind} ${file} ${name}`) : [],
  )
}

const workspace = {
  'package.json': '{ "name": "planted", "private": true }',
  'pnpm-workspace.yaml': 'packages:\n  - apps/*\n',
  'apps/core/package.json': JSON.stringify({
    name: '@planted/core',
    private: true,
    dependencies: { zod: '1.0.0', spare: '1.0.0' },
    devDependencies: { vitest: '1.0.0' },
  }),
  'apps/core/src/main.ts': "import 'zod'\nimport 'unlisted'\nimport * as store from './store.ts'\nstore.used()",
  'apps/core/src/store.ts': 'export const used = () => 1\nexport const spare = () => 2\nexport type Spare = 3',
  'apps/core/src/island.ts': "import './other-island.ts'",
  'apps/core/src/other-island.ts': "import './island.ts'",
  'apps/core/src/tested.ts': 'export const tested = 1',
  'apps/core/src/tested.test.ts': "import 'vitest'\nimport { tested } from './tested.ts'\ntested",
}

it('refuses unused files, exports and dependencies', { timeout: 30_000 }, () => {
  expect(unusedIn(workspace)).toEqual([
    'dependencies apps/core/package.json spare',
    'exports apps/core/src/store.ts spare',
    'files apps/core/src/island.ts apps/core/src/island.ts',
    'files apps/core/src/other-island.ts apps/core/src/other-island.ts',
    'types apps/core/src/store.ts Spare',
    'unlisted apps/core/src/main.ts unlisted',
  ])
})

it('ignores the use of a file by tests', { timeout: 30_000 }, () => {
  const files = unusedIn(workspace, '--production', '--include', 'files')

  expect(files).toContain('files apps/core/src/tested.ts apps/core/src/tested.ts')
})
