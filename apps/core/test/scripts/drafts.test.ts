import { randomUUID } from 'node:crypto'
import type { Draft, DraftSummary, SavedDraft, Video } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { create } from '../renditions.ts'
import { PASSWORD, rowsWith } from '../rows/people-data.ts'
import { checked, upload } from '../uploads.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

function save(client: Client, id: string, version: number, content: object): Promise<Reply<SavedDraft>> {
  return client.call('PUT /api/drafts/:id', { params: { id }, body: { version, content } })
}

function read(client: Client, id: string): Promise<Reply<Draft>> {
  return client.call('GET /api/drafts/:id', { params: { id } })
}

async function listed(client: Client, query = {}) {
  return (await client.call<{ items: DraftSummary[]; nextCursor: string | null }>('GET /api/drafts', { query })).body
}

it('a draft keeps everything, half-typed input included', async () => {
  const id = randomUUID()
  const content = {
    title: 'Old harbour',
    script: 'Welcome to the old',
    language: 'fa',
    facts: { price: '$2' },
    closing: { isOn: true, line: 'Book', phone: '+', email: 'ana@', url: 'htt' },
    pronunciation: [{ written: 'Nice', spoken: '' }],
  }
  const { status, body } = await save(ana, id, 0, content)

  expect([status, body.version]).toEqual([200, 1])
  expect((await read(ana, id)).body.content).toMatchObject({ ...content, captions: true, contentIds: [] })
})

it('a save over a newer version is refused, so that a second window loses no text', async () => {
  const id = randomUUID()
  await save(ana, id, 0, { script: 'one' })
  const newer = await save(ana, id, 1, { script: 'one two' })
  const older = await save(ana, id, 1, { script: 'one other' })

  expect(newer.body.version).toBe(2)
  expect([older.status, older.body]).toMatchObject([409, { code: 'draft-changed', version: 2 }])
  expect((await read(ana, id)).body).toMatchObject({ version: 2, content: { script: 'one two' } })
})

it('a repeated save gets the same answer', async () => {
  const id = randomUUID()
  const [first, again] = [await save(ana, id, 0, { script: 'a' }), await save(ana, id, 0, { script: 'a' })]
  const both = await Promise.all([save(ana, id, 1, { script: 'b' }), save(ana, id, 1, { script: 'b' })])

  expect(again.body).toEqual(first.body)
  expect(both.map(({ body }) => body.version)).toEqual([2, 2])
})

it('two concurrent first saves create one draft', async () => {
  const id = randomUUID()
  const both = await Promise.all([save(ana, id, 0, { script: 'here' }), save(ana, id, 0, { script: 'there' })])

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('drafts are listed page by page, last saved first', async () => {
  const bo = await test.customer('waymark', 'bo')
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  for (const id of ids) await save(bo, id, 0, { title: `draft ${id}`, script: 'x'.repeat(500) })
  await save(bo, ids[0] ?? '', 1, { title: 'again' })
  const first = await listed(bo, { limit: '2' })
  const rest = await listed(bo, { limit: '2', cursor: first.nextCursor ?? '' })

  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]])
  expect(first.items[1]?.excerpt).toHaveLength(160)
  expect(rest.nextCursor).toBeNull()
})

it('another person’s draft is not found, here or on another tenant', async () => {
  const id = randomUUID()
  await save(ana, id, 0, { script: 'Mine alone.' })
  for (const other of [await test.customer('waymark', 'cy'), await test.customer('keystone', 'kim')]) {
    const tries = [read(other, id), save(other, id, 1, {}), other.call('DELETE /api/drafts/:id', { params: { id } })]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await listed(other)).items).toEqual([])
    await create(other, { draftId: id })
  }

  expect((await read(ana, id)).body.content.script).toBe('Mine alone.')
})

