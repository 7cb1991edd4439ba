import type { AdminTenant, BrandDraft, BrandVersion, Branding } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'

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

const draftOf = async (client = owner) => (await client.call<BrandDraft>('GET /api/whitelabel/branding/draft')).body
const shown = async () => (await test.visitor('azure-coast').call<Branding>('GET /api/branding')).body
const HTML = { accept: 'text/html' }
const page = async (path = '/') =>
  String((await test.visitor('azure-coast').call(`GET ${path}`, { headers: HTML })).body)

async function save(patch: Partial<BrandDraft['design']>) {
  const { design } = await draftOf()
  return owner.call<BrandDraft>('PUT /api/whitelabel/branding/draft', { body: { design: { ...design, ...patch } } })
}

const publish = (basedOn: number) =>
  owner.call<BrandDraft>('POST /api/whitelabel/branding/publish', { body: { basedOn } })

describe('a draft', () => {
  it('starts as the published brand, and is private until it is published', async () => {
    const before = await shown()
    expect((await draftOf()).savedAt).toBeNull()
    const { body } = await save({
      companyName: 'Blue Bay',
      colours: { primary: '#AA0044', secondary: '#222222', accent: '#33aa77' },
    })

    expect(body.design.colours.primary).toBe('#aa0044')
    expect(await shown()).toEqual(before)
    expect(await page()).not.toContain('Blue Bay')
  })

  it('becomes the brand of every page, text and setting when it is published', async () => {
    const { design } = await draftOf()
    const legal = { ...design.legal, registration: 'No. 77' }
    const words = { ...design.words, en: { ...design.words.en, promise: 'A bay of its own.' } }
    await save({ words, legal, presenters: ['maya', 'kai', 'tom'], supportEmail: 'hi@bluebay.example' })
    expect((await publish(1)).body).toMatchObject({ publishedVersion: 2, savedAt: null })

    expect(await shown()).toMatchObject({
      brand: { version: 2, companyName: 'Blue Bay', colours: { primary: '#aa0044' } },
      words: { promise: 'A bay of its own.' },
      legal: { registration: 'No. 77', companyName: 'Azure Coast Media Ltd' },
      presenters: ['maya', 'kai', 'tom'],
      supportEmail: 'hi@bluebay.example',
      freeCredits: 3,
    })
    expect(await page()).toContain('--primary:#aa0044')
  })

  it('cannot be published over an unseen version, or without a difference', async () => {
    expect((await publish(2)).body).toMatchObject({ code: 'no-draft' })
    await save({ companyName: 'Blue Bay 2' })

    expect((await publish(1)).body).toMatchObject({ code: 'brand-changed' })
    expect((await publish(2)).status).toBe(200)
  })

  it('names invalid fields, unknown presenters and logos of others', async () => {
    const { body } = await save({ colours: { primary: 'red;}', secondary: '#222222', accent: '#333333' } })
    expect(body).toMatchObject({ code: 'invalid', fields: [{ field: 'design.colours.primary' }] })
    expect((await save({ presenters: ['maya', 'kai', 'nobody'] })).body).toMatchObject({ code: 'avatar-unknown' })
    const { body: elsewhere } = await (
      await test.demo('keystone', 'owner')
    ).call<BrandDraft>('GET /api/whitelabel/branding/draft')

    expect((await save({ logoId: elsewhere.design.logoId })).body).toMatchObject({ code: 'logo-unknown' })
  })
})

describe('the form of the specification', () => {
  it('saves and publishes at once, and keeps omitted fields', async () => {
    const body = { companyName: 'Cape Line', primaryColor: '#3b82f6', fontFamily: 'Lato' }
    const { body: saved } = await owner.call('PATCH /api/whitelabel/branding', { body })

    expect(saved).toMatchObject({ ...body, accentColor: '#33aa77' })
    expect((await shown()).brand).toMatchObject({ companyName: 'Cape Line', fontFamily: 'Lato' })
    expect((await owner.call('GET /api/whitelabel/branding')).body).toEqual(saved)
    const foreign = { logoUrl: 'https://elsewhere.example/logo.png' }
    expect((await owner.call('PATCH /api/whitelabel/branding', { body: foreign })).body.code).toBe('logo-unknown')
    // No field is no change, so there is no new version.
    expect((await owner.call('PATCH /api/whitelabel/branding', { body: {} })).body).toEqual(saved)
  })
})

describe('versions', () => {
  it('are restored as a new version, with everything that belonged to them', async () => {
    const { body } = await owner.call<BrandVersion[]>('GET /api/whitelabel/branding/versions')
    expect(body.map(({ version, companyName }) => [version, companyName])).toEqual([
      [4, 'Cape Line'],
      [3, 'Blue Bay 2'],
      [2, 'Blue Bay'],
      [1, 'Azure Coast'],
    ])
    const first = { version: 1 }
    await owner.call('POST /api/whitelabel/branding/rollback', { body: first })

    expect(await shown()).toMatchObject({
      brand: { version: 5, companyName: 'Azure Coast' },
      supportEmail: 'help@azure-coast.example',
    })
    expect((await owner.call('POST /api/whitelabel/branding/rollback', { body: { version: 99 } })).status).toBe(404)
  })

  it('are logged for each action', async () => {
    const actions = (await auditEntriesAbout(test, tenantId)).map(({ action }) => action)

    expect(actions.filter((action) => action === 'brand-published')).toHaveLength(4)
    expect(actions).toContain('brand-rolled-back')
    expect(actions).toContain('brand-drafted')
  })

  it('get consecutive numbers when many publish at once', async () => {
    const body = (name: number) => ({ body: { companyName: `Name ${name}` } })
    await Promise.all([1, 2, 3, 4].map((name) => owner.call('PATCH /api/whitelabel/branding', body(name))))
    const { body: versions } = await owner.call<BrandVersion[]>('GET /api/whitelabel/branding/versions')

    expect(versions.map(({ version }) => version).slice(0, 4)).toEqual([9, 8, 7, 6])
  })
})

