import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepare } from '../../src/first-start.ts'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

describe('a first start', () => {
  it('creates the three tenants with their people, one of whom is the operator', async () => {
    const accounts = demoAccounts()

    expect(accounts.map(({ tenant, role }) => `${tenant} ${role}`)).toEqual([
      'waymark operator',
      'waymark owner',
      'waymark customer',
      'azure-coast owner',
      'azure-coast customer',
      'keystone owner',
      'keystone customer',
    ])
    for (const { tenant, username, password, role } of accounts) {
      const { body } = await test
        .visitor(tenant)
        .call<{ user: { role: string; credits: number } }>('POST /auth/login', { body: { username, password } })
      expect([body.user.role, body.user.credits]).toEqual([role === 'owner' ? 'partner' : role, 3])
    }
  })

  it('repeated changes nothing', async () => {
    const before = await everything()
    await prepare(test.deps, test.features)

    expect(await everything()).toEqual(before)
  })

  it('keeps what a tenant has changed since', async () => {
    await test.deps.db.execute(
      `update brand set company_name = 'Own Name' where tenant_id = (select id from tenant where slug = 'azure-coast')`,
    )
    await prepare(test.deps, test.features)

    expect((await test.features.tenants.withSlug('azure-coast'))?.brand.companyName).toBe('Own Name')
  })

  it('that was interrupted resumes with the stored password', async () => {
    await test.deps.db.execute(
      `update app_user set username = 'renamed', username_skeleton = null, email = null where username = 'rosa'`,
    )
    await prepare(test.deps, test.features)
    const rosa = demoAccounts().find(({ username }) => username === 'rosa')

    expect((await test.visitor('keystone').call('POST /auth/login', { body: rosa })).status).toBe(200)
  })

  it('in production creates no people', async () => {
    await test.deps.db.execute(
      `update app_user set username = 'away', username_skeleton = null, email = null where username = 'marco'`,
    )
    await prepare({ ...test.deps, config: { ...test.deps.config, mode: 'production' } }, test.features)

    expect((await test.deps.db.execute(`select 1 from app_user where username = 'marco'`)).rows).toHaveLength(0)
  })
})

describe('a tenant', () => {
  it('is cached until a change is announced', async () => {
    const { tenants } = test.features
    const kept = await tenants.atHost('keystone.localhost')

    expect(await tenants.atHost('keystone.localhost')).toBe(kept)
    tenants.drop(kept?.id ?? '')
    await Promise.resolve()
    expect(await tenants.atHost('keystone.localhost')).not.toBe(kept)
  })

  it('that is dropped from the cache leaves others cached', async () => {
    const { tenants } = test.features
    const waymark = await tenants.atHost('waymark.localhost')
    tenants.drop((await tenant('keystone')).id)
    await Promise.resolve()

    expect(await tenants.atHost('waymark.localhost')).toBe(waymark)
  })

  it('uses the newest prices in force, not scheduled ones', async () => {
    const { id, prices } = await tenant('waymark')
    const dearer = (cents: number) => JSON.stringify({ ...prices, digitalTwinPriceCents: cents })
    await addPrices(id, dearer(40_000), '-1 year')
    await addPrices(id, dearer(90_000), '1 day')

    expect((await tenant('waymark')).prices.digitalTwinPriceCents).toBe(prices.digitalTwinPriceCents)
    await addPrices(id, dearer(40_000), '0 seconds')
    expect((await tenant('waymark')).prices.digitalTwinPriceCents).toBe(40_000)
  })

  it('uses the browser’s language', async () => {
    const { body } = await test
      .visitor('keystone')
      .call<{ words: object }>('GET /api/branding', { headers: { 'accept-language': 'zh-CN' } })
    const { brandingIn } = await tenant('keystone')

    expect(body).toEqual(brandingIn('zh'))
    expect(body.words).not.toEqual(brandingIn('en').words)
  })

  it('has no site under a host that is not verified yet', async () => {
    const { id } = await tenant('keystone')
    await test.deps.db.execute(
      `insert into tenant_host (host, tenant_id, kind, state) values ('soon.example', $1, 'primary', 'pending')`,
      [id],
    )

    expect(await test.features.tenants.atHost('soon.example')).toBeUndefined()
  })
})

async function tenant(slug: string) {
  const found = await test.features.tenants.withSlug(slug)
  if (!found) throw new Error(`there is no tenant ${slug}`)
  return found
}

async function addPrices(id: string, list: string, interval: string): Promise<void> {
  await test.deps.db.execute(
    'insert into price_list (tenant_id, id, list, effective_at) values ($1, $2, $3, now() + $4::interval)',
    [id, test.deps.newId(), list, interval],
  )
}

async function everything() {
  const tables = ['tenant', 'price_list', 'app_user', 'avatar', 'credit_bucket', 'credit_entry', 'pgboss.job']
  const counted = tables.map(async (table) => {
    const { rows } = await test.deps.db.execute(
      `select count(*)::int as n, md5(string_agg(id::text, ',' order by id)) as ids from ${table}`,
    )
    return [table, rows[0]] as const
  })
  return { rows: await Promise.all(counted), file: readFileSync(demoFile(), 'utf8') }
}

function demoAccounts() {
  return JSON.parse(readFileSync(demoFile(), 'utf8')) as {
    tenant: string
    role: string
    username: string
    password: string
  }[]
}

function demoFile(): string {
  return join(test.deps.config.dataDir, 'demo-accounts.json')
}
