import type { PartnerReport, ReportPerson, ReportVideo } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, createPerson } from '../people.ts'

const REPORT = 'GET /api/whitelabel/report'
const MEMBER = { role: 'customer', memberRole: 'member' } as const
const WEEK = { from: '2026-05-08', to: '2026-05-14' }

let test: TestApp
let analyst: Client
let ines: TestPerson

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ines = await createPerson(test, 'keystone', 'ines', MEMBER)
  const stranger = await createPerson(test, 'waymark', 'stranger', MEMBER)
  analyst = (await createPerson(test, 'keystone', 'ann', { role: 'partner', memberRole: 'analyst' })).client
  await fill('keystone', ines.id, { '2026-05-08': 3, '2026-05-14': 4, '2026-05-07': 2, '2026-05-15': 9 })
  await fill('waymark', stranger.id, { '2026-05-10': 50 })
})
afterAll(() => test.close())

/** Adds a video with these views by day. */
async function fill(tenant: string, userId: string, views: Record<string, number>): Promise<void> {
  const tenantId = (await test.features.tenants.withSlug(tenant))?.id ?? ''
  const id = newId()
  const { execute } = test.deps.db
  await execute(
    `insert into video (tenant_id, id, user_id, title, script, language, presenter_id, status, quoted_half_credits, finished_at)
     values ($1, $2, $3, $4, 'x', 'en', 'maya', 'ready', 1, '2026-05-09T10:00:00Z')`,
    [tenantId, id, userId, `Film of ${tenant}`],
  )
  for (const [day, starts] of Object.entries(views))
    await execute('insert into share_daily_stats (tenant_id, video_id, day, starts) values ($1, $2, $3, $4)', [
      tenantId,
      id,
      day,
      starts,
    ])
}

it('the report covers the days of the period, both ends included, and as many days before', async () => {
  const { body } = await analyst.call<PartnerReport>(REPORT, { query: WEEK })

  expect(body.days.map(({ views }) => views)).toEqual([3, 0, 0, 0, 0, 0, 4])
  expect([body.current.views, body.previous.views]).toEqual([7, 2])
  expect([body.previousFrom, body.previousTo]).toEqual(['2026-05-01', '2026-05-07'])
})

it('the report covers videos and people of this tenant and period only', async () => {
  const videos = await analyst.call<{ items: ReportVideo[] }>(`${REPORT}/videos`, { query: WEEK })
  const people = await analyst.call<{ items: ReportPerson[] }>(`${REPORT}/people`, { query: WEEK })
  const earlier = { from: '2026-04-01', to: '2026-04-30' }

  expect(videos.body.items).toMatchObject([{ title: 'Film of keystone', views: 7 }])
  expect(people.body.items).toMatchObject([{ username: 'ines', videos: 1, views: 7, revenueCents: 0 }])
  expect((await analyst.call(`${REPORT}/videos`, { query: earlier })).body).toEqual({ items: [], nextCursor: null })
  expect((await analyst.call(`${REPORT}/people`, { query: earlier })).body).toEqual({ items: [], nextCursor: null })
})

it('the report downloads as a table with the revenue of each day', async () => {
  const { body } = await analyst.call<string>(`${REPORT}.csv`, { query: WEEK })
  const lines = body.trim().split('\r\n')

  expect(lines).toHaveLength(8)
  expect(lines[0]).toContain('day,videos,newUsers,views,revenue,currency')
  expect(lines[1]).toBe('2026-05-08,0,0,3,0.00,USD')
})

it.each([
  { from: '2026-05-08' },
  { from: 'x', to: 'y' },
  { from: '2026-05-08', to: '2026-05-07' },
  { from: '2020-01-01', to: '2026-05-07' },
])('the report rejects the period %j', async (query) => {
  expect((await analyst.call(REPORT, { query: query as Record<string, string> })).status).toBe(422)
})

it('the report is for the team only', async () => {
  expect((await ines.client.call(REPORT, { query: WEEK })).status).toBe(403)
})
