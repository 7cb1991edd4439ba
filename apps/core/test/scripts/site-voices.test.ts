import type { SiteVoices, SpeechServiceOverview, SpeechServiceTest, Video, Voice } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { RenderError } from '../../src/ports/renderer.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { fetchHere, openSpeechServer } from '../servers/remote-speech-server.ts'
import { create, credits, read, sumOfEntries } from '../renditions.ts'

const VOICE = 'site:ana.1'
const service = {
  kind: 'openai',
  model: 'kokoro',
  voices: [{ id: 'ana.1', name: 'Ana', languages: ['en', 'es'], gender: 'female' }],
}
const sound = { voice: VOICE }

let test: TestApp
let owner: Client
let ana: Client
let server: Awaited<ReturnType<typeof openSpeechServer>>
let now = new Date()
const answers: { status: number | 'hang' } = { status: 200 }
/** The product waits much longer. */
const TIMEOUT_MS = 500

beforeAll(async () => {
  test = await testApp({
    clock: { now: () => now },
    safeFetch: (url, options) =>
      fetchHere(url, answers.status === 'hang' ? { ...options, timeoutMs: TIMEOUT_MS } : options),
  })
  owner = await test.demo('keystone', 'owner')
  ana = await test.customer('keystone', 'ana')
  server = await openSpeechServer(() => {
    const { status } = answers
    if (status === 'hang') return 'hang'
    return status === 200 ? Buffer.from('RIFF sound') : { status }
  })
  await connect()
})
afterAll(async () => {
  await server.close()
  await test.close()
})
afterEach(() => {
  answers.status = 200
})

const connect = (change: Record<string, unknown> = {}) =>
  owner.call<SpeechServiceOverview>('PUT /api/whitelabel/speech-service', {
    body: { ...service, baseUrl: `${server.url}/v1`, key: 'sk-secret', ...change },
  })
const overview = async () => (await owner.call<SpeechServiceOverview>('GET /api/whitelabel/speech-service')).body
const voicesOf = async (client: Client) => (await client.call<Voice[]>('GET /api/voices')).body
const offer = (voices: unknown[], presenterVoices: unknown[] = []) =>
  owner.call<SiteVoices>('PUT /api/whitelabel/voices', { body: { voices, presenterVoices } })
const asError = (reply: Reply<unknown>) => [reply.status, (reply.body as { code: string }).code]
const jobOf = (script: string) => test.renderer.jobs.filter((job) => job.script === script)

/** Asks the address of a job's voice for a sentence, as the render process does. */
async function speakAs(job: ReturnType<typeof jobOf>[number] | undefined, input: string): Promise<number> {
  const { voice } = job ?? {}
  if (voice?.kind !== 'remote') throw new Error('the job has no voice of a server')
  const { status } = await fetch(`${voice.baseUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${voice.apiKey}` },
    body: JSON.stringify({ model: voice.model, voice: voice.voice, input, response_format: 'wav' }),
  })
  return status
}

it('voices of a connected speech server are offered to this site’s customers only, and its key is never shown', async () => {
  expect(await voicesOf(ana)).toMatchObject([{ id: 'built-in' }, { id: VOICE, kind: 'remote', name: 'Ana' }])
  const elsewhere = await test.customer('waymark', 'ana')
  expect((await voicesOf(elsewhere)).map(({ id }) => id)).not.toContain(VOICE)
  expect(asError(await create(elsewhere, { language: 'en', sound }))).toEqual([404, 'voice-unknown'])

  const seen = await overview()
  expect(seen.service).toMatchObject({ hasKey: true, model: 'kokoro' })
  expect(JSON.stringify(seen)).not.toContain('sk-secret')
  const { rows } = await test.deps.db.execute('select key_encrypted from speech_service', [])
  expect(JSON.stringify(rows)).not.toContain('sk-secret')
})

it('the key is kept for the same address only', async () => {
  await connect({ key: undefined })
  expect((await overview()).service?.hasKey).toBe(true)
  await connect({ key: undefined, baseUrl: `${server.url}/v2` })
  expect((await overview()).service?.hasKey).toBe(false)
  await connect()
})

it('the price per character is stored, and optional', async () => {
  expect((await overview()).service?.centsPerMillionCharacters).toBeNull()
  expect((await connect({ centsPerMillionCharacters: 1500 })).body.service?.centsPerMillionCharacters).toBe(1500)
  expect(asError(await connect({ centsPerMillionCharacters: -1 }))).toEqual([422, 'invalid'])
  expect((await connect()).body.service?.centsPerMillionCharacters).toBeNull()
})

