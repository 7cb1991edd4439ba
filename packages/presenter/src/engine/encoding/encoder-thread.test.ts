import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MANY_KEYFRAMES = join(import.meta.dirname, '../../../test/many-keyframes.ts')

test('thousands of keyframes are encoded in one process without heap corruption', async () => {
  // A small heap for new objects is collected often, so that damage shows itself within seconds.
  const run = promisify(execFile)(process.execPath, ['--max-semi-space-size=1', MANY_KEYFRAMES])
  expect((await run).stderr).toBe('')
}, 120_000)
