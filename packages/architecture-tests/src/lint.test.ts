import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** Returns the faults that the linter finds in made-up files with the settings of this repository: `file:line rule`, sorted. */
function lint(tree: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
  try {
    for (const [name, text] of Object.entries(tree)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const linter = join(ROOT, 'node_modules/.bin/oxlint')
    const config = join(ROOT, '.oxlintrc.json')
    const { stdout } = spawnSync(linter, ['-c', config, '--format', 'json', folder], { encoding: 'utf8', cwd: ROOT })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    return diagnostics.map(({ code, filename, labels }) => `${nameOf(filename)}:${labels[0]?.span.line} ${code}`).sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Diagnostic = { code: string; filename: string; labels: { span: { line: number } }[] }

function nameOf(path: string): string {
  return path.replace(/^.*\//, '')
}

it('refuses regular expressions that read a text repeatedly', { timeout: 30_000 }, () => {
  const faults = lint({
    'a.ts': 'export const nested = (text: string) => /^(?:a+)+$/.test(text)',
    'b.ts': 'export const overlapping = (text: string) => /^[\\d.]*\\.*$/.test(text)',
    'c.ts': "export const fromEachPlace = (text: string) => text.replace(/\\s+$/, '')",
    'd.ts': "export const lines = (text: string) => text.replace(/^\\s*(?:[-*+•]|\\d{1,3}[.)])\\s+/gm, '')",
    'e.ts': "export const built = new RegExp('(?:a+)+$')",
    'fine.ts': "export const fine = (text: string) => text.replace(/(?<!\\s)\\s+$/, '')",
  })

  expect(faults).toEqual(
    expect.arrayContaining([
      'a.ts:1 regexp(no-super-linear-backtracking)',
      'b.ts:1 regexp(no-super-linear-backtracking)',
      'c.ts:1 regexp(no-super-linear-move)',
      'd.ts:1 regexp(no-super-linear-move)',
      'e.ts:1 regexp(no-super-linear-backtracking)',
    ]),
  )
  expect(faults.filter((fault) => fault.startsWith('fine'))).toEqual([])
})

it('refuses import cycles, of types as well', { timeout: 30_000 }, () => {
  const faults = lint({
    'a.ts': "import { b } from './b.ts'\nexport const a = () => b",
    'b.ts': "export { c as b } from './c.ts'",
    'c.ts': "import { a } from './a.ts'\nexport const c = () => a",
    'left.ts': "import type { Right } from './right.ts'\nexport type Left = Right | 1",
    'right.ts': "import type { Left } from './left.ts'\nexport type Right = { left: Left }",
    'outside.ts': "import { a } from './a.ts'\nexport const outside = a",
  })

  expect(faults).toEqual(['a', 'b', 'c', 'left', 'right'].map((name) => `${name}.ts:1 import(no-cycle)`))
})

it('refuses long files, leftovers, prints and reads of the environment', { timeout: 30_000 }, () => {
  const faults = lint({
    'long.ts': 'export const a = 1\n' + '// a line\n'.repeat(300),
    'fits.ts': 'export const a = 1\n' + '// a line\n'.repeat(299),
    'leftover.ts': "export const text = 'TODO'\n/* first\n   FIXME second */",
    'print.ts': "console.log('here')\nconsole.warn('kept')",
    'print-cli.ts': "console.log('programs print')",
    'env.ts': 'export const port = process.env.PORT',
    'spelling.ts': "export const port = process['env'].PORT",
    'taken.ts': 'const { env } = process\nexport { env }',
    'imported.ts': "export { env } from 'node:process'",
    'some.config.ts': 'export const port = process.env.PORT',
  })

  expect(faults).toEqual([
    'env.ts:1 eslint(no-restricted-properties)',
    'imported.ts:1 eslint(no-restricted-imports)',
    'leftover.ts:2 eslint(no-warning-comments)',
    'long.ts:301 eslint(max-lines)',
    'print.ts:1 eslint(no-console)',
    'spelling.ts:1 eslint(no-restricted-properties)',
    'taken.ts:1 eslint(no-restricted-properties)',
  ])
})

it('refuses API calls of the shell that bypass the typed client', { timeout: 30_000 }, () => {
  const faults = lint({
    'shell/src/around.ts':
      "export const around = () => fetch('/api/videos')\nexport const older = () => new XMLHttpRequest()",
    'shell/src/own.ts': 'export const own = (fetch: () => void) => fetch()',
    'core/src/outside.ts': "export const outside = () => fetch('https://example.com')",
  })

  expect(faults).toEqual(['around.ts:1 eslint(no-restricted-globals)', 'around.ts:2 eslint(no-restricted-globals)'])
})

it('refuses skipped and focused tests', { timeout: 30_000 }, () => {
  const faults = lint({
    'a.test.ts': [
      "import { describe, expect, it } from 'vitest'",
      "it.only('x', () => expect(1).toBe(1))",
      "it.skip('y', () => expect(1).toBe(1))",
      "describe.only('z', () => {",
      "  it.only.each([1])('of %i', (one) => expect(one).toBe(1))",
      '})',
      "describe.skip('w', () => {})",
    ].join('\n'),
  })

  expect(faults).toEqual([
    'a.test.ts:2 vitest(no-focused-tests)',
    'a.test.ts:3 vitest(no-disabled-tests)',
    'a.test.ts:4 vitest(no-focused-tests)',
    'a.test.ts:5 vitest(no-focused-tests)',
    'a.test.ts:7 vitest(no-disabled-tests)',
  ])
})