it('a speech server is connected by the owner only', async () => {
  const editor = await test.customer('keystone', 'not-a-partner')
  const body = { ...service, baseUrl: 'https://speech.example', key: 'x' }
  expect((await editor.call('PUT /api/whitelabel/speech-service', { body })).status).toBe(403)
  expect((await editor.call('PUT /api/whitelabel/voices', { body: { voices: [], presenterVoices: [] } })).status).toBe(
    403,
  )
})

it('a test of a voice reports what is wrong', async () => {
  const tested = async () =>
    (await owner.call<SpeechServiceTest>('POST /api/whitelabel/speech-service/test', { body: { voice: 'ana.1' } })).body
  expect((await tested()).fault).toBeNull()
  answers.status = 401
  expect((await tested()).fault).toBe('key')
  answers.status = 503
  expect((await tested()).fault).toBe('unreachable')
  expect(asError(await owner.call('POST /api/whitelabel/speech-service/test', { body: { voice: 'nobody' } }))).toEqual([
    404,
    'not-found',
  ])
})

it('a render gets its own address and ticket, passes its sentences on with the key, and counts characters', async () => {
  const bo = await test.customer('keystone', 'bo')
  const before = (await overview()).charactersThisMonth.site
  const { body } = await create(bo, { script: 'Spoken elsewhere.', language: 'en', sound })
  expect(await bo.finished(body.id)).toMatchObject({ status: 'ready', sound })
  const [job] = jobOf('Spoken elsewhere.')
  expect(JSON.stringify(job)).not.toContain('sk-secret')
  expect(await speakAs(job, 'Spoken elsewhere.')).toBe(200)

  const seen = server.seen.at(-1)
  expect(seen?.headers.authorization).toBe('Bearer sk-secret')
  expect(seen?.body).toMatchObject({ model: 'kokoro', voice: 'ana.1', input: 'Spoken elsewhere.' })
  expect((await overview()).charactersThisMonth.site).toBe(before + 'Spoken elsewhere.'.length)

  answers.status = 429
  expect(await speakAs(job, 'Another.')).toBe(429)
  // The render process does not ask again at once.
  answers.status = 'hang'
  expect(await speakAs(job, 'Another.')).toBe(504)
  const stranger = job && { ...job, voice: { ...job.voice, apiKey: 'guessed' } }
  expect(await speakAs(stranger as typeof job, 'Another.')).toBe(401)
  expect((await overview()).charactersThisMonth.site).toBe(before + 'Spoken elsewhere.'.length)
})

it('the partner’s price for a voice is shown before it is charged, and never exceeded', async () => {
  const cy = await test.customer('keystone', 'cy')
  await offer([{ id: VOICE, isHidden: false, creditsPerMinute: 1.5 }])
  const { body: estimate } = await cy.call<{ creditsNeeded: number }>('POST /api/estimate-script', {
    body: { script: 'A short one.', language: 'en', voice: VOICE },
  })
  expect(estimate.creditsNeeded).toBe(1.5)
  const before = (await credits(cy)).credits
  const { body } = await create(cy, { script: 'A short one.', language: 'en', sound })
  expect(body.creditsHeld).toBe(1.5)
  const done = await cy.finished(body.id)
  expect(done.creditsCharged).toBe(1.5)
  expect((await credits(cy)).credits).toBe(before - 1.5)
  await offer([])
})

it('voices follow the partner’s order and visibility, and videos with a hidden voice stay as they are', async () => {
  const di = await test.customer('keystone', 'di')
  const { body } = await create(di, { script: 'Made before it was hidden.', language: 'en', sound })
  await di.finished(body.id)
  await offer([
    { id: VOICE, isHidden: false, creditsPerMinute: 0 },
    { id: 'built-in', isHidden: true, creditsPerMinute: 3 },
  ])
  expect(await voicesOf(di)).toMatchObject([{ id: VOICE }, { id: 'built-in', creditsPerMinute: 0 }])

  await offer([{ id: VOICE, isHidden: true, creditsPerMinute: 0 }])
  expect((await voicesOf(di)).map(({ id }) => id)).toEqual(['built-in'])
  expect(asError(await create(di, { language: 'en', sound }))).toEqual([404, 'voice-unknown'])
  expect(await read(di, body.id)).toMatchObject({ status: 'ready', sound })
  expect(asError(await offer([{ id: 'nobody', isHidden: true, creditsPerMinute: 0 }]))).toEqual([404, 'voice-unknown'])
  await offer([])
})

