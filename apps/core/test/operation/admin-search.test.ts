import type { AdminSearch, Video } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, createPerson } from '../people.ts'

let test: TestApp
let operator: Client
let rosa: TestPerson
let video: Video

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  rosa = await createPerson(test, 'keystone', 'rosalind', { role: 'customer', memberRole: 'member' })
  await test.deps.db.execute(
    `update app_user set display_name = 'Rosalind Quillfeather', email = 'quill@example.com' where id = $1`,
    [rosa.id],
  )
  const { body: avatars } = await rosa.client.call<{ id: string }[]>('GET /api/avatars')
  const content = { title: 'Lantern walk in old town', script: 'Welcome.', avatarId: avatars[0]?.id ?? '' }
  video = (await rosa.client.call<Video>('POST /api/videos', { body: content })).body
  await test.deps.db.execute(
    `insert into purchase (tenant_id, id, user_id, provider, lines, total_cents, currency, state, payment_ref, created_at)
     select tenant_id, '0193e1f0-0000-7000-8000-00000000abcd', id, 'sandbox', '[]', 4900, 'USD', 'paid', 'pi_77', now()
     from app_user where id = $1`,
    [rosa.id],
  )
})
afterAll(() => test.close())

it.each(['rosal', 'ROSALIND', 'quillf', 'quill@ex'])(
  'a person is found by the beginning of a name or address: %s',
  async (q) => {
    const { people } = await search(q)

    expect(people.items).toMatchObject([{ id: rosa.id, tenant: 'Keystone', displayName: 'Rosalind Quillfeather' }])
  },
)

it.each(['lantern', 'old lant', 'town walk lantern'])(
  'a video is found by the beginning of its words: %s',
  async (q) => {
    expect((await search(q)).videos.items).toMatchObject([{ id: video.id, tenant: 'Keystone' }])
  },
)

it('a partner is found by a part of its name', async () => {
  expect((await search('eyston')).partners.items).toMatchObject([{ slug: 'keystone', name: 'Keystone' }])
})

it.each(['rosalind', 'pi_77', '0193e1f0-0000-7000-8000-00000000abcd'])('an order is found by %s', async (q) => {
  expect((await search(q)).orders.items).toMatchObject([{ userId: rosa.id, totalCents: 4900, state: 'paid' }])
})

it('an id finds its person or video', async () => {
  expect((await search(rosa.id)).people.items).toMatchObject([{ id: rosa.id }])
  expect((await search(video.id)).videos.items).toMatchObject([{ id: video.id }])
})

it.each(['%', '_', "'; drop table app_user; --", '\u0000', '💥'])(
  'hostile input finds nothing and breaks nothing: %j',
  async (q) => {
    const { status } = await operator.call('GET /api/admin/search', { query: { q } })

    expect([200, 400, 422]).toContain(status)
  },
)

it('each group states whether there are more results', async () => {
  const { body } = await operator.call<AdminSearch>('GET /api/admin/search', { query: { q: 'a', limit: '1' } })

  expect(body.partners).toMatchObject({ hasMore: true, items: [{}] })
})

it.each(['', '   '])('the search requires words: %j', async (q) => {
  expect((await operator.call('GET /api/admin/search', { query: { q } })).status).toBe(422)
})

it('the search is for operators only', async () => {
  const owner = await test.demo('waymark', 'owner')

  expect((await owner.call('GET /api/admin/search', { query: { q: 'rosa' } })).status).toBe(403)
})

async function search(q: string): Promise<AdminSearch> {
  return (await operator.call<AdminSearch>('GET /api/admin/search', { query: { q } })).body
}
