import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guards } from './guards.ts'

const CORE = join(import.meta.dirname, '../..')

it('there are at least 25 guards, each under a name of its own', () => {
  expect(guards.length).toBeGreaterThanOrEqual(25)
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length)
})

describe.each(guards)('$name', ({ file, code, without, test: [testFile, testName] }) => {
  it('stands in its file once, and can be taken out', () => {
    expect(readFileSync(join(CORE, 'src', file), 'utf8').split(code)).toHaveLength(2)
    expect(without).not.toBe(code)
  })

  it('has the test that is named for it', () => {
    const isThere = readFileSync(join(CORE, testFile), 'utf8').includes(testName)

    expect([testName, isThere]).toEqual([testName, true])
  })
})
