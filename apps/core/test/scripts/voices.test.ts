import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft, Video, Voice } from '@vitrine/contract'
import { writeTinyVoice } from '@vitrine/presenter/tiny-voice'
import { prepareVoice } from '@vitrine/presenter/voices'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { avatarOf, create, credits, sumOfEntries } from '../renditions.ts'

/** A voice of the catalogue that speaks English. */
const KRISTIN = 'en_US-kristin-medium'
const sound = { voice: KRISTIN }

let test: TestApp
let ana: Client
let folder: string
let now = new Date()

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
  ana = await test.customer('waymark', 'ana')
  folder = join(test.deps.config.dataDir, 'voices', KRISTIN)
})
afterAll(() => test.close())

const remove = () => rm(folder, { recursive: true, force: true })
async function install(): Promise<void> {
  await remove()
  await writeTinyVoice(folder)
  await prepareVoice(folder, 'piper', 'en')
}
beforeEach(install)

const list = async (client: Client, language?: string) =>
  (await client.call<Voice[]>('GET /api/voices', language ? { query: { language } } : {})).body
const idsOf = (voices: readonly Voice[]) => voices.map(({ id }) => id)
const favour = (method: 'DELETE' | 'PUT', client: Client, voice: string) =>
  client.call(`${method} /api/voices/:voice/favourite`, { params: { voice } })
const asError = (reply: Reply<unknown>) => [reply.status, (reply.body as { code: string }).code]

it('the presenter’s voice and installed models that speak the language are listed', async () => {
  expect(await list(ana, 'en')).toEqual([
    expect.objectContaining({
      id: 'built-in',
      kind: 'built-in',
      fault: null,
      languages: ['en', 'es', 'zh', 'hi', 'fa'],
    }),
    {
      id: KRISTIN,
      kind: 'neural',
      name: 'Kristin',
      languages: ['en'],
      gender: 'female',
      style: expect.anything(),
      isFavourite: false,
      creditsPerMinute: 0,
      fault: null,
    },
  ])
  expect(idsOf(await list(ana, 'fa'))).toEqual(['built-in'])
  await remove()
  expect(idsOf(await list(ana))).toEqual(['built-in'])
})

it('a person’s favourites are listed first, and a removed one shows why it cannot be used', async () => {
  const bo = await test.customer('waymark', 'bo')
  await favour('PUT', ana, KRISTIN)
  expect((await favour('PUT', ana, KRISTIN)).status).toBe(200)
  expect(idsOf(await list(ana, 'en'))).toEqual([KRISTIN, 'built-in'])
  expect(idsOf(await list(bo, 'en'))).toEqual(['built-in', KRISTIN])

  await remove()
  expect(await list(ana)).toMatchObject([{ id: KRISTIN, isFavourite: true, fault: 'not-installed' }, {}])
  expect(asError(await favour('PUT', ana, 'nobody'))).toEqual([404, 'voice-unknown'])
  await favour('DELETE', ana, KRISTIN)
  expect(idsOf(await list(ana))).toEqual(['built-in'])
})

it('a video, its duplicate and its draft use the chosen voice', async () => {
  const { body } = await create(ana, { script: 'Kristin says this.', language: 'en', sound })
  expect(await ana.finished(body.id)).toMatchObject({ status: 'ready', sound })
  const params = { id: body.id }
  const { body: second } = await ana.call<Video>('POST /api/videos/:id/duplicate', { params, body: {} })
  await ana.finished(second.id)
  const { body: saved } = await ana.call<{ id: string }>('POST /api/videos/:id/draft', { params })
  const { body: draft } = await ana.call<Draft>('GET /api/drafts/:id', { params: { id: saved.id } })

  const jobs = test.renderer.jobs.filter(({ script }) => script === 'Kristin says this.')
  expect(jobs.map(({ voice }) => voice)).toEqual([
    { kind: 'neural', folder, voiceNumber: 0 },
    { kind: 'neural', folder, voiceNumber: 0 },
  ])
  expect(draft.content.voice).toBe(KRISTIN)
})

it('a translation uses the presenter’s voice when the chosen one does not speak its language', async () => {
  const { body } = await create(ana, { script: 'To be translated.', language: 'en', sound })
  await ana.finished(body.id)
  const translation = { language: 'es', script: 'Una tarde tranquila.' }
  const { body: second } = await ana.call<Video>('POST /api/videos/:id/translate', {
    params: { id: body.id },
    body: translation,
  })
  expect(await ana.finished(second.id)).toMatchObject({ status: 'ready', sound: { voice: 'built-in' } })
})

