import type { Lead } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailsNow } from '../outbox.ts'
import { rowsWith } from '../rows/people-data.ts'
import { type ShareScene, openShareScene, pathOf } from '../scenes/share-scene.ts'
import { PATIENT } from '../until.ts'

let scene: ShareScene
let url: string

beforeAll(async () => {
  scene = await openShareScene()
  url = (await scene.share()).shareUrl ?? ''
})
afterAll(() => scene.test.close())

describe('a question on a share page', () => {
  it('is stored for the owner, emailed to them in their language, and counted', async () => {
    await scene.owner.call('PATCH /auth/profile', { body: { language: 'es' } })
    const sent = await ask({ name: 'Ana', email: 'ana@guests.example', message: 'Three places on Sunday?' })
    const [lead] = await leads()
    const mail = await vi.waitFor(async () => {
      const mails = await mailsNow(scene.test, 'waymark', 'owner@mail.example')
      const found = mails.find(({ subject }) => subject.includes('pregunta'))
      expect(found).toBeDefined()
      return found
    }, PATIENT)

    expect(sent.status).toBe(201)
    expect(lead).toMatchObject({
      name: 'Ana',
      email: 'ana@guests.example',
      videoTitle: 'Old harbour',
      isAnswered: false,
    })
    expect(mail?.text).toContain('Three places on Sunday?')
    expect(mail?.text).toContain('ana@guests.example')
  })

  it('sent twice by one press is stored once', async () => {
    const requestKey = crypto.randomUUID()
    const before = (await leads()).length
    const answers = [await ask({ name: 'Twice', requestKey }), await ask({ name: 'Twice', requestKey })]

    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await leads()).length).toBe(before + 1)
  })

  it('requires a name, a way to reply and consent', async () => {
    const wrong = [
      { name: '' },
      { email: '', phone: '' },
      { consent: false },
      { email: 'no address' },
      { phone: 'call me' },
    ]
    const answers = await Promise.all(wrong.map((fault) => ask(fault)))

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  })

  it('gets all its faults at once, and one for the address', async () => {
    const faultsOf = async (wrong: Record<string, unknown>) => {
      const { body } = await ask(wrong)
      return (body as { fields: { field: string }[] }).fields.map(({ field }) => field).sort()
    }

    expect(await faultsOf({ name: '', email: '', phone: '', consent: false })).toEqual(['consent', 'email', 'name'])
    expect(await faultsOf({ name: '', email: 'no address' })).toEqual(['email', 'name'])
  })

  it('from a bot is rejected: too fast, with a forged timestamp, or with a hidden field filled in', async () => {
    const before = (await leads()).length
    const fast = await ask({}, -60_000)
    const forged = await ask({ stamp: `${Date.now() - 60_000}.abc` })
    const trapped = await ask({ website: 'https://spam.example' })

    expect([fast.body.code, forged.body.code, trapped.status]).toEqual(['lead-too-fast', 'lead-too-fast', 201])
    expect((await leads()).length).toBe(before)
  })

  it('is accepted only where the owner wants questions, up to a limit', async () => {
    await scene.change({ asksLeads: false })
    const unwanted = await ask({})
    await scene.change({ asksLeads: true })
    const { db } = scene.test.deps
    await db.execute(`insert into lead select tenant_id, gen_random_uuid(), user_id, video_id, video_title, 'Many', 'm@x.example',
      null, '', 'en', gen_random_uuid(), null, now() from lead, generate_series(1, 200) where name = 'Ana'`)
    const tooMany = await ask({})
    await db.execute(`delete from lead where name = 'Many'`)

    expect([unwanted.status, tooMany.body.code]).toEqual([404, 'leads-full'])
  })

  it('can be marked and deleted by its owner only', async () => {
    await ask({ name: 'Mine' })
    const [lead] = await leads()
    const params = { id: lead?.id ?? '' }
    const stranger = await scene.test.customer('waymark', 'lead-stranger')
    const foreign = await stranger.call('DELETE /api/leads/:id', { params })
    const marked = await scene.owner.call<Lead>('PATCH /api/leads/:id', { params, body: { isAnswered: true } })
    await scene.owner.call('DELETE /api/leads/:id', { params })

    expect([lead?.name, foreign.status, marked.body.isAnswered]).toEqual(['Mine', 404, true])
    expect((await leads()).map(({ id }) => id)).not.toContain(lead?.id)
  })

  it('is listed page by page, newest first', async () => {
    for (const name of ['One', 'Two', 'Three']) await ask({ name })
    const read = (query: Record<string, string>) =>
      scene.owner.call<{ items: Lead[]; nextCursor: string | null }>('GET /api/leads', { query })
    const { body: first } = await read({ limit: '2' })
    const { body: second } = await read({ limit: '1', cursor: first.nextCursor ?? '' })

    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Three', 'Two', 'One'])
  })

  it('is exported in a table that contains no formula', async () => {
    await ask({ name: '=HYPERLINK("http://evil.example")', message: '＝1+1' })
    const { body } = await scene.owner.call<string>('GET /api/leads.csv')

    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(body).toContain(`"'＝1+1"`)
  })

  it('is deleted with its recipient, and outlives its video', async () => {
    const leaver = await scene.test.customer('waymark', 'lead-leaver')
    const video = await scene.makeVideo(leaver)
    const { body: link } = await leaver.call('POST /api/videos/:id/share', { params: { id: video.id } })
    await ask({ name: 'Canary-guest', email: 'canary-guest@guests.example' }, 60_000, String(link.shareUrl))
    await leaver.call('DELETE /api/videos/:id', { params: { id: video.id } })
    const { body } = await leaver.call<{ items: Lead[] }>('GET /api/leads')
    await leaver.call('DELETE /auth/account', { body: { password: 'three plain words', confirm: true } })

    expect(body.items).toMatchObject([{ name: 'Canary-guest', videoId: video.id, videoTitle: 'Old harbour' }])
    expect((await rowsWith(scene.test, 'canary-guest')).filter((row) => !row.startsWith('email_outbox'))).toEqual([])
    expect(await mailsNow(scene.test, 'waymark', 'canary-guest@guests.example')).toEqual([])
  })
})

async function leads(): Promise<Lead[]> {
  return (await scene.owner.call<{ items: Lead[] }>('GET /api/leads')).body.items
}

/** Submits the form like a person who looked at the page for `afterMs`. */
async function ask(typed: Record<string, unknown>, afterMs = 60_000, address = url) {
  const { body: page } = await scene.viewer.open(address)
  const stamp = /data-stamp="([^"]*)"/.exec(page)?.[1] ?? ''
  scene.clock.aheadMs += afterMs
  const whole = { name: 'Guest', email: 'guest@guests.example', message: '', consent: true, stamp }
  return scene.viewer.client.call(`POST ${pathOf(address)}/leads`, {
    body: { ...whole, requestKey: crypto.randomUUID(), ...typed },
  })
}
