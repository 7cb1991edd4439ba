import type { BrandDraft } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { sendLogo } from '../logos.ts'

const SHEETS = 50
const VERSIONS = 50
const LOGOS = 20

let test: TestApp
let owner: Client
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await test.demo('azure-coast', 'owner')
  const { rows } = await test.deps.db.execute(`select id from tenant where slug = 'azure-coast'`)
  tenantId = String(rows[0]?.id)
})
afterAll(() => test.close())

const draftOf = async () => (await owner.call<BrandDraft>('GET /api/whitelabel/branding/draft')).body
const save = async (design: Partial<BrandDraft['design']>) =>
  owner.call<BrandDraft>('PUT /api/whitelabel/branding/draft', {
    body: { design: { ...(await draftOf()).design, ...design } },
  })
const publish = async () =>
  owner.call<BrandDraft>('POST /api/whitelabel/branding/publish', {
    body: { basedOn: (await draftOf()).publishedVersion },
  })

it('saves of a draft keep the newest style sheets only, and the published one', async () => {
  await save({ customCss: '.hero { color: #111 }' })
  const { sheetUrl } = (await publish()).body
  await test.deps.db.execute(
    `insert into brand_stylesheet (tenant_id, hash, css, created_at)
     select $1, md5(n::text), '.a{}', now() + interval '1 hour' from generate_series(1, ${SHEETS + 10}) n`,
    [tenantId],
  )
  await save({ customCss: '.hero { color: #222 }' })

  expect(await count('brand_stylesheet')).toBe(SHEETS + 1)
  expect((await test.visitor('azure-coast').call(`GET ${sheetUrl}`)).body).toContain('#111')
})

it('publishing keeps the newest versions only', async () => {
  await test.deps.db.execute(
    `insert into brand_version (tenant_id, version, design)
     select tenant_id, -n, design from brand_version, generate_series(1, ${VERSIONS + 10}) n
     where tenant_id = $1 and version = (select version from brand where tenant_id = $1)`,
    [tenantId],
  )
  await save({ companyName: 'Third Bay' })
  await publish()

  expect(await count('brand_version')).toBe(VERSIONS)
  const { body } = await owner.call<object[]>('GET /api/whitelabel/branding/versions')
  expect(body[0]).toMatchObject({ companyName: 'Third Bay', isCurrent: true })
})

it('uploaded logos that no design names are deleted, except the newest', async () => {
  const { logoId } = (await draftOf()).design
  await test.deps.db.execute(
    `insert into brand_logo (tenant_id, id, svg)
     select $1, ('0000ffff-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '<svg/>' from generate_series(1, ${LOGOS + 10}) n`,
    [tenantId],
  )
  const picture = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#aa3322' } })
    .png()
    .toBuffer()
  expect((await sendLogo(owner, picture)).status).toBe(201)

  const { rows } = await test.deps.db.execute(
    `select count(*) filter (where svg = '<svg/>')::int as unused, count(*) filter (where id = $2)::int as used
     from brand_logo where tenant_id = $1`,
    [tenantId, logoId],
  )
  expect(rows[0]).toMatchObject({ used: 1 })
  expect(Number(rows[0]?.unused)).toBeLessThan(LOGOS)
})

async function count(table: string): Promise<number> {
  const { rows } = await test.deps.db.execute(`select count(*)::int as n from ${table} where tenant_id = $1`, [
    tenantId,
  ])
  return Number(rows[0]?.n)
}
