import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guards } from './guards.ts'

const CORE = join(import.meta.dirname, '../..')

it('there are at least 25 guards with unique names', () => {
  expect(guards.length).toBeGreaterThanOrEqual(25)
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length)
})

describe.each(guards)('$name', ({ file, code, without, test: [testFile, testName] }) => {
  it('occurs once in its file, and can be removed', () => {
    expect(readFileSync(join(CORE, 'src', file), 'utf8').split(code)).toHaveLength(2)
    expect(without).not.toBe(code)
  })

  it('names an existing test', () => {
    const isThere = textOf(testFile).includes(testName)

    expect([testName, isThere]).toEqual([testName, true])
  })
})

/** The text of a test file, and of the shared suite that it runs. */
function textOf(testFile: string): string {
  const text = readFileSync(join(CORE, testFile), 'utf8')
  const [, suite] = /from '(\.\/[\w.-]+\.suite\.ts)'/.exec(text) ?? []
  return suite ? text + readFileSync(join(CORE, dirname(testFile), suite), 'utf8') : text
}
