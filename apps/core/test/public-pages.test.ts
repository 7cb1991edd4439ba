import { languages, indexedScreens } from '@vitrine/contract'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { styleHashes } from '../src/platform/http/pages/style-hashes.ts'
import { type TestApp, testApp } from './app.ts'

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

describe.each(brands)('the pages that everybody may read of $slug', ({ slug, name, other }) => {
  it.each(['en', 'es', 'fa'] as const)('carry their text in the first bytes, in %s', async (language) => {
    const tenant = await test.features.tenants.withSlug(slug)
    const { body } = await page(slug, `/?lang=${language}`)
    const { promise = '', audiences = [] } = tenant?.brandingIn(language).words ?? {}

    expect(textOf(body)).toContain(promise)
    for (const { title } of audiences) expect(textOf(body)).toContain(title)
    expect(body).toContain(`lang="${language}"`)
  })

  it.each(indexedScreens.filter((path) => path !== '/whitelabel-pricing' || slug !== 'azure-coast'))(
    'say on %s who they are, and nothing of anybody else',
    async (path) => {
      const { body } = await page(slug, path)

      expect(body).toMatch(/<div id="root"><!--\$-->/)
      expect(body).toMatch(new RegExp(`<title>[^<]+ \\| ${name}</title>`))
      expect(body).toContain(`<link rel="canonical" href="http://${slug}.localhost:0${path}">`)
      expect(body).not.toContain(other)
      for (const { code } of languages) expect(body).toContain(`hreflang="${code}"`)
    },
  )

  it.each(indexedScreens)('need nothing on %s that their policy refuses', async (path) => {
    const { body, headers } = await page(slug, path)
    const policy = String(headers['content-security-policy'])

    expect(body).not.toMatch(/\sstyle="/)
    expect(body).not.toContain('\0')
    for (const source of styleHashes(body)) expect(policy).toContain(source)
    for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>/g))
      expect(attributes).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/)
  })
})

describe('a page with its text', () => {
  it('is revalidated by visitors, and sent again only when it is another one', async () => {
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

  it('is stored by nobody for somebody who has signed in', async () => {
    const { cookie } = await test.customer('waymark', 'noor')
    const { etag } = (await page('waymark', '/')).headers
    const { status, headers } = await page('waymark', '/', { cookie, 'if-none-match': String(etag) })

    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
  })

  it('travels packed to browsers that unpack, and says the same', async () => {
    const headers = { host: 'waymark.localhost', accept: 'text/html', 'accept-encoding': 'gzip, br' }
    const answer = await test.app.inject({ method: 'GET', url: '/', headers })
    const plain = (await page('waymark', '/')).body

    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.length).toBeLessThan(plain.length / 3)
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain)
  })

  it('shows a changed brand with the next request after the news of it', async () => {
    const { id } = (await test.features.tenants.withSlug('keystone')) ?? { id: '' }
    const { headers } = await page('keystone', '/')
    await test.deps.db.execute(`update tenant set settings = settings || '{"freeCredits": 8}' where id = $1`, [id])
    test.features.tenants.drop(id)

    const changed = await page('keystone', '/', { 'if-none-match': String(headers.etag) })
    expect(textOf(changed.body)).toContain('8 free credits')
  })

  it('tells search engines its prices and answers as it tells people', async () => {
    const { bundles = [] } = (await test.features.tenants.withSlug('keystone'))?.prices ?? {}
    const [product] = factsIn((await page('keystone', '/pricing')).body)
    const [answers] = factsIn((await page('keystone', '/faq')).body)

    for (const { name, priceCents } of bundles)
      expect(product?.offers).toContainEqual(
        expect.objectContaining({ name, price: (priceCents / 100).toFixed(2), priceCurrency: 'USD' }),
      )
    expect(answers?.['@type']).toBe('FAQPage')
  })

  it('knows somebody who has signed in', async () => {
    const ana = await test.customer('waymark', 'ana')

    expect((await page('waymark', '/', { cookie: ana.cookie })).body).toContain('href="/dashboard"')
  })
})

describe('what is not for search engines', () => {
  it.each(['/login', '/register', '/dashboard', '/nowhere'])('says so: %s', async (path) => {
    expect((await page('waymark', path)).headers['x-robots-tag']).toBe('noindex')
    expect((await page('waymark', '/')).headers['x-robots-tag']).toBeUndefined()
  })

  it.each(brands)('is named in robots.txt of $slug, which leads to its own pages', async ({ slug, other }) => {
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
