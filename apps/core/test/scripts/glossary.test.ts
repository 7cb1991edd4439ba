import type { Glossary, GlossaryEntry } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { addKit } from '../scenes/brand-kits-scene.ts'
import type { Client } from '../client.ts'
import { avatarOf } from '../renditions.ts'

let test: TestApp
let ana: Client
let partner: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
  partner = await test.demo('waymark', 'owner')
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `guide-${people++}`)
  for (const { id } of (await partner.call<GlossaryEntry[]>('GET /api/whitelabel/glossary')).body)
    await partner.call('DELETE /api/whitelabel/glossary/:id', { params: { id } })
})

const add = (client: Client, term: object) =>
  client.call<GlossaryEntry & { code: string; fields: { field: string }[] }>('POST /api/glossary', { body: term })
const addToSite = (term: object) => partner.call<GlossaryEntry>('POST /api/whitelabel/glossary', { body: term })
const glossaryOf = async (client: Client) => (await client.call<Glossary>('GET /api/glossary')).body

/** Returns the pronunciations that reach the voice in a preview of a script. */
async function spokenWith(client: Client, script: string, draft: object = {}) {
  const body = { script, avatarId: await avatarOf(client), language: 'en', ...draft }
  const { status } = await client.call('POST /api/preview-speech', { body })
  expect(status).toBe(200)
  return test.textToSpeech.jobs.findLast((job) => job.script === script)?.pronunciation
}

