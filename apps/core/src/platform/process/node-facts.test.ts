import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { VERSION, diskSpace } from './node-facts.ts'

it('the release is the repository’s', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }

  expect(VERSION).toBe(version)
})

it('the disk has space, and no more than its size', async () => {
  const { freeBytes, totalBytes } = await diskSpace(tmpdir())

  expect(freeBytes).toBeGreaterThan(0)
  expect(freeBytes).toBeLessThanOrEqual(totalBytes)
})
