import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetOldCode } from './kept-code.ts'

const DAY_SECONDS = 24 * 3600

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vitrine-code-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A piece of translated code, as the engine of this Node keeps it. */
function keep(node: string, name: string, daysOld: number): void {
  const file = join(folder, node, name)
  mkdirSync(join(folder, node), { recursive: true })
  writeFileSync(file, 'code')
  const at = Date.now() / 1000 - daysOld * DAY_SECONDS
  utimesSync(file, at, at)
}

it('code of builds and of Nodes that have gone is removed a month later, and what is younger stays', () => {
  keep('v24.1.0', 'old', 31)
  keep('v24.9.0', 'gone', 31)
  keep('v24.9.0', 'used', 29)
  forgetOldCode(folder)

  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['v24.9.0', join('v24.9.0', 'used')])
})

it('where nothing was kept yet, nothing happens', () => {
  expect(() => forgetOldCode(join(folder, 'code'))).not.toThrow()
})