it('a draft is deleted once its video was requested, and stays when the video was refused', async () => {
  const id = randomUUID()
  await save(ana, id, 0, { script: 'A little film.' })
  const refused = await create(ana, { draftId: id, script: 'word '.repeat(1500) })
  expect([refused.status, (await read(ana, id)).status]).toEqual([402, 200])

  const made = await create(ana, { draftId: id })
  expect([made.status, (await read(ana, id)).status]).toEqual([201, 404])
  expect((await save(ana, id, 1, { script: 'late' })).status).toBe(404)
})

it('deleting a draft deletes the files that nothing else uses', async () => {
  const own = (await checked(ana, (await upload(ana, 'content', GOOD_FILE)).id)).id
  const both = (await checked(ana, (await upload(ana, 'content', GOOD_FILE)).id)).id
  const shared = (await checked(ana, (await upload(ana, 'voice', GOOD_FILE)).id)).id
  const [id, other] = [randomUUID(), randomUUID()]
  await save(ana, id, 0, { contentIds: [own, both], voiceId: shared })
  await save(ana, other, 0, { voiceId: shared, contentIds: [both] })
  await ana.call('DELETE /api/drafts/:id', { params: { id } })
  const states = [own, both, shared].map((uploadId) => ana.call('GET /api/uploads/:id', { params: { id: uploadId } }))

  expect((await Promise.all(states)).map(({ status }) => status)).toEqual([404, 200, 200])
})

it('a person can have a hundred drafts', async () => {
  const dee = await test.customer('waymark', 'dee')
  await test.deps.db.execute(`insert into draft (tenant_id, id, user_id, content)
    select tenant_id, gen_random_uuid(), id, '{}' from app_user, generate_series(1, 100) where username = 'dee'`)
  const { status, body } = await save(dee, randomUUID(), 0, { script: 'one more' })

  expect([status, body]).toMatchObject([409, { code: 'drafts-full' }])
})

it('a draft accepts any text that a keyboard can enter', async () => {
  const id = randomUUID()
  const { status } = await save(ana, id, 0, { script: 'a\0b \ud800 𝄞 \u202e', facts: { price: '\0' } })

  expect(status).toBe(200)
  expect((await read(ana, id)).body.content.script).toBe('ab \ufffd 𝄞 \u202e')
  expect((await save(ana, id, 1, { script: 'x'.repeat(60_001) })).status).toBe(422)
})

it('drafts are deleted with their person', async () => {
  const word = 'curlew'
  const eve = await test.customer('waymark', 'eve')
  await save(eve, randomUUID(), 0, { script: `A ${word} calls.` })
  expect(await rowsWith(test, word)).toHaveLength(1)
  await eve.call('DELETE /auth/account', { body: { password: PASSWORD, confirm: true } })

  await expect.poll(() => rowsWith(test, word)).toEqual([])
})

it('a video becomes a draft again with all its choices', async () => {
  const { body: avatars } = await ana.call<{ id: string }[]>('GET /api/avatars')
  const words = { script: 'Two rooms and a garden.', title: 'The garden house', propertyAddress: '4 Mill Lane' }
  const closing = { line: 'Call us', phone: '+1 555 010 0199' }
  const { body: video } = await ana.call<Video>('POST /api/videos', {
    body: {
      ...words,
      language: 'es',
      avatarId: avatars[1]?.id,
      metadata: { price: '$25', bedrooms: 2 },
      look: { shape: '9:16', captions: false, closing },
      sound: { speed: 1.2, music: true, musicMood: 'bright' },
    },
  })
  const { body: saved } = await ana.call<SavedDraft>('POST /api/videos/:id/draft', { params: { id: video.id } })
  const { content } = (await read(ana, saved.id)).body

  expect(content).toMatchObject({ ...words, language: 'es', avatarId: avatars[1]?.id, speed: '1.2', music: true })
  expect(content).toMatchObject({ musicMood: 'bright' })
  expect(content).toMatchObject({ facts: { price: '$25', bedrooms: '2' }, shape: '9:16', captions: false })
  expect(content.closing).toMatchObject({ ...closing, isOn: true, email: '' })
})
