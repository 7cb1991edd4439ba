import { readFileSync } from 'node:fs'
import { productScreens } from '@vitrine/contract'
import { fonts } from '@vitrine/theme'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { styleHashes } from '../../src/platform/http/pages/style-hashes.ts'
import { type TestApp, testApp } from '../app.ts'
import { listen, sendRaw } from '../raw-http.ts'

const DEMOS = ['waymark', 'keystone', 'azure-coast']

/** A name that breaks texts assembled without escaping. */
const NAME = `</script><script>alert(1)</script> $& $' $\` <!--head--> "O'Neil" & __proto__ \u2028`

let test: TestApp
let port: number

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  port = await listen(test.app)
  await test.deps.db.execute(
    `update brand set company_name = $1 where tenant_id = (select id from tenant where slug = 'azure-coast')`,
    [NAME],
  )
  await test.deps.db.execute(
    `update tenant set settings = settings || jsonb_build_object('footer', coalesce(settings -> 'footer', '{}'::jsonb)
      || jsonb_build_object('social', jsonb_build_object('facebook', 'https://facebook.example/' || slug)))`,
  )
})
afterAll(() => test.close())

describe.each(DEMOS)('a page of %s', (slug) => {
  it('contains its name, icon, colours and boot data in the first bytes', async () => {
    const { body } = await page(slug, '/')
    const tenant = await test.features.tenants.withSlug(slug)
    const boot = bootIn(body)

    const words = expect.objectContaining({ frame: expect.stringMatching(/^.assets.frame-/) })
    expect(boot).toEqual({ ...tenant?.brandingIn('en'), language: 'en', wordFiles: words, hasSession: false })
    expect(body.indexOf('<title>')).toBeLessThan(body.indexOf('<body'))
    expect(body).toContain(tenant?.themeCss)
    expect(body).toContain(`href="${tenant?.branding.brand.logoUrl}"`)
  })

  it('names no other tenant', async () => {
    const { body } = await page(slug, '/')
    const others = (await test.features.tenants.list()).filter((other) => other.slug !== slug)

    for (const { name, slug: other } of others) for (const word of [name, other]) expect(body).not.toContain(word)
    expect(body.toLowerCase()).not.toContain('vitrine')
  })

  it('links to its own profiles in the footer, and names a developer only where one is set', async () => {
    const { body } = await page(slug, '/')

    expect(body).toContain(`href="https://facebook.example/${slug}"`)
    expect(body.includes('Developed by')).toBe(slug !== 'azure-coast')
    expect(body).not.toContain('https://x.example')
  })
})

describe('a file that cannot be sent', () => {
  it('is a branded error page in a browser, and a problem for an API client', async () => {
    const visitor = test.visitor('keystone')
    const file = 'GET /media/x?expires=1&signature=x'
    const { status, body } = await visitor.call<string>(file, { headers: { accept: 'text/html' } })

    expect(status).toBe((await visitor.call(file)).status)
    expect(body).toContain('<bdi>Keystone</bdi>')
    expect(body).toContain('mailto:help@keystone.example')
    expect((await visitor.call(file)).body.code).toBeDefined()
  })
})

