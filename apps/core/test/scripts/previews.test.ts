import type { SpokenPreview } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { avatarOf } from '../renditions.ts'

let test: TestApp
let now = new Date()
let ana: Client
let avatarId: string

beforeAll(async () => {
  test = await testApp({ limitRules: LIMIT_RULES, clock: { now: () => now }, withWorkers: false })
  ana = await test.customer('waymark', 'ana')
  avatarId = await avatarOf(ana)
})
afterAll(() => test.close())

const preview = (client: Client, draft: Record<string, unknown> = {}) =>
  client.call<SpokenPreview & { code: string; message: string }>('POST /api/preview-speech', {
    body: { script: 'Welcome to the old harbour.', avatarId, ...draft },
  })

describe('a preview of a sentence', () => {
  it('returns sound, movement and words, and stores nothing', async () => {
    const rows = async () => (await test.deps.db.execute('select count(*)::int as n from video')).rows
    const before = await rows()
    const { status, body } = await preview(ana)

    expect(status).toBe(200)
    expect(body.captions[0]?.words.map(({ text }) => text)).toEqual(['Welcome', 'to', 'the', 'old', 'harbour.'])
    expect(body.timeline.mouth?.length).toBeGreaterThan(10)
    expect(await rows()).toEqual(before)
  })

  it('is made once in ten minutes for the same sentence and presenter', async () => {
    const script = 'The same words again.'
    const spoken = () => test.textToSpeech.jobs.filter((job) => job.script === script).length
    await Promise.all([preview(ana, { script }), preview(ana, { script })])
    expect(spoken()).toBe(1)

    await preview(ana, { script, language: 'es' })
    await preview(ana, { script, speed: 1.2 })
    expect(spoken()).toBe(3)
    now = new Date(now.getTime() + 11 * 60_000)
    await preview(ana, { script })
    expect(spoken()).toBe(4)
  })

  it('accepts up to 400 characters and three sentences, and states the limit', async () => {
    const long = await preview(ana, { script: 'word '.repeat(81) })
    const many = await preview(ana, { script: 'One. Two. Three. Four.' })

    expect([long.status, long.body.code, long.body.message]).toEqual([
      422,
      'invalid',
      'Previews can have up to 400 characters. Choose a shorter sentence.',
    ])
    expect([many.status, many.body.message]).toEqual([422, 'Previews can have up to 3 sentences. Choose fewer.'])
    expect((await preview(ana, { script: 'One. Two. Three.' })).status).toBe(200)
  })

  it('rejects a script without words and an unsupported language', async () => {
    expect((await preview(ana, { script: '... !' })).body.code).toBe('script-silent')
    expect((await preview(ana, { language: 'xx' })).status).toBe(422)
  })

  it('uses only presenters that this person may choose', async () => {
    const kim = await test.customer('keystone', 'kim')
    const own = await test.deps.db.execute(
      `insert into avatar (tenant_id, id, user_id, type, name, tagline, presenter_id, status)
       select tenant_id, gen_random_uuid(), id, 'custom', 'Anas twin', '', 'maya', 'ready'
       from app_user where username = 'ana' returning id`,
    )
    const twin = String(own.rows[0]?.id)
    const bo = await test.customer('waymark', 'bo')

    expect((await preview(ana, { avatarId: twin })).status).toBe(200)
    for (const [client, id] of [
      [bo, twin],
      [kim, avatarId],
      [ana, 'maya'],
    ] as const) {
      expect((await preview(client, { avatarId: id })).body.code).toBe('avatar-unknown')
    }
  })

  it('says what to do when there is no voice, and does not cache the failure', async () => {
    const lost = await preview(ana, { script: 'Gone [lost].' })
    await preview(ana, { script: 'Gone [lost].' })

    expect([lost.status, lost.body.code]).toEqual([503, 'preview-failed'])
    expect(test.textToSpeech.jobs.filter(({ script }) => script.includes('[lost]'))).toHaveLength(2)
    expect((await preview(ana, { script: '[mute] voice.' })).body.code).toBe('voice-missing')
  })

  it('is limited per person, and states when to retry', async () => {
    const eager = await test.customer('waymark', 'eager')
    const answers = await Promise.all(Array.from({ length: LIMIT_RULES.preview.most }, () => preview(eager)))
    const refused = await preview(eager)

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([refused.status, refused.body.message]).toEqual([429, 'Too many requests. Try again in 15 minutes.'])
    expect((await preview(ana)).status).toBe(200)
  })
})
