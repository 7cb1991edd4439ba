import type { AdminTenant } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

interface Taken {
  slug: string
  files: Record<string, string>
}

const SENDER = { name: 'Azure Tours', address: 'hello@mail.azure.example' }
const TEXTS = { subject: 'Hola {name}', opening: 'Bienvenido a {company}.', closing: '' }

let test: TestApp
let operator: Client
let owner: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())

it('an exported and imported tenant is equal to the last character', async () => {
  const changes = { companyName: 'Azure Tours', primaryColor: '#114477', customCss: '.t-bar { color: #123456 }' }
  expect((await owner.call('PATCH /api/whitelabel/branding', { body: changes })).status).toBe(200)
  await own()
  const before = await take('azure-coast')
  const { status, body } = await importFolder({ ...before, slug: 'azure-again', ownerEmail: 'new@owner.example' })
  expect([status, body.origin]).toEqual([201, 'http://azure-again.localhost:0'])

  const after = await take('azure-again')
  expect(after.files).toEqual(before.files)
  expect(before.files['style.css']).toBe(changes.customCss)
  const [one, other] = await Promise.all(
    ['azure-coast', 'azure-again'].map((slug) => test.features.tenants.withSlug(slug)),
  )
  const { brand, settings, prices, themeCss } = other ?? {}
  expect({ ...brand, version: 0 }).toEqual({ ...one?.brand, version: 0 })
  expect([settings, prices, themeCss]).toEqual([one?.settings, one?.prices, one?.themeCss])
  expect(JSON.parse(before.files['mail.json'] ?? '')).toEqual({ sender: SENDER, emails: { welcome: { es: TEXTS } } })
  expect(await keys()).toHaveLength(2)
  expect((await test.visitor('azure-again').call<string>('GET /')).body).toContain('Azure Tours')
})

it('an export contains no people, addresses of theirs or secrets', async () => {
  const { files } = await take('azure-coast')

  expect(Object.values(files).join()).not.toMatch(/ines@|marco@|password_hash|"people"|(?<!customer)key/i)
})

it('a folder with a wrong or missing file is refused by its name, and leaves nothing', async () => {
  const good = await take('keystone')
  const { 'prices.json': _, ...lacking } = good.files
  for (const [files, word] of [
    [lacking, 'prices.json is missing'],
    [{ ...good.files, 'words.json': '{' }, 'words.json is no JSON'],
    [{ ...good.files, 'tenant.json': '{}' }, 'tenant.json'],
    [
      { ...good.files, 'mail.json': mail({ emails: { welcome: { en: { ...TEXTS, opening: '{nothing}' } } } }) },
      '{nothing}',
    ],
    [changed(good.files, ({ settings }) => Object.assign(settings, { freeCredits: 1001 })), '1,000 free credits'],
    [changed(good.files, ({ brand }) => Object.assign(brand, { companyName: 'Key\u202estone' })), 'on one line'],
    [{ ...good.files, 'mail.json': mail({ sender: { name: 'Us\nX', address: 'us@good.example' } }) }, 'on one line'],
  ] as const) {
    const { status, body } = await operator.call('POST /api/admin/tenants/import', {
      body: { slug: 'not-good', files },
    })
    expect([status, String(body.message).includes(word)]).toEqual([422, true])
  }
  const ofPlatform = { ...good.files, 'mail.json': mail({ sender: { name: 'Us', address: 'us@waymark.localhost' } }) }
  expect((await importFolder({ slug: 'not-good', files: ofPlatform })).body).toMatchObject({
    code: 'sender-domain-invalid',
  })
  const ofProvider = { ...good.files, 'mail.json': mail({ sender: { name: 'Us', address: 'us@gmail.com' } }) }
  expect((await importFolder({ slug: 'not-good', files: ofProvider })).body).toMatchObject({
    code: 'sender-domain-invalid',
  })
  expect(await test.features.tenants.withSlug('not-good')).toBeUndefined()
  expect((await importFolder({ ...good, slug: 'keystone' })).body).toMatchObject({ code: 'slug-taken' })
})

it('a dry run lists what would be created, and what is wrong', async () => {
  const { files } = await take('keystone')
  const check = (body: object) => operator.call('POST /api/admin/tenants/import/check', { body })
  const good = await check({ slug: 'seen', files: { ...files, 'notes.txt': 'x' } })
  expect([good.status, good.body]).toMatchObject([
    200,
    { vertical: 'property', languages: ['en', 'es', 'zh', 'hi', 'fa'], hasStyleSheet: false, unread: ['notes.txt'] },
  ])
  const { 'logo.svg': _, ...lacking } = files
  const bad = await check({ slug: 'seen', files: lacking })
  expect([bad.status, String(bad.body.message)]).toEqual([422, 'logo.svg is missing'])
  expect(await test.features.tenants.withSlug('seen')).toBeUndefined()
})

/** The owner words an email and names a sender. */
async function own(): Promise<void> {
  await owner.call('PUT /api/whitelabel/mail/sender', { body: SENDER })
  const { status } = await owner.call('PUT /api/whitelabel/mail/texts', {
    body: { template: 'welcome', language: 'es', version: 0, ...TEXTS },
  })
  expect(status).toBe(200)
}

async function keys(): Promise<string[]> {
  const { rows } = await test.deps.db.execute('select distinct public_key from email_sender')
  return rows.map(({ public_key }) => String(public_key))
}

const mail = (part: object) => JSON.stringify({ sender: null, emails: {}, ...part })

async function take(slug: string): Promise<Taken> {
  const id = (await test.features.tenants.withSlug(slug))?.id ?? ''
  const { body } = await operator.call<Taken>('GET /api/admin/tenants/:id/export', { params: { id } })
  return body
}

function importFolder(body: object) {
  return operator.call<AdminTenant>('POST /api/admin/tenants/import', { body })
}

/** The files of a folder whose `tenant.json` says something else. */
function changed(files: Record<string, string>, change: (tenant: { settings: object; brand: object }) => void) {
  const tenant = JSON.parse(files['tenant.json'] ?? '') as { settings: object; brand: object }
  change(tenant)
  return { ...files, 'tenant.json': JSON.stringify(tenant) }
}
