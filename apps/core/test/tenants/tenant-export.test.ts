import type { TenantExport } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { avatarOf } from '../renditions.ts'
import { readZip } from '../zip.ts'

const DAY_MS = 86_400_000

let test: TestApp
let owner: Client
let ana: Client
let tenantId: string
let aheadMs = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  owner = await test.demo('azure-coast', 'owner')
  ana = await test.customer('azure-coast', 'ana')
  await test.customer('keystone', 'stranger')
  const body = { script: 'A quiet morning.', title: 'Shore', avatarId: await avatarOf(ana) }
  await ana.finished((await ana.call<{ id: string }>('POST /api/videos', { body })).body.id)
  tenantId = String((await test.deps.db.execute(`select id from tenant where slug = 'azure-coast'`)).rows[0]?.id)
})
afterAll(() => test.close())

it('an export contains people, videos with their files, and the ledger of this tenant only', async () => {
  const [made] = await ordered(['people', 'videos', 'ledger'])
  const files = readZip(await download(made))

  expect(Object.keys(files).filter((name) => name.endsWith('.json'))).toEqual([
    'people.json',
    'ledger.json',
    'videos.json',
  ])
  expect(Object.keys(files).some((name) => name.endsWith('.mp4'))).toBe(true)
  const people = JSON.parse(files['people.json']?.toString() ?? '')
  expect(people.map(({ username }: { username: string }) => username)).toContain('ana')
  expect(JSON.stringify(people)).not.toMatch(/stranger|argon2|password/)
  expect(JSON.parse(files['videos.json']?.toString() ?? '')).toMatchObject([{ title: 'Shore' }])
  expect(JSON.parse(files['ledger.json']?.toString() ?? '').length).toBeGreaterThan(1)
})

it('an export contains the chosen parts only, and is for the owner', async () => {
  const [made] = await ordered(['people'])
  expect(Object.keys(readZip(await download(made)))).toEqual(['people.json'])
  expect((await ana.call('GET /api/whitelabel/exports')).status).toBe(403)
  const other = await test.demo('keystone', 'owner')
  expect((await other.call<{ items: unknown[] }>('GET /api/whitelabel/exports')).body.items).toEqual([])
  expect((await other.call(`GET ${made?.url}`)).status).toBe(404)
  expect((await owner.call(`GET ${made?.url?.replace(/signature=/, '$&A')}`)).status).toBe(404)
})

it('an export runs once at a time, and once however often its job runs', async () => {
  const id = '01890000-0000-7000-8000-000000000001'
  await test.deps.db.execute(
    `insert into tenant_export (tenant_id, id, requested_by, parts, created_at)
     values ($1, $2, $2, '["people"]', now())`,
    [tenantId, id],
  )
  const again = await owner.call('POST /api/whitelabel/exports', { body: { parts: ['people'] } })
  expect(again.body).toMatchObject({ code: 'export-waiting' })
  await test.features.security.tenantExports.carryOut(tenantId, id)
  const first = (await list()).find((one) => one.id === id)
  await test.features.security.tenantExports.carryOut(tenantId, id)
  expect((await list()).find((one) => one.id === id)).toMatchObject({ state: 'ready', expiresAt: first?.expiresAt })
})

it('an export expires after 7 days, with its file', async () => {
  const [made] = await list()
  aheadMs = 7 * DAY_MS + 60_000
  await test.features.security.tenantExports.deleteExpired(tenantId)
  owner = await test.demo('azure-coast', 'owner')
  expect(await list()).toMatchObject([{ state: 'expired', url: null }, { state: 'expired' }, { state: 'expired' }])
  expect(await test.deps.storage.size(`${tenantId}/exports/${made?.id}.zip`)).toBeUndefined()
})

async function list(): Promise<TenantExport[]> {
  return (await owner.call<{ items: TenantExport[] }>('GET /api/whitelabel/exports')).body.items
}

async function ordered(parts: string[]): Promise<TenantExport[]> {
  expect((await owner.call('POST /api/whitelabel/exports', { body: { parts } })).status).toBe(201)
  await expect.poll(async () => (await list())[0]?.state).toBe('ready')
  return list()
}

async function download(made: TenantExport | undefined): Promise<Buffer> {
  const { statusCode, rawPayload } = await test.app.inject({
    url: made?.url ?? '',
    headers: { host: 'azure-coast.localhost' },
  })
  expect(statusCode).toBe(200)
  return rawPayload
}