describe('a page', () => {
  it.each(['/', '/login', '/nowhere'])('allows exactly the style elements of %s', async (path) => {
    const { body, headers } = await page('waymark', path)
    const [, sources = ''] = /style-src ([^;]*);/.exec(String(headers['content-security-policy'])) ?? []

    expect(sources.split(' ')).toEqual(["'self'", ...styleHashes(body)])
  })

  it.each(['/login', '/dashboard', '/nowhere'])('drawn by the app, such as %s, is not cached', async (path) => {
    expect((await page('waymark', path)).headers['cache-control']).toBe('no-store')
  })

  it('cannot be framed', async () => {
    const { headers } = await page('waymark', '/')

    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  })

  it('tolerates a company name full of code', async () => {
    const { body } = await page('azure-coast', '/')

    expect(body.match(/<script/g)).toHaveLength((await page('waymark', '/')).body.match(/<script/g)?.length ?? 0)
    expect(bootIn(body).brand.companyName).toBe(NAME)
    expect(body.split('</html>')).toHaveLength(2)
  })

  it.each([
    ['theme=dark', ' data-theme="dark"'],
    ['a=b; theme=light; c=d', ' data-theme="light"'],
    ['theme=dark"><script>', ''],
    ['theme=blue', ''],
    ['mytheme=dark', ''],
    ['', ''],
  ])('with the cookie %j starts with <html%s', async (cookie, attribute) => {
    const { body } = await page('waymark', '/', { cookie })

    expect(/<html[^>]*>/.exec(body)?.[0].includes('data-theme')).toBe(attribute !== '')
    expect(body).toContain(`<html${attribute}`)
  })

  it.each([
    ['fa-IR,en;q=0.5', '', ' lang="fa" dir="rtl"'],
    ['fa-IR', 'language=es', ' lang="es" dir="ltr"'],
    ['de-DE', '', ' lang="en" dir="ltr"'],
  ])('for a browser that reads %j and chose %j has%s', async (accepted, cookie, attributes) => {
    const { body } = await test
      .visitor('waymark')
      .call<string>('GET /', { headers: { accept: 'text/html', 'accept-language': accepted, cookie } })

    expect(body).toContain(`<html${attributes}`)
    expect(attributes).toContain(`lang="${bootIn(body).language}"`)
  })

  it.each(['es', 'fa', 'hi', 'zh'].flatMap((language) => DEMOS.map((slug) => [language, slug])))(
    'in %s of %s has the tenant’s own texts only',
    async (language, slug) => {
      const { body } = await page(slug, '/', { cookie: `language=${language}` })

      expect(bootIn(body).words).toEqual(pack(slug, `.${language}`))
      expect(body).toContain(`content="${pack(slug, `.${language}`).promiseDetail}"`)
      for (const other of DEMOS.filter((demo) => demo !== slug)) {
        expect(body).not.toContain(pack(other, `.${language}`).promise)
      }
    },
  )

  it('of a tenant without translations is in English there', async () => {
    const { id } = (await test.features.tenants.withSlug('azure-coast')) ?? { id: '' }
    await test.deps.db.execute(`update brand set texts = texts - 'hi' where tenant_id = $1`, [id])
    test.features.tenants.drop(id)

    expect(bootIn((await page('azure-coast', '/', { cookie: 'language=hi' })).body).words).toEqual(pack('azure-coast'))
  })

  it.each([
    ['en', ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']],
    ['es', ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']],
    ['fa', ['vazirmatn-arabic-wght-normal']],
    ['hi', ['noto-sans-devanagari-devanagari-wght-normal']],
    ['zh', []],
  ])('in %s preloads the fonts of its script only', async (language, webFonts) => {
    const { body } = await page('waymark', '/', { cookie: `language=${language}` })
    const asked = [...body.matchAll(/<link rel="preload" href="\/assets\/([^"]+)-[\w-]{8}\.woff2" as="font"/g)]

    expect(asked.map(([, name]) => name)).toEqual(webFonts)
    expect(body.match(/\.woff2/g) ?? []).toHaveLength(webFonts.length)
  })

  it('in Chinese alone ends its font list with the font of devices without one', async () => {
    const link = /<link rel="stylesheet" href="\/assets\/chinese-[\w-]+\.css"><\/body>/
    expect((await page('waymark', '/', { cookie: 'language=zh' })).body).toMatch(link)
    expect((await page('waymark', '/dashboard', { cookie: 'language=zh' })).body).toMatch(link)
    expect((await page('waymark', '/', { cookie: 'language=es' })).body).not.toContain('chinese')
  })

  it.each(fonts.filter((font) => font !== 'Inter'))('in %s declares where the files of that font are', async (font) => {
    const { id } = (await test.features.tenants.withSlug('azure-coast')) ?? { id: '' }
    await test.deps.db.execute(`update brand set font = $2 where tenant_id = $1`, [id, font])
    test.features.tenants.drop(id)
    const { body } = await page('azure-coast', '/login')
    const [, family] = /--font-text:'?([^',]+)/.exec(body) ?? []
    const named = body.matchAll(/@font-face\{font-family:"?([^";]+)"?;[^}]*url\((\/assets\/[^)]+\.woff2)\)/g)
    const webFonts = [...named].map(([, name, file]) => ({ name, file: file ?? '' }))

    expect(webFonts.length).toBeGreaterThan(1)
    for (const { name, file } of webFonts) {
      expect(name).toBe(family)
      expect((await test.app.inject({ url: file, headers: { host: 'azure-coast.localhost' } })).statusCode).toBe(200)
    }
    expect(webFonts.some(({ file }) => body.includes(`<link rel="preload" href="${file}" as="font"`))).toBe(true)
  })

  it('states whether the browser has a session', async () => {
    const ana = await test.customer('waymark', 'ana')

    expect(bootIn((await page('waymark', '/', { cookie: ana.cookie })).body).hasSession).toBe(true)
  })

  it('shows changed prices and grants once the tenant is reloaded', async () => {
    const tenant = await test.features.tenants.withSlug('keystone')
    await page('keystone', '/')
    await test.deps.db.execute(`update tenant set settings = settings || '{"freeCredits": 7}' where slug = 'keystone'`)
    test.features.tenants.drop(tenant?.id ?? '')

    expect(bootIn((await page('keystone', '/')).body).freeCredits).toBe(7)
  })

  it.each(productScreens)('%s returns 200 on the platform', async (path) => {
    expect((await page('waymark', path)).status).toBe(200)
  })

  it.each(['/nowhere', '/nowhere/', '/LOGIN', '/index.html', '/.env', '/dashboard/x'])(
    '%s returns 404 and says so',
    async (path) => {
      const { status, headers, body } = await page('waymark', path)

      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(bootIn(body).slug).toBe('waymark')
    },
  )

  it('of the operator exists on the platform only', async () => {
    expect((await page('keystone', '/admin')).status).toBe(404)
    expect((await page('azure-coast', '/admin')).status).toBe(404)
  })

  it('mentions whitelabel plans on the built-in brands only, never to a partner’s customers', async () => {
    expect((await page('waymark', '/whitelabel-pricing')).status).toBe(200)
    expect((await page('keystone', '/whitelabel-pricing')).status).toBe(200)
    expect((await page('azure-coast', '/whitelabel-pricing')).status).toBe(404)
  })
})