it.each([
  ['one that nobody knows', { sound: { voice: 'nobody' } }, [404, 'voice-unknown']],
  ['one beyond its folder', { sound: { voice: '../../etc' } }, [404, 'voice-unknown']],
  ['one of another language', { language: 'fa', sound }, [422, 'voice-other-language']],
  ['one of a language that was recognised', { script: 'یک صبح آرام کنار آب.', sound }, [422, 'voice-other-language']],
  ['one that is not installed', { sound: { voice: 'en_US-john-medium' } }, [409, 'voice-unavailable']],
])('a voice is refused and nothing is held: %s', async (_name, draft, problem) => {
  const before = await credits(ana)
  expect(asError(await create(ana, draft))).toEqual(problem)
  expect(await credits(ana)).toEqual(before)
})

it('a video whose voice was removed while it waited fails at no cost, and can be made with another', async () => {
  const eve = await test.customer('waymark', 'eve')
  const before = [await credits(eve), await sumOfEntries(test, eve)]
  const begins = Promise.withResolvers<void>()
  const { stageInputs } = test.features.renders.renderInputs
  test.features.renders.renderInputs.stageInputs = async (job, place) => (await begins.promise, stageInputs(job, place))
  const { body } = await create(eve, { script: 'It was there a moment ago.', language: 'en', sound })
  await remove()
  begins.resolve()

  expect(await eve.finished(body.id)).toMatchObject({
    status: 'failed',
    errorCode: 'voice-removed',
    errorMessage: 'The voice of this video is no longer available. Choose another voice.',
  })
  test.features.renders.renderInputs.stageInputs = stageInputs
  expect([await credits(eve), await sumOfEntries(test, eve)]).toEqual(before)
  expect(asError(await create(eve, { language: 'en', sound }))).toEqual([409, 'voice-unavailable'])
  expect(await eve.finished((await create(eve)).body.id)).toMatchObject({ status: 'ready' })
})

it('a finished video is redrawn from its stored speech, also after its voice was removed', async () => {
  const { body } = await create(ana, { script: 'Kept for later.', language: 'en', sound })
  await ana.finished(body.id)
  await remove()
  await ana.call('PATCH /api/videos/:id', { params: { id: body.id }, body: { title: 'Another title' } })
  const drawn = () => test.renderer.jobs.filter(({ script }) => script === 'Kept for later.').at(-1)
  await expect.poll(() => drawn()?.title).toBe('Another title')
  expect(drawn()?.voice).toEqual({ kind: 'neural', folder, voiceNumber: 0 })
})

it('a sample of a voice is made once for everybody, and stored with the voice', async () => {
  const bo = await test.customer('keystone', 'bo-listens')
  const hear = (client: Client, voice: string, query: Record<string, string>) =>
    client.call('GET /api/voices/:voice/sample', { params: { voice }, query })
  const spoken = () => test.textToSpeech.jobs.length
  const earlier = spoken()
  const answers = await Promise.all([hear(ana, KRISTIN, { language: 'en' }), hear(bo, KRISTIN, { language: 'en' })])
  now = new Date(now.getTime() + 11 * 60_000)
  answers.push(await hear(ana, KRISTIN, { language: 'en' }))

  expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual(
    Array.from({ length: 3 }, () => [200, 'audio/wav']),
  )
  expect(spoken() - earlier).toBe(1)
  expect(existsSync(join(folder, 'samples', '0-en.wav'))).toBe(true)
  expect(asError(await hear(ana, KRISTIN, { language: 'es' }))).toEqual([422, 'voice-other-language'])

  const own = { language: 'es', avatarId: await avatarOf(ana) }
  expect((await hear(ana, 'built-in', own)).status).toBe(200)
  expect(asError(await hear(ana, 'built-in', { language: 'es' }))).toEqual([404, 'avatar-unknown'])
  expect(asError(await hear(bo, 'built-in', own))).toEqual([404, 'avatar-unknown'])
  expect(test.textToSpeech.jobs.at(-1)).toMatchObject({ language: 'es', presenterId: expect.any(String) })
})

it('a sentence is previewed with the voice of the video', async () => {
  const body = { script: 'A preview by Kristin.', avatarId: await avatarOf(ana), language: 'en', voice: KRISTIN }
  expect((await ana.call('POST /api/preview-speech', { body })).status).toBe(200)
  expect(test.textToSpeech.jobs.at(-1)?.voice).toEqual({ kind: 'neural', folder, voiceNumber: 0 })
  expect(asError(await ana.call('POST /api/preview-speech', { body: { ...body, language: 'es' } }))).toEqual([
    422,
    'voice-other-language',
  ])
})
