import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { type SsoScene, ssoScene } from '../scenes/sso-scene.ts'

let scene: SsoScene
/** Two owners of one site: what one person does is in order already. */
let owners: readonly Client[]

beforeAll(async () => {
  scene = await ssoScene()
  const second = await scene.test.customer('keystone', 'second')
  await inSite(sql`update app_user set role = 'partner', member_role = 'owner' where username = 'second'`)
  owners = [await scene.owner('keystone'), second]
})
afterAll(() => scene.close())

it.each([
  ['domains', 'domain', 'domains-full', 100, sql`(tenant_id, id, host, token, report, created_at)`, addDomain],
  ['sign-in domains', 'sso_domain', 'domains-full', 50, sql`(tenant_id, id, domain, token, created_at)`, addSsoDomain],
  [
    'SCIM tokens',
    'scim_token',
    'scim-tokens-full',
    5,
    sql`(tenant_id, id, beginning, secret_hash, created_at)`,
    addToken,
  ],
] as const)(
  'a site has at most its number of %s after twenty concurrent requests',
  async (_, table, problem, most, into, add) => {
    await inSite(sql`delete from ${sql.table(table)}`)
    const report = table === 'domain' ? sql`'{"records":[],"warnings":[]}'::jsonb,` : sql``
    await inSite(sql`
    insert into ${sql.table(table)} ${into}
    select tenant.id, gen_random_uuid(), 'n' || n || '.example.com', 'v1-' || n, ${report} now()
    from tenant, generate_series(1, ${most - 1}) n where slug = 'keystone'`)
    const answers = await Promise.all(Array.from({ length: 20 }, (_value, index) => add(owners[index % 2]!, index)))

    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === problem)).toHaveLength(19)
    const { rows } = await inSite(sql`select id from ${sql.table(table)}`)
    expect(rows).toHaveLength(most)
  },
)

function addDomain(owner: Client, index: number) {
  return owner.call<{ code?: string }>('POST /api/whitelabel/domains', {
    body: { host: `x${index}.${randomUUID()}.com` },
  })
}

function addSsoDomain(owner: Client, index: number) {
  const body = { domain: `x${index}-${randomUUID()}.com` }
  return owner.call<{ code?: string }>('POST /api/whitelabel/sso/domains', { body })
}

function addToken(owner: Client) {
  return owner.call<{ code?: string }>('POST /api/whitelabel/scim/tokens')
}

async function inSite(statement: ReturnType<typeof sql>) {
  const { deps, features } = scene.test
  const tenant = await features.tenants.withSlug('keystone')
  return deps.db.inTenant(tenant?.id ?? '', (tx) => statement.execute(tx))
}