describe('a preview link', () => {
  it('shows the draft to everyone with the link, framed by this site only, until it expires', async () => {
    await save({ companyName: 'Secret Cape' })
    const { body } = await owner.call<{ url: string; expiresAt: string }>('POST /api/whitelabel/branding/preview-link')
    const { pathname, search } = new URL(body.url)
    const { body: html, headers } = await test.visitor('azure-coast').call(`GET ${pathname}pricing${search}`)

    expect(String(html)).toContain('Secret Cape')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(String((await test.visitor('keystone').call(`GET /${search}`)).body)).not.toContain('Secret Cape')
    const forged = search.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`)
    for (const query of [forged, search.replace(/=\d/, '=9'), '?preview=', '?preview=1.x']) {
      const answer = await test.visitor('azure-coast').call(`GET /${query}`)
      expect([query, String(answer.body).includes('Secret Cape')]).toEqual([query, false])
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('expires after seven days', async () => {
    const { body } = await owner.call<{ url: string }>('POST /api/whitelabel/branding/preview-link')
    const eightDaysAgo = Math.floor(Date.now() / 1000) - 24 * 3600
    const tenant = await test.features.tenants.withSlug('azure-coast')
    if (!tenant) throw new Error('there is no azure-coast')

    expect(Number(/preview=(\d+)/.exec(body.url)?.[1])).toBeGreaterThan(eightDaysAgo + 7 * 24 * 3600)
    expect(await test.features.branding.brandPreviews.previewedBy(tenant, `${eightDaysAgo}.x`)).toBeUndefined()
  })
})

describe('a partner’s style sheet', () => {
  it('is filtered, served under its hash without cookies, and linked on the pages that use it', async () => {
    const customCss =
      '.t-card { border-radius: 20px }\n@import url(https://evil.example/a.css);\n.t-bar { position: fixed }'
    const { body } = await save({ customCss })
    expect(body.cssFaults).toMatchObject([
      { line: 2, kind: 'at-rule', subject: '@import' },
      { line: 3, kind: 'property', subject: 'position' },
    ])
    await publish(body.publishedVersion)
    const { sheetUrl } = (await shown()).brand
    const { body: css, headers } = await test.visitor('azure-coast').call(`GET ${sheetUrl}`)

    expect(css).toBe('.tenant .t-card{border-radius:20px}')
    expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await test.visitor('keystone').call(`GET ${sheetUrl}`)).status).toBe(404)
    const link = `<link id="tenant-css" rel="stylesheet" href="${sheetUrl}">`
    for (const path of ['/', '/pricing', '/dashboard'])
      expect([path, (await page(path)).includes(link)]).toEqual([path, true])
    const plain = ['/login', '/register', '/profile', '/whitelabel-dashboard', '/?nocss', '/pricing?nocss']
    const spellings = ['/LOGIN', '/%6Cogin', '/login//', '//login', '/Reset-Password', '/%72egister']
    for (const path of [...plain, ...spellings])
      expect([path, (await page(path)).includes('tenant-css')]).toEqual([path, false])
  })
})

describe('access to the brand', () => {
  it('allows editors to change it, analysts to read it, and customers neither', async () => {
    const editor = (await createPerson(test, 'azure-coast', 'edda', { role: 'partner', memberRole: 'editor' })).client
    const analyst = (await createPerson(test, 'azure-coast', 'anna', { role: 'partner', memberRole: 'analyst' })).client
    const customer = await test.demo('azure-coast', 'customer')
    const body = { companyName: 'By Role' }
    const asked = async (client: Client) => [
      (await client.call('GET /api/whitelabel/branding/draft')).status,
      (await client.call('PATCH /api/whitelabel/branding', { body })).status,
    ]

    expect([await asked(editor), await asked(analyst), await asked(customer)]).toEqual([
      [200, 200],
      [200, 403],
      [403, 403],
    ])
  })
})

describe('a site’s name in the operator’s lists', () => {
  it('follows its brand until the operator names the site', async () => {
    const operator = await test.demo('waymark', 'operator')
    const listed = async () =>
      (await operator.call<{ items: AdminTenant[] }>('GET /api/admin/tenants', { query: { slug: 'azure-coast' } })).body
    const rename = async (companyName: string) => {
      const { publishedVersion } = await draftOf()
      await save({ companyName })
      return publish(publishedVersion)
    }
    await rename('Silver Bay')
    const [site] = (await listed()).items
    expect(site?.name).toBe('Silver Bay')

    await operator.call('PATCH /api/admin/tenants/:id', {
      params: { id: site?.id ?? '' },
      body: { name: 'Silver Bay, Bristol' },
    })
    await rename('Golden Bay')
    expect((await listed()).items[0]?.name).toBe('Silver Bay, Bristol')
  })
})
