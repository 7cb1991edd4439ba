import type { AccountExport } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { avatarOf } from '../renditions.ts'
import { until } from '../until.ts'
import { readZip } from '../zip.ts'

const DAY_MS = 86_400_000

let test: TestApp
let ana: Client
let tenantId: string
let userId: string
let aheadMs = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  ana = await test.customer('azure-coast', 'ana')
  await test.customer('azure-coast', 'stranger')
  const body = { script: 'A quiet morning.', title: 'Shore', avatarId: await avatarOf(ana) }
  await ana.finished((await ana.call<{ id: string }>('POST /api/videos', { body })).body.id)
  const { rows } = await test.deps.db.execute(`select tenant_id, id from app_user where username = 'ana'`)
  tenantId = String(rows[0]?.tenant_id)
  userId = String(rows[0]?.id)
})
afterAll(() => test.close())

it('an export contains what the direct download contains, with the media, behind a link', async () => {
  const avatarId = await avatarOf(ana)
  await ana.call('PUT /api/avatars/:id/favourite', { params: { id: avatarId } })
  const made = await ordered()
  const files = readZip(await download(made))
  const direct = await test.app.inject({
    url: '/auth/export',
    headers: { host: 'azure-coast.localhost', cookie: ana.cookie },
  })

  expect(made).toMatchObject({ state: 'ready', progress: 100, bytes: expect.any(Number) })
  expect(Object.keys(files)).toEqual(Object.keys(readZip(direct.rawPayload)))
  expect(Object.keys(files).some((name) => name.endsWith('.mp4'))).toBe(true)
  expect(JSON.parse(String(files['account.json']))).toMatchObject({
    presenterChoices: [{ avatarId, isFavourite: true, isDefault: false }],
  })
  expect(files['account.json']?.toString()).not.toMatch(/stranger|argon2/)
  const { rows } = await test.deps.db.execute(
    `select count(*)::int as n from audit_log where action = 'data-exported' and subject = $1`,
    [userId],
  )
  expect(rows[0]?.n).toBe(2)
})

it('an export is visible to its person only, and its link cannot be guessed', async () => {
  const [made] = await list()
  const stranger = await test.customer('azure-coast', 'other')

  expect((await stranger.call('GET /auth/exports')).body).toEqual([])
  expect((await stranger.call(`GET ${made?.url?.replace(/signature=/, '$&A')}`)).status).toBe(404)
  expect((await test.visitor('azure-coast').call('GET /auth/exports')).status).toBe(401)
})

it('an export runs once at a time, and once however often its job runs', async () => {
  const id = crypto.randomUUID()
  await test.deps.db.execute(
    `insert into account_export (tenant_id, id, user_id, created_at) values ($1, $2, $3, now())`,
    [tenantId, id, userId],
  )
  expect((await ana.call('POST /auth/exports')).body).toMatchObject({ code: 'export-waiting' })
  const { accountExports } = test.features.security
  await accountExports.carryOut(tenantId, id)
  const first = await one(id)
  await accountExports.carryOut(tenantId, id)

  expect(await one(id)).toEqual(first)
})

it('an export expires after 7 days, with its file', async () => {
  const [made] = await list()
  aheadMs = 7 * DAY_MS + 60_000
  await test.features.security.accountExports.deleteExpired(tenantId)

  expect((await one(made?.id ?? ''))?.state).toBe('expired')
  expect(await test.deps.storage.size(`${tenantId}/people/${userId}/exports/${made?.id}.zip`)).toBeUndefined()
  aheadMs = 0
})

it('an export is deleted with the account', async () => {
  ana.cookie = ''
  await ana.call('POST /auth/login', { body: { username: 'ana', password: 'three plain words' } })
  const made = await ordered()
  const body = { password: 'three plain words', confirm: true }
  expect((await ana.call('DELETE /auth/account', { body })).status).toBe(200)
  const { rows } = await test.deps.db.execute('select 1 from account_export where user_id = $1', [userId])

  expect(rows).toEqual([])
  expect(await test.deps.storage.size(`${tenantId}/people/${userId}/exports/${made.id}.zip`)).toBeUndefined()
})

async function list(): Promise<AccountExport[]> {
  return (await ana.call<AccountExport[]>('GET /auth/exports')).body
}

async function one(id: string) {
  return (await list()).find((made) => made.id === id)
}

async function ordered(): Promise<AccountExport> {
  const { status, body } = await ana.call<AccountExport>('POST /auth/exports')
  expect([status, body.state]).toEqual([201, 'waiting'])
  return until(async () => {
    const made = await one(body.id)
    return made?.state === 'ready' && made
  })
}

async function download({ url }: AccountExport): Promise<Buffer> {
  const { statusCode, rawPayload } = await test.app.inject({
    url: url ?? '',
    headers: { host: 'azure-coast.localhost' },
  })
  expect(statusCode).toBe(200)
  return rawPayload
}