describe('a person’s glossary', () => {
  it('is sorted alphabetically and changed term by term', async () => {
    const { status, body: first } = await add(ana, { term: 'Zwölf', spoken: 'tsvoelf' })
    const { body: second } = await add(ana, { term: 'Alfama', isKept: true, translations: { es: 'dropped' } })

    expect([status, second.translations]).toEqual([201, {}])
    expect((await glossaryOf(ana)).entries.map(({ term }) => term)).toEqual(['Alfama', 'Zwölf'])
    const changed = { term: 'Zwölf', language: 'en', spoken: 'tsvelf', translations: { es: 'Doce', hi: '' } }
    await ana.call('PUT /api/glossary/:id', { params: { id: first.id }, body: changed })
    await ana.call('DELETE /api/glossary/:id', { params: { id: second.id } })
    expect((await glossaryOf(ana)).entries).toMatchObject([{ ...changed, translations: { es: 'Doce' } }])
  })

  it('contains a term once per language, ignoring case, also with two concurrent requests', async () => {
    await add(ana, { term: 'Porto', spoken: 'por toe' })

    expect((await add(ana, { term: 'PORTO', spoken: 'x' })).body.code).toBe('glossary-term-taken')
    expect((await add(ana, { term: 'Porto', language: 'es', spoken: 'x' })).status).toBe(201)
    const twice = await Promise.all([1, 2].map(() => add(ana, { term: 'Twice', spoken: 'x' })))
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('has 500 terms at most', async () => {
    const { tenantId, id } = await accountOf(ana)
    await test.deps.db.execute(
      `insert into glossary_entry (tenant_id, id, user_id, term, spoken, is_kept, translations, updated_at)
       select $1, gen_random_uuid(), $2, 'term ' || n, 's', false, '{}', now() from generate_series(1, 500) n`,
      [tenantId, id],
    )

    expect((await add(ana, { term: 'One more', spoken: 's' })).body).toMatchObject({
      code: 'glossary-full',
      message: 'This glossary has 500 terms, which is the limit. Delete one to add another.',
    })
  })

  it.each([
    ['term', { term: ' ', spoken: 's' }],
    ['term', { term: '***', spoken: 's' }],
    ['term', { term: 'a\nb', spoken: 's' }],
    ['term', { term: 'a'.repeat(61), spoken: 's' }],
    ['spoken', { term: 'Porto' }],
    ['spoken', { term: 'Porto', spoken: 's'.repeat(61) }],
    ['language', { term: 'Porto', spoken: 's', language: 'fr' }],
  ])('names the invalid field: %s', async (field, term) => {
    const { status, body } = await add(ana, term)

    expect([status, body.fields.map((one) => one.field)]).toEqual([422, [field]])
  })

  it('cannot be seen or changed by another person, on this site or another', async () => {
    const { body: entry } = await add(ana, { term: 'Porto', spoken: 'por toe' })
    const params = { id: entry.id }
    const body = { term: 'Other', spoken: 'o' }
    for (const other of [
      await test.customer('waymark', `x-${people}`),
      await test.customer('keystone', `y-${people}`),
    ]) {
      expect((await glossaryOf(other)).entries).toEqual([])
      expect((await other.call('PUT /api/glossary/:id', { params, body })).status).toBe(404)
      expect((await other.call('DELETE /api/glossary/:id', { params })).status).toBe(404)
    }
    expect((await partner.call('PUT /api/whitelabel/glossary/:id', { params, body })).status).toBe(404)
    expect((await glossaryOf(ana)).entries).toMatchObject([{ term: 'Porto' }])
  })
})

describe('the words of a script', () => {
  it('are spoken as the glossaries say, the person’s entry before the site’s', async () => {
    await addToSite({ term: 'Porto', spoken: 'of the site' })
    await addToSite({ term: 'Alfama', spoken: 'al fah ma' })
    await addToSite({ term: 'Unused', spoken: 'x' })
    await add(ana, { term: 'porto', spoken: 'own' })

    expect(await spokenWith(ana, 'From Porto to Alfama.')).toEqual([
      { written: 'porto', spoken: 'own' },
      { written: 'Alfama', spoken: 'al fah ma' },
    ])
  })

  it('are spoken as the entry of their language says, never as another one’s', async () => {
    await add(ana, { term: 'Porto', spoken: 'all' })
    await add(ana, { term: 'Porto', language: 'es', spoken: 'spanish' })

    expect(await spokenWith(ana, 'See Porto today.')).toEqual([{ written: 'Porto', spoken: 'all' }])
    expect(await spokenWith(ana, 'Ven a Porto.', { language: 'es' })).toEqual([{ written: 'Porto', spoken: 'spanish' }])
  })

  it('are spoken as the video says when it names them itself', async () => {
    await add(ana, { term: 'Porto', spoken: 'glossary' })
    const pronunciation = [{ written: 'Porto', spoken: 'video' }]

    expect((await spokenWith(ana, 'Porto again.', { pronunciation }))?.[0]).toEqual({
      written: 'Porto',
      spoken: 'video',
    })
  })

  it('do not change when the glossary changes: a video keeps its terms', async () => {
    const { body: entry } = await add(ana, { term: 'Porto', spoken: 'por toe' })
    const script = 'Walk with us through Porto.'
    const body = { script, avatarId: await avatarOf(ana), title: 't', language: 'en' }
    const { body: video } = await ana.call<{ id: string }>('POST /api/videos', { body })
    await ana.finished(video.id)
    await ana.call('DELETE /api/glossary/:id', { params: { id: entry.id } })
    const { body: kit } = await addKit(ana)
    await ana.call('POST /api/videos/:id/rebrand', { params: { id: video.id }, body: { brandKitId: kit.id } })
    await expect.poll(() => jobsOf(script).length).toBe(2)

    expect(jobsOf(script).map(({ sound }) => sound.pronunciation)).toEqual([
      [{ written: 'Porto', spoken: 'por toe' }],
      [{ written: 'Porto', spoken: 'por toe' }],
    ])
  })
})

const jobsOf = (script: string) => test.renderer.jobs.filter((job) => job.script === script)

async function accountOf(client: Client) {
  const { body } = await client.call<{ id: string }>('GET /api/user')
  const { rows } = await test.deps.db.execute('select tenant_id from app_user where id = $1', [body.id])
  return { id: body.id, tenantId: String(rows[0]?.tenant_id) }
}
