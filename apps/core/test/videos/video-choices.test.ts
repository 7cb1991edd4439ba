import type { Estimate, Video } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { create, credits, read, words } from '../renditions.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'chooser')
})
afterAll(() => test.close())

const closing = { line: 'Book your walk', phone: '+1 (555) 010-0199', email: 'walk@waymark.example', url: '' }
const look = { shape: '9:16', definition: '1080p', framing: 'close', background: 'brand', captions: false, closing }
const sound = {
  speed: 1.2,
  music: true,
  musicMood: 'warm',
  pronunciation: [{ written: 'Alfama', spoken: 'al fah ma' }],
}

it('a video is made as requested, and shows its choices', async () => {
  const { body } = await create(ana, { script: 'A tall little film.', language: 'fa', look, sound })
  const video = await ana.finished(body.id)

  expect(video).toMatchObject({ language: 'fa', look, sound })
  expect(test.renderer.jobs.find(({ script }) => script === 'A tall little film.')).toMatchObject({
    language: 'fa',
    look,
    sound,
  })
})

it('a draft without these choices gets the defaults', async () => {
  const { body } = await create(ana)

  expect(body).toMatchObject({
    language: 'en',
    sound: { speed: 1, music: false, musicMood: 'calm', pronunciation: [] },
  })
  expect(body.look).toMatchObject({ shape: '16:9', definition: '1080p', captions: true, unbrandedCopy: false })
  // The next tests read credits, which this video would change while it is made.
  await ana.finished(body.id)
})

describe('an invalid choice is refused with its field and advice, and holds no credits', () => {
  it.each([
    ['language', { language: 'tlh' }, 'Choose en, es, zh, hi or fa.'],
    ['look.shape', { look: { shape: '21:9' } }, 'Choose 16:9, 9:16, 1:1, 4:5 or 5:4.'],
    ['look.definition', { look: { definition: '8k' } }, 'Choose 720p or 1080p.'],
    ['look.closing.line', { look: { closing: { line: ' ' } } }, 'Enter the text for the end card.'],
    ['look.closing.line', { look: { closing: { line: 'a\nb' } } }, 'Keep this on one line.'],
    ['look.closing.button', { look: { closing: { line: 'x', button: 'a'.repeat(41) } } }, '40 characters or fewer'],
    ['look.closing.phone', { look: { closing: { line: 'x', phone: 'call me' } } }, 'Enter a phone number'],
    ['look.closing.url', { look: { closing: { line: 'x', url: 'javascript:alert(1)' } } }, 'full URL'],
    ['look.closing.email', { look: { closing: { line: 'x', email: 'nobody' } } }, 'Enter an email address'],
    ['sound.speed', { sound: { speed: 9 } }, 'The maximum speed is 1.4.'],
    ['sound.speed', { sound: { speed: 0 } }, 'The minimum speed is 0.7.'],
    ['sound.speed', { sound: { speed: 'fast' } }, 'Enter the speed as a number.'],
    ['sound.musicMood', { sound: { musicMood: 'loud' } }, 'Choose calm, warm, bright or upbeat.'],
    [
      'sound.pronunciation',
      { sound: { pronunciation: Array.from({ length: 51 }, () => ({ written: 'a', spoken: 'b' })) } },
      'Add at most 50 pronunciations.',
    ],
    ['script', { script: '... !!! 🎉' }, 'Write at least one word.'],
    ['script', { script: words(6000) }, 'Keep the script to 30 minutes or less.'],
  ])('%s', async (field, draft, message) => {
    const before = await credits(ana)
    const { status, body } = (await create(ana, draft)) as unknown as Reply<{
      fields: { field: string; message: string }[]
    }>

    expect([status, body.fields[0]?.field]).toEqual([422, field])
    expect(body.fields[0]?.message).toContain(message)
    expect(await credits(ana)).toEqual(before)
  })
})

it('a slower voice takes longer and costs more', async () => {
  const estimate = async (speed: number) =>
    (await ana.call<Estimate>('POST /api/estimate-script', { body: { script: words(140), speed } })).body

  expect((await estimate(0.7)).duration).toBeGreaterThan((await estimate(1.4)).duration * 1.9)
  expect((await estimate(0.7)).creditsNeeded).toBeGreaterThan((await estimate(1.4)).creditsNeeded)
})

it('without a renderer, people get an error and nothing is held', async () => {
  const before = await credits(ana)
  const { body: failed } = await create(ana, { script: 'A film. [fail]' })
  await ana.finished(failed.id)
  test.renderer.isMissing = 'The built-in voice is not installed: install it.'
  const refused = await create(ana)
  const retried = await ana.call('POST /api/videos/:id/retry', { params: { id: failed.id } })
  test.renderer.isMissing = undefined

  expect([refused.status, retried.status]).toEqual([503, 503])
  expect(refused.body).toMatchObject({ code: 'renderer-missing', message: expect.not.stringContaining('install') })
  expect(await credits(ana)).toEqual(before)
  expect((await read(ana, failed.id)).status).toBe('failed')
})

describe('the background of a recording', () => {
  it('is refused when it cannot be changed, before anything is held', async () => {
    const before = await credits(ana)
    const { status, body } = await create(ana, { look: { twinBackground: 'blurred' } })

    expect([status, body]).toMatchObject([422, { code: 'recording-background-kept' }])
    expect(await credits(ana)).toEqual(before)
  })

  it('is changed where that is installed, and stays changed when the video is made again without it', async () => {
    const able = await testApp({ separatesBackgrounds: true })
    const bo = await able.customer('waymark', 'changer')
    const { body } = await create(bo, { look: { twinBackground: 'replaced' } })
    await bo.finished(body.id)
    const tenant = await able.features.tenants.withSlug('waymark')
    if (tenant) tenant.branding.separatesBackgrounds = false
    const { status, body: again } = await bo.call<Video>('POST /api/videos/:id/duplicate', {
      params: { id: body.id },
      body: {},
    })

    expect(tenant?.branding.separatesBackgrounds).toBe(false)
    expect([status, again.look?.twinBackground]).toEqual([201, 'replaced'])
    await able.close()
  })
})
