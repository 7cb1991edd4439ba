import type { AdminTenant, TenantReceipt } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTenant, planFirstSamples, prepare } from '../../src/first-start.ts'
import { type FolderFiles, folderOf } from '../../src/features/tenants/folder-files.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const MAIL = {
  sender: { name: 'Blue Tours', address: 'hello@mail.blue.example' },
  emails: { welcome: { es: { subject: 'Hola {name}', opening: 'Bienvenido a {company}.', closing: '' } } },
}
const STYLE = '.t-bar { color: #123456 }'

let test: TestApp
let operator: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false, makesShowcaseVideos: true })
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

it('a first start imports a folder completely, as an import command does', async () => {
  const files = { ...(await take('azure-coast')), 'mail.json': JSON.stringify(MAIL), 'style.css': STYLE }
  await begin('blue', files)
  const taken = await take('blue')

  expect(JSON.parse(taken['mail.json'] ?? 'null')).toEqual(MAIL)
  expect(taken['style.css']).toBe(STYLE)
  expect((await test.visitor('blue').call('GET /api/branding')).status).toBe(200)
})

it('later starts keep the changes of the partner', async () => {
  const { id = '' } = (await test.features.tenants.withSlug('blue')) ?? {}
  await test.deps.db.execute('delete from email_sender where tenant_id = $1', [id])
  await begin('blue', { ...(await take('azure-coast')), 'mail.json': JSON.stringify(MAIL) })

  expect(JSON.parse((await take('blue'))['mail.json'] ?? 'null').sender).toBeNull()
})

it('a folder with invalid emails creates no partial tenant', async () => {
  const mail = { ...MAIL, sender: { ...MAIL.sender, address: 'a@waymark.localhost' } }

  await expect(begin('half', { ...(await take('azure-coast')), 'mail.json': JSON.stringify(mail) })).rejects.toThrow(
    'at a domain you own',
  )
  expect(await test.features.tenants.withSlug('half')).toBeUndefined()
})

it('sample videos are queued once at the start, those of the platform’s own pages first', async () => {
  for (let starts = 0; starts < 2; starts++) await planFirstSamples(test.deps, test.features)
  const { rows } = await test.deps.db.execute(
    `select data->>'tenantId' as tenant, count(*)::int as count from pgboss.job where name = 'sample' group by 1 order by min(created_on)`,
  )
  const ids = await Promise.all(
    ['waymark', 'azure-coast', 'keystone'].map(async (slug) => (await test.features.tenants.withSlug(slug))?.id),
  )

  expect(rows[0]).toEqual({ tenant: ids[0], count: 4 })
  expect(rows.map(({ tenant }) => tenant).toSorted()).toEqual(ids.toSorted())
})

it('a tenant deleted by the operator is not created again', async () => {
  const partner = await find('azure-coast')
  const asked = { params: { id: partner?.id ?? '' }, body: { name: partner?.name } }
  const { body: receipt } = await operator.call<TenantReceipt>('DELETE /api/admin/tenants/:id', asked)
  const platform = await test.features.tenants.withSlug('waymark')
  await test.features.admin.removals.carryOut(platform?.id ?? '', receipt.id)
  expect(await test.features.tenants.withSlug('azure-coast')).toBeUndefined()
  await prepare(test.deps, test.features)

  expect(await find('azure-coast')).toBeUndefined()
})

function begin(slug: string, files: FolderFiles): Promise<void> {
  return startTenant(test.deps, test.features, folderOf(slug, files))
}

async function take(slug: string): Promise<FolderFiles> {
  const params = { id: (await find(slug))?.id ?? '' }
  return (await operator.call<{ files: FolderFiles }>('GET /api/admin/tenants/:id/export', { params })).body.files
}

async function find(slug: string): Promise<AdminTenant | undefined> {
  const { body } = await operator.call<{ items: AdminTenant[] }>('GET /api/admin/tenants', { query: { slug } })
  return body.items[0]
}
