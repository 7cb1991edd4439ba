import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** The rules that the linter of this repository names for a text. */
function rulesBrokenBy(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lint-'))
  try {
    writeFileSync(join(folder, 'planted.ts'), text)
    const linter = join(ROOT, 'node_modules/.bin/oxlint')
    const config = join(ROOT, '.oxlintrc.json')
    const { stdout } = spawnSync(linter, ['-c', config, '--format', 'json', folder], { encoding: 'utf8', cwd: ROOT })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
    return diagnostics.map(({ code }) => code).sort()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('the linter refuses patterns that read a text again and again', { timeout: 30_000 }, () => {
  const planted = [
    'export const nested = (text: string) => /^(?:a+)+$/.test(text)',
    'export const overlapping = (text: string) => /^[\\d.]*\\.*$/.test(text)',
    "export const fromEachPlace = (text: string) => text.replace(/\\s+$/, '')",
    "export const lines = (text: string) => text.replace(/^\\s*(?:[-*+•]|\\d{1,3}[.)])\\s+/gm, '')",
    "export const built = new RegExp('(?:a+)+$')",
  ]
  expect(planted.map(rulesBrokenBy)).toEqual([
    ['regexp(no-super-linear-backtracking)'],
    ['regexp(no-super-linear-backtracking)'],
    ['regexp(no-super-linear-move)'],
    ['regexp(no-super-linear-move)'],
    expect.arrayContaining(['regexp(no-super-linear-backtracking)']),
  ])
  expect(rulesBrokenBy("export const fine = (text: string) => text.replace(/(?<!\\s)\\s+$/, '')")).toEqual([])
})
