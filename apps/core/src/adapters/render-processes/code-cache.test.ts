import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { purgeCodeCache } from './code-cache.ts'

const DAY_SECONDS = 24 * 3600

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vitrine-code-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file of the compile cache of one version of Node. */
function writeEntry(node: string, name: string, daysOld: number): void {
  const file = join(folder, node, name)
  mkdirSync(join(folder, node), { recursive: true })
  writeFileSync(file, 'code')
  const at = Date.now() / 1000 - daysOld * DAY_SECONDS
  utimesSync(file, at, at)
}

it('removes entries older than a month and empty folders, and leaves younger entries', () => {
  writeEntry('v24.1.0', 'old', 31)
  writeEntry('v24.9.0', 'gone', 31)
  writeEntry('v24.9.0', 'used', 29)
  purgeCodeCache(folder)

  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['v24.9.0', join('v24.9.0', 'used')])
})

it('does nothing when there is no cache yet', () => {
  expect(() => purgeCodeCache(join(folder, 'code'))).not.toThrow()
})
