import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createDice } from '../dice.ts'

const CHANGES = [
  `update video set status = (array['pending', 'processing', 'ready', 'failed'])[1 + floor(random() * 4)] where id = $1`,
  `update video set deleted_at = case when deleted_at is null then now() end where id = $1`,
  `update video set title = title || '!' where id = $1`,
  `delete from video where id = $1`,
]

let test: TestApp
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())

const idOf = async (client: Client) => (await client.call<{ id: string }>('GET /api/user')).body.id
const linesOf = async (userId: string) =>
  (await test.deps.db.execute('select status, delta as n from video_counter where user_id = $1', [userId])).rows

async function newVideos(userId: string, count: number): Promise<string[]> {
  const { rows } = await test.deps.db.execute(
    `insert into video (tenant_id, id, user_id, title, property_address, script, language, presenter_id, status, quoted_half_credits)
     select $1, gen_random_uuid(), $2, 'A film', '', 'x', 'en', 'maya', 'pending', 1 from generate_series(1, $3::int) returning id`,
    [tenantId, userId, count],
  )
  return rows.map(({ id }) => String(id))
}

/** Returns the counts of the rows themselves. */
async function counted(userId: string) {
  const { rows } = await test.deps.db.execute(
    `select count(*)::int as total, (count(*) filter (where status = 'ready'))::int as ready,
       (count(*) filter (where status in ('pending', 'processing')))::int as processing,
       (count(*) filter (where status = 'failed'))::int as failed
     from video where user_id = $1 and deleted_at is null and copy_of is null`,
    [userId],
  )
  return rows[0]
}

it('library counts match the rows under concurrent changes', async () => {
  const dice = createDice(7)
  const client = await test.customer('waymark', 'counting')
  const userId = await idOf(client)
  const ids = await newVideos(userId, 40)
  for (let round = 0; round < 6; round++) {
    const changes = Array.from({ length: 20 }, () =>
      test.deps.db.execute(CHANGES[dice(CHANGES.length)] ?? '', [ids[dice(ids.length)]]),
    )
    await Promise.all([
      ...changes,
      test.features.videos.videos.addUp(tenantId),
      test.features.videos.videos.addUp(tenantId),
    ])

    expect((await client.call('GET /api/videos/stats')).body).toEqual(await counted(userId))
  }
  await test.features.videos.videos.addUp(tenantId)
  expect((await linesOf(userId)).length).toBeLessThanOrEqual(4)
})

it('counters are deleted with a person’s last video', async () => {
  const client = await test.customer('waymark', 'emptying')
  const userId = await idOf(client)
  await newVideos(userId, 3)
  await test.deps.db.execute('delete from video where user_id = $1', [userId])
  await test.features.videos.videos.addUp(tenantId)

  expect(await linesOf(userId)).toEqual([])
})
