import type { VoiceModel } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { FetchError } from '../../src/platform/safe-fetch/fetch-error.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { PATIENT } from '../until.ts'

const LIST = 'GET /api/admin/voices'
const INSTALL = 'POST /api/admin/voices/:voice/install'
const REMOVE = 'DELETE /api/admin/voices/:voice'
const KRISTIN = { params: { voice: 'en_US-kristin-medium' } }

let test: TestApp
let operator: Client
const asked: string[] = []
let answer = Promise.withResolvers<never>()

beforeAll(async () => {
  const download = (url: string) => (asked.push(url), answer.promise)
  test = await testApp({ withWorkers: false, download })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

const models = async () => (await operator.call<VoiceModel[]>(LIST)).body
const kristin = async () => (await models()).find(({ id }) => id === KRISTIN.params.voice)

it('each voice is listed with its licence and whether it can be verified', async () => {
  expect(await kristin()).toMatchObject({
    languages: ['en'],
    voices: [{ name: 'Kristin', gender: 'female' }],
    licence: 'Public domain',
    commercialUse: 'allowed',
    isVerified: true,
    state: 'not-installed',
    totalBytes: 63_536_347,
  })
  expect((await models()).find(({ id }) => id === 'kokoro-1.0')).toMatchObject({ isVerified: false })
  // Neither addresses of files nor folders of this machine are anybody's business.
  expect(JSON.stringify(await models())).not.toMatch(/"(url|folder|md5)"/)
})

it('a voice of the catalogue is installed in the background, and a failure shows the reason', async () => {
  expect((await operator.call(INSTALL, { ...KRISTIN, body: {} })).status).toBe(202)
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENT)
  expect(asked[0]).toMatch(/^https:\/\/huggingface\.co\/rhasspy\/piper-voices\/.*\/en_US-kristin-medium\.onnx$/)
  expect(await kristin()).toMatchObject({ state: 'installing' })
  expect((await operator.call(INSTALL, { ...KRISTIN, body: {} })).body).toMatchObject({ code: 'voice-installing' })
  expect((await operator.call(REMOVE, KRISTIN)).body).toMatchObject({ code: 'voice-installing' })

  answer.reject(new FetchError('unreachable'))
  await vi.waitFor(
    async () => expect(await kristin()).toMatchObject({ state: 'not-installed', fault: 'unreachable' }),
    PATIENT,
  )
  expect((await operator.call(REMOVE, KRISTIN)).body).toMatchObject({ state: 'not-installed', fault: null })
})

it('an unverifiable voice needs explicit trust, and voices beyond the catalogue are not found', async () => {
  const refused = await operator.call(INSTALL, { params: { voice: 'kokoro-1.0' }, body: {} })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'voice-unverified' }])
  for (const id of ['nobody', '..', '%2e%2e%2fsecret-key'])
    expect((await operator.call(INSTALL, { params: { voice: id }, body: { isTrusted: true } })).status).toBe(404)

  answer = Promise.withResolvers<never>()
  asked.length = 0
  await operator.call(INSTALL, { params: { voice: 'kokoro-1.0' }, body: { isTrusted: true } })
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENT)
  answer.reject(new FetchError('wrong-type'))
  await vi.waitFor(
    async () => expect((await models()).find(({ id }) => id === 'kokoro-1.0')).toMatchObject({ fault: 'no-model' }),
    PATIENT,
  )
})
