import { languages, indexedScreens } from '@vitrine/contract'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { styleHashes } from '../../src/platform/http/pages/style-hashes.ts'
import { type TestApp, testApp } from '../app.ts'

const VARY = 'accept-encoding, accept-language, cookie'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

const brands = [
  { slug: 'waymark', name: 'Waymark', other: 'Keystone' },
  { slug: 'keystone', name: 'Keystone', other: 'Waymark' },
  { slug: 'azure-coast', name: 'Azure Coast', other: 'Waymark' },
]

describe.each(brands)('the public pages of $slug', ({ slug, name, other }) => {
  it.each(['en', 'es', 'fa'] as const)('contain their text in the first bytes, in %s', async (language) => {
    const tenant = await test.features.tenants.withSlug(slug)
    const { body } = await page(slug, `/?lang=${language}`)
    const { promise = '', audiences = [] } = tenant?.brandingIn(language).words ?? {}

    expect(textOf(body)).toContain(promise)
    for (const { title } of audiences) expect(textOf(body)).toContain(title)
    expect(body).toContain(`lang="${language}"`)
  })

  it.each(indexedScreens.filter((path) => path !== '/whitelabel-pricing' || slug !== 'azure-coast'))(
    'name on %s their own tenant only',
    async (path) => {
      const { body } = await page(slug, path)

      expect(body).toMatch(/<div id="root"><!--\$-->/)
      expect(body).toMatch(new RegExp(`<title>[^<]+ \\| ${name}</title>`))
      expect(body).toContain(`<link rel="canonical" href="http://${slug}.localhost:0${path}">`)
      expect(body).not.toContain(other)
      for (const { code } of languages) expect(body).toContain(`hreflang="${code}"`)
    },
  )

  it.each(indexedScreens)('need on %s nothing that their policy refuses', async (path) => {
    const { body, headers } = await page(slug, path)
    const policy = String(headers['content-security-policy'])

    expect(body).not.toMatch(/\sstyle="/)
    expect(body).not.toContain('\0')
    for (const source of styleHashes(body)) expect(policy).toContain(source)
    for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/)
  })
})

describe('a prerendered page', () => {
  it('is revalidated by visitors, and sent again only when it changed', async () => {
    const { headers } = await page('waymark', '/')
    const known = { 'if-none-match': String(headers.etag) }
    const again = await page('waymark', '/', known)
    const others = [{ cookie: 'theme=dark' }, { cookie: 'language=es' }, { 'accept-language': 'fa' }]

    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: VARY })
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
    for (const other of others) expect((await page('waymark', '/', { ...known, ...other })).status).toBe(200)
    expect((await page('keystone', '/', known)).status).toBe(200)
  })

  it('is not cached for signed-in people', async () => {
    const { cookie } = await test.customer('waymark', 'noor')
    const { etag } = (await page('waymark', '/')).headers
    const { status, headers } = await page('waymark', '/', { cookie, 'if-none-match': String(etag) })

    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
  })

  it('is sent compressed to browsers that accept it, with the same content', async () => {
    const headers = { host: 'waymark.localhost', accept: 'text/html', 'accept-encoding': 'gzip, br' }
    const answer = await test.app.inject({ method: 'GET', url: '/', headers })
    const plain = (await page('waymark', '/')).body

    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.length).toBeLessThan(plain.length / 3)
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain)
  })

  it('shows a changed brand with the next request', async () => {
    const { id } = (await test.features.tenants.withSlug('keystone')) ?? { id: '' }
    const { headers } = await page('keystone', '/')
    await test.deps.db.execute(`update tenant set settings = settings || '{"freeCredits": 8}' where id = $1`, [id])
    test.features.tenants.drop(id)

    const changed = await page('keystone', '/', { 'if-none-match': String(headers.etag) })
    expect(textOf(changed.body)).toContain('8 free credits')
  })

  it('gives search engines the same prices and answers as people', async () => {
    const { bundles = [] } = (await test.features.tenants.withSlug('keystone'))?.prices ?? {}
    const [product] = factsIn((await page('keystone', '/pricing')).body)
    const [answers] = factsIn((await page('keystone', '/faq')).body)

    for (const { name, priceCents } of bundles)
      expect(product?.offers).toContainEqual(
        expect.objectContaining({ name, price: (priceCents / 100).toFixed(2), priceCurrency: 'USD' }),
      )
    expect(answers?.['@type']).toBe('FAQPage')
  })

  it('recognises a signed-in person', async () => {
    const ana = await test.customer('waymark', 'ana')

    expect((await page('waymark', '/', { cookie: ana.cookie })).body).toContain('href="/dashboard"')
  })
})

describe('a page that is not for search engines', () => {
  it.each(['/login', '/register', '/dashboard', '/nowhere'])('is marked as noindex: %s', async (path) => {
    expect((await page('waymark', path)).headers['x-robots-tag']).toBe('noindex')
    expect((await page('waymark', '/')).headers['x-robots-tag']).toBeUndefined()
  })

  it.each(brands)('is listed in robots.txt of $slug, which links to its own pages', async ({ slug, other }) => {
    const robots = (await page(slug, '/robots.txt')).body
    const sitemap = (await page(slug, '/sitemap.xml')).body

    expect(robots).toContain('Disallow: /dashboard\n')
    expect(robots).not.toContain('Disallow: /pricing')
    expect(robots).toContain(`Sitemap: http://${slug}.localhost:0/sitemap.xml`)
    expect(sitemap).toContain(`<loc>http://${slug}.localhost:0/pricing</loc>`)
    expect(sitemap.includes('/whitelabel-pricing')).toBe(slug !== 'azure-coast')
    expect((robots + sitemap).toLowerCase()).not.toContain(other.toLowerCase())
  })
})

function page(slug: string, path: string, headers: Record<string, string> = {}) {
  return test.visitor(slug).call<string>(`GET ${path}`, { headers: { accept: 'text/html', ...headers } })
}

/** Returns the visible text of a page: without tags, with entities decoded. */
function textOf(html: string): string {
  const text = html.slice(html.indexOf('<div id="root">')).replaceAll(/<[^>]*>/g, '')
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function factsIn(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
}