it('a presenter speaks with the voice that the partner gave them, at no cost, in languages that it knows', async () => {
  const eve = await test.customer('keystone', 'eve')
  await offer([{ id: VOICE, isHidden: true, creditsPerMinute: 2 }], [{ presenterId: null, voice: VOICE }])
  const { body } = await create(eve, { script: 'The given voice.', language: 'en' })
  expect(await eve.finished(body.id)).toMatchObject({ sound: { voice: VOICE }, creditsCharged: 0.5 })
  const { body: other } = await create(eve, { script: 'یک صبح آرام.', language: 'fa' })
  expect(await eve.finished(other.id)).toMatchObject({ sound: { voice: 'built-in' } })
  await offer([])
})

const away = () => new RenderError('voice-unreachable', 'The voice server did not answer.')

it('a video waits with its credits held while its server is unreachable, and is charged once afterwards', async () => {
  const flo = await test.customer('keystone', 'flo')
  const before = await sumOfEntries(test, flo)
  test.renderer.nextFailure = { of: 'It can wait.', error: away() }
  const { body } = await create(flo, { script: 'It can wait.', language: 'en', sound })
  await expect.poll(async () => (await read(flo, body.id)).status).toBe('pending')
  await expect.poll(() => jobOf('It can wait.').length).toBe(1)
  const { body: other } = await create(flo, { script: 'Others go on.', language: 'en' })
  expect(await flo.finished(other.id)).toMatchObject({ status: 'ready' })
  expect((await credits(flo)).creditsHeld).toBe(0.5)

  await admitAll()
  expect(jobOf('It can wait.')).toHaveLength(1)
  now = new Date(now.getTime() + 3 * 60_000)
  await admitAll()
  expect(await flo.finished(body.id)).toMatchObject({ status: 'ready', creditsCharged: 0.5 })
  expect(jobOf('It can wait.')).toHaveLength(2)
  expect(await sumOfEntries(test, flo)).toBe(before - 1)
})

it('a video fails with its credits returned when the server is unreachable for a day', async () => {
  const gus = await test.customer('keystone', 'gus')
  const before = await credits(gus)
  test.renderer.nextFailure = { of: 'Never spoken.', error: away() }
  const { body } = await create(gus, { script: 'Never spoken.', language: 'en', sound })
  await expect.poll(() => jobOf('Never spoken.').length).toBe(1)
  await expect.poll(async () => (await read(gus, body.id)).status).toBe('pending')
  test.renderer.nextFailure = { of: 'Never spoken.', error: away() }
  now = new Date(now.getTime() + 25 * 3_600_000)
  await admitAll()
  expect(await gus.finished(body.id)).toMatchObject({ status: 'failed', errorCode: 'voice-unreachable' })
  expect(await credits(gus)).toEqual(before)
})

it('a person can continue with the presenter’s voice instead of waiting', async () => {
  const hal = await test.customer('keystone', 'hal')
  test.renderer.nextFailure = { of: 'In any voice.', error: away() }
  const impatient = { voice: VOICE, whenVoiceUnavailable: 'presenter' }
  const { body } = await create(hal, { script: 'In any voice.', language: 'en', sound: impatient })
  expect(await hal.finished(body.id)).toMatchObject({ status: 'ready' })
  expect(jobOf('In any voice.').map(({ voice }) => voice?.kind)).toEqual(['remote', undefined])
})

it('disconnecting the server fails a waiting video at no cost', async () => {
  const ivy = await test.customer('keystone', 'ivy')
  const before = await credits(ivy)
  test.renderer.nextFailure = { of: 'Too late.', error: away() }
  const { body } = await create(ivy, { script: 'Too late.', language: 'en', sound })
  await expect.poll(() => jobOf('Too late.').length).toBe(1)
  await expect.poll(async () => (await read(ivy, body.id)).status).toBe('pending')
  expect((await owner.call('DELETE /api/whitelabel/speech-service')).status).toBe(200)
  expect(asError(await owner.call('DELETE /api/whitelabel/speech-service'))).toEqual([404, 'not-found'])
  now = new Date(now.getTime() + 3 * 60_000)
  await admitAll()
  const failed: Video = await ivy.finished(body.id)
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'voice-removed' })
  expect(await credits(ivy)).toEqual(before)
  await connect()
})

async function admitAll(): Promise<void> {
  const { rows } = await test.deps.db.execute("select id from tenant where slug = 'keystone'", [])
  await test.features.renders.renders.admitWaiting(String(rows[0]?.id))
}
