import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Deps, openDeps } from '../../src/deps.ts'
import { createThreadPool } from '../../src/platform/thread-pool/thread-pool.ts'
import { testConfig } from '../config.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { createFakeMediaProcessor } from '../fake-media-processor.ts'
import { createFakeRenderer } from '../fake-renderer.ts'
import { createFakeTextToSpeech } from '../fake-text-to-speech.ts'

const closed: string[] = []
let database: TestDatabase
let deps: Deps

beforeAll(async () => {
  database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-deps-'))
  const chromium = { path: '/usr/bin/chromium', isConfined: true }
  const translator = { url: 'http://translator.test', key: undefined }
  deps = await openDeps(
    { ...testConfig(dataDir), chromium, translator },
    {
      db: noting('db', database.db),
      renderer: noting('renderer', createFakeRenderer()),
      mediaProcessor: noting('mediaProcessor', createFakeMediaProcessor()),
      textToSpeech: noting('textToSpeech', createFakeTextToSpeech()),
      threads: noting('threads', createThreadPool()),
      screenshotter: null,
      translator: null,
    },
  )
})
afterAll(() => database.close())

it('null disables an adapter that the settings name', () => {
  expect([deps.screenshotter, deps.translator]).toEqual([null, null])
})

it('dependents are closed before their dependencies', async () => {
  await deps.close()

  expect(closed).toEqual(['renderer', 'mediaProcessor', 'textToSpeech', 'threads', 'db'])
})

function noting<T extends { close(): unknown }>(name: string, part: T): T {
  return new Proxy(part, {
    get(target, key: keyof T & string) {
      if (key === 'close') closed.push(name)
      return target[key]
    },
  })
}
