import type { IntegrationStatus } from '@vitrine/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsTo } from '../outbox.ts'

const MANY = 1203

let test: TestApp
let ana: Client
let bo: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana-exports')
  bo = await test.customer('waymark', 'bo-exports')
  await addVideos(ana, MANY)
  await addVideos(bo, 1)
})
afterAll(() => test.close())

/** Videos as rows, each watched once on two days; every tenth title looks like a formula. */
async function addVideos(client: Client, count: number): Promise<void> {
  const { body } = await client.call<{ user: { id: string; username: string } }>('GET /auth/user')
  const { execute } = test.deps.db
  await execute(
    `insert into video (tenant_id, id, user_id, title, script, language, presenter_id, status, quoted_half_credits)
     select tenant_id, gen_random_uuid(), id, case when n % 10 = 0 then '=1+' || n else username || ' ' || n end, 'Hello',
       'en', 'maya', 'ready', 2 from app_user, generate_series(1, $2) n where id = $1`,
    [body.user.id, count],
  )
  await execute(
    `insert into share_daily_stats (tenant_id, video_id, day, starts)
     select tenant_id, id, day, 1 from video, unnest(array['2027-03-13', '2027-03-14']) day where user_id = $1`,
    [body.user.id],
  )
}

async function exported(client: Client, type: string, format: string) {
  const { status, body, headers } = await client.call<string>('GET /api/export/:type', {
    params: { type },
    query: { format },
  })
  return { status, body, name: /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] }
}

it.each([
  ['videos', MANY],
  ['avatars', 4],
  ['analytics', 2 * MANY],
])('exports all %s of the person, and nothing of others, as JSON and CSV', async (type, least) => {
  const [json, csv] = [await exported(ana, type, 'json'), await exported(ana, type, 'csv')]
  const rows = json.body as unknown as Record<string, unknown>[]
  const lines = parse(csv.body, { columns: true, bom: true }) as Record<string, string>[]

  const day = new Date().toISOString().slice(0, 10)
  expect([json.name, csv.name]).toEqual([`waymark-${type}-${day}.json`, `waymark-${type}-${day}.csv`])
  expect(rows.length).toBeGreaterThanOrEqual(least)
  expect(lines).toHaveLength(rows.length)
  expect(new Set(rows.map((row) => `${String(row['id'] ?? row['videoId'])} ${String(row['day'])}`)).size).toBe(
    rows.length,
  )
  expect(csv.body).not.toContain('bo-exports')
  // No cell begins with what a spreadsheet program would calculate.
  expect(lines.flatMap((line) => Object.values(line)).filter((cell) => /^[=+@]/.test(cell))).toEqual([])
})

it('exports an empty list as an empty file, and rejects unknown types and formats', async () => {
  const nobody = await test.customer('keystone', 'empty-exports')

  expect((await exported(nobody, 'videos', 'json')).body).toEqual([])
  expect(parse((await exported(nobody, 'analytics', 'csv')).body, { columns: true, bom: true })).toEqual([])
  expect((await exported(ana, 'passwords', 'json')).status).toBe(404)
  expect((await exported(ana, 'videos', 'xml')).status).toBe(422)
})

it('downloads all six files of the screen one after the other, repeatedly', async () => {
  const cleo = await test.customer('keystone', 'cleo-exports')
  const files = ['videos', 'avatars', 'analytics'].flatMap((type) =>
    ['json', 'csv'].map((format) => ({ type, format })),
  )
  const statuses: number[] = []
  for (const { type, format } of [...files, ...files]) statuses.push((await exported(cleo, type, format)).status)

  expect(statuses).toEqual(statuses.map(() => 200))
})

it('reports the number of webhooks, whether emails are sent, and what can be exported and shared', async () => {
  const { body } = await bo.call<IntegrationStatus>('GET /api/integrations/status')

  expect(body.status).toMatchObject({
    webhooks: { count: 0, active: 0 },
    email: { configured: true, service: '/dev/mail', isSent: false },
    exports: { types: ['videos', 'avatars', 'analytics'] },
  })
  expect(body.status.socialSharing.platforms).toContain('whatsapp')
})

it('sends the four test emails to the requesting person, whatever address is named', async () => {
  const address = `${newId()}@mail.example`
  const cy = test.visitor('waymark')
  const account = { username: 'cy-tests', password: 'three plain words', email: address }
  await cy.call('POST /auth/register', { body: account })
  const [welcome] = await mailsTo(test, 'waymark', address, 1)
  for (const type of ['welcome', 'video_completed', 'video_failed', 'credit_low']) {
    const { status, body } = await cy.call('POST /api/test-email', { body: { type, email: 'victim@mail.example' } })
    expect([status, body]).toEqual([200, { ok: true, to: address }])
  }
  const mails = await mailsTo(test, 'waymark', address, 5)

  expect(mails.filter(({ subject }) => subject === welcome?.subject)).toHaveLength(2)
  expect((await bo.call('POST /api/test-email', { body: { type: 'welcome' } })).body.code).toBe('no-email')
})
