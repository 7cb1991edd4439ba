import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TrialKind, createTrials, heardIn } from '../../../test/consent-trials.ts'

/** Many voices speak, which takes a while where processors are shared. */
const TIMEOUT_MS = 300_000
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consent-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the result for the first trial of a kind. */
async function heard(kind: TrialKind, language: 'en' | 'fa') {
  return heardIn(await createTrials(kind, [language]).next(), join(folder, 'consent.wav'))
}

test.each(['en', 'fa'] as const)(
  'words that were read are recognised, by another voice and in noise (%s)',
  async (language) => {
    expect(await heard('right', language)).toMatchObject({ verdict: 'right' })
  },
  TIMEOUT_MS,
)

test(
  'a wrong code is distinguished from the expected one',
  async () => {
    expect(await heard('code', 'en')).toMatchObject({ verdict: 'code' })
  },
  TIMEOUT_MS,
)

test.each(['sentence', 'language'] as const)(
  'words in another %s are rejected',
  async (kind) => {
    expect(await heard(kind, 'en')).toMatchObject({ verdict: 'sentence', digits: 0 })
  },
  TIMEOUT_MS,
)

test(
  'nothing is heard in silence',
  async () => {
    expect(await heard('silence', 'en')).toMatchObject({ verdict: 'silent' })
  },
  TIMEOUT_MS,
)