describe('a file of the app', () => {
  it('may be cached for ever, since its name changes with it', async () => {
    const [path = ''] = /\/assets\/[^"]+\.js/.exec((await page('waymark', '/')).body) ?? []
    const { status, headers } = await page('keystone', path)

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets//etc/passwd',
    '/assets/....//....//package.json',
    '/assets/%00',
    '/assets/',
    '/media/..%2f..%2fsecret-key?expires=9999999999&signature=x',
    '/media/%2fetc%2fpasswd?expires=9999999999&signature=x',
  ])('is not served from outside its folder: %s', async (path) => {
    const { status, body } = await sendRaw(port, `GET ${path} HTTP/1.1`, 'Host: waymark.localhost')

    expect([400, 403, 404]).toContain(status)
    expect(body).not.toMatch(/root:|"name"|__NONCE__|<!--head-->/)
  })
})

function page(slug: string, path: string, headers: Record<string, string> = {}) {
  return test.visitor(slug).call<string>(`GET ${path}`, { headers: { accept: 'text/html', ...headers } })
}

function bootIn(html: string) {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'
  return JSON.parse(json) as {
    slug: string
    hasSession: boolean
    language: string
    freeCredits: number
    brand: { companyName: string }
    words: Record<string, unknown>
  }
}

/** Returns the messages of a tenant's folder in a language as browsers get them, without the scripts of sample videos. */
function pack(slug: string, language = ''): Record<string, string> {
  const text = readFileSync(new URL(`../../../../tenants/${slug}/words${language}.json`, import.meta.url), 'utf8')
  const { samples: _, ...words } = JSON.parse(text) as Record<string, string>
  return words
}
