import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { listen, sendRaw } from '../raw-http.ts'

const ROUTES = [
  '/',
  '/login',
  '/nowhere',
  '/api/branding',
  '/api/openapi.json',
  '/api/user',
  '/theme/logo.svg',
  '/assets/x.js',
  '/media/x',
  '/dev/mail',
  '/dev/emails',
]

let test: TestApp
let port: number
let names: string[]
let sites: { slug: string; name: string }[]

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  port = await listen(test.app)
  await addHost('xn--bcher-kva.example', 'keystone')
  sites = await test.features.tenants.list()
  names = sites.flatMap(({ slug, name }) => [slug, name])
})
afterAll(() => test.close())

describe('a host name', () => {
  it.each([
    ['waymark.localhost', 'waymark'],
    ['waymark.localhost:3000', 'waymark'],
    ['waymark.localhost:1', 'waymark'],
    ['WAYMARK.LOCALHOST', 'waymark'],
    ['WayMark.LocalHost:3000', 'waymark'],
    ['waymark.localhost.', 'waymark'],
    ['waymark.localhost.:3000', 'waymark'],
    ['keystone.localhost', 'keystone'],
    ['azure-coast.localhost', 'azure-coast'],
    ['  keystone.localhost  ', 'keystone'],
    ['xn--bcher-kva.example', 'keystone'],
    ['XN--BCHER-KVA.EXAMPLE:443', 'keystone'],
    ['bücher.example', 'keystone'],
    ['way\u00admark.localhost', 'waymark'],
  ])('written as %j is the site of %s', async (spelling, slug) => {
    const { status, body } = await branding(spelling)

    expect([status, slugIn(body)]).toEqual([200, slug])
    const others = sites.filter((site) => site.slug !== slug)
    for (const route of ROUTES) {
      const answer = JSON.stringify(await sendRaw(port, `GET ${route} HTTP/1.1`, `Host: ${spelling}`))

      for (const other of others) expect([route, answer.includes(other.name)]).toEqual([route, false])
    }
  })

  it.each([
    [''],
    ['waymark'],
    ['example.com'],
    ['.localhost'],
    ['.waymark.localhost'],
    ['waymark..localhost'],
    ['waymark.localhost..'],
    ['www.waymark.localhost'],
    ['waymark.keystone.localhost'],
    ['waymark.localhost.evil.example'],
    ['waymark.localhost:'],
    ['waymark.localhost:port'],
    ['waymark.localhost:3000:3000'],
    ['waymark.localhost:123456'],
    ['waymark.localhost, keystone.localhost'],
    ['waymark.localhost,keystone.localhost'],
    ['waymark.localhost keystone.localhost'],
    ['way mark.localhost'],
    ['waymark.localhost\tkeystone'],
    ['keystone.localhost@waymark.localhost'],
    ['user:password@waymark.localhost'],
    ['waymark.localhost/'],
    ['waymark.localhost/../keystone'],
    ['waymark.localhost\\keystone'],
    ['waymark.localhost?x'],
    ['waymark.localhost#x'],
    ['way%6dark.localhost'],
    ['%00waymark.localhost'],
    ['way_mark.localhost'],
    ['_waymark.localhost'],
    ['-waymark.localhost'],
    ['waymark-.localhost'],
    ['xn--a.localhost'],
    ['xn--.localhost'],
    ['*.localhost'],
    ["waymark'--.localhost"],
    ['[::ffff:127.0.0.1]'],
    ['[waymark.localhost]'],
    ['[::1'],
    [`${'a'.repeat(64)}.localhost`],
    [`${'a.'.repeat(130)}localhost`],
    ['a'.repeat(5000)],
  ])('written as %j is no site', async (spelling) => {
    for (const route of ROUTES) {
      const { status, body } = await sendRaw(port, `GET ${route} HTTP/1.1`, `Host: ${spelling}`)

      expect([route, [400, 421].includes(status)]).toEqual([route, true])
      for (const name of names) expect(body).not.toContain(name)
    }
  })

  it('is refused when it is sent twice, also with the same value', async () => {
    for (const second of ['keystone.localhost', 'waymark.localhost']) {
      const { status } = await sendRaw(port, 'GET /api/branding HTTP/1.1', 'Host: waymark.localhost', `Host: ${second}`)

      expect([400, 421]).toContain(status)
    }
  })

  it('is refused when it is missing', async () => {
    expect((await sendRaw(port, 'GET /api/branding HTTP/1.1')).status).toBe(400)
    expect((await sendRaw(port, 'GET /api/branding HTTP/1.0')).status).toBe(421)
  })

  it('is not read from any header that a proxy may add', async () => {
    const told = [
      'X-Forwarded-Host: keystone.localhost',
      'Forwarded: host=keystone.localhost',
      'X-Original-Host: keystone.localhost',
    ]
    const { body } = await sendRaw(port, 'GET /api/branding HTTP/1.1', 'Host: waymark.localhost', ...told)

    expect(slugIn(body)).toBe('waymark')
  })

  it.each(['http://waymark.localhost', 'HTTP://WayMark.localhost:3000', 'https://waymark.localhost.'])(
    'may be in the request line as well, as in %s',
    async (origin) => {
      for (const path of ['/api/branding', '/api/branding?x=http://keystone.localhost/']) {
        const { status, body } = await sendRaw(port, `GET ${origin}${path} HTTP/1.1`, 'Host: waymark.localhost')

        expect([status, slugIn(body)]).toEqual([200, 'waymark'])
      }
      expect((await sendRaw(port, `GET ${origin} HTTP/1.1`, 'Host: waymark.localhost')).body).toContain('Waymark')
    },
  )

  it.each([
    'http://keystone.localhost',
    'https://keystone.localhost:3000',
    'http://nobody.example',
    'http://waymark.localhost@keystone.localhost',
    'http://keystone.localhost@waymark.localhost',
    'http://waymark.localhost.evil.example',
    'http://',
    'ftp://keystone.localhost',
    'ftp://waymark.localhost',
  ])('must match the request line, unlike in %s', async (origin) => {
    for (const route of ROUTES) {
      const { status, body } = await sendRaw(port, `GET ${origin}${route} HTTP/1.1`, 'Host: waymark.localhost')

      expect([route, status, [400, 404, 421].includes(status)]).toEqual([route, status, true])
      for (const name of names) expect(body).not.toContain(name)
    }
  })
})

describe('an unknown host', () => {
  it('gets a neutral page in a browser', async () => {
    const { status, headers, body } = await test
      .visitor('nobody')
      .call<string>('GET /login', { headers: { accept: 'text/html' } })

    expect([status, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
    expect(body).toContain('Site not found.')
    for (const name of [...names, 'Vitrine', 'vitrine']) expect(body).not.toContain(name)
  })

  it.each(['GET /api/branding', 'GET /nowhere', 'POST /auth/login', 'GET /ws', 'GET /assets/x.js', 'GET /media/x'])(
    'gets a problem for an API client that requests %s',
    async (key) => {
      const { status, headers, body } = await test.visitor('nobody').call(key)

      expect([status, body.code, body.status]).toEqual([421, 'unknown-host', 421])
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(headers['x-request-id']).toBe(body.requestId)
    },
  )

  it.each(['GET /healthz', 'GET /healthz?probe=1', 'HEAD /healthz'])('answers the health check %s', async (key) => {
    expect((await test.visitor('nobody').call(key)).status).toBe(200)
  })
})

describe('the local names of this machine', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('%s shows the sites in development', async (host) => {
    const { status, body } = await sendRaw(port, 'GET / HTTP/1.1', `Host: ${host}:3000`)

    expect(status).toBe(200)
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(links).toEqual(['waymark', 'azure-coast', 'keystone'].map((slug) => `http://${slug}.localhost:3000/`))
  })

  it('redirect every other path to the platform’s own site', async () => {
    const { status, headers } = await sendRaw(port, 'GET /login?next=%2Fa HTTP/1.1', 'Host: 127.0.0.1:3000')

    expect([status, headers.location]).toEqual([307, 'http://waymark.localhost:3000/login?next=%2Fa'])
  })

  it.each(['//evil.example/x', 'http://evil.example/x'])('never redirect to %s', async (target) => {
    const { headers } = await sendRaw(port, `GET ${target} HTTP/1.1`, 'Host: localhost:3000')

    expect(new URL(headers.location ?? 'http://waymark.localhost').hostname).toBe('waymark.localhost')
  })
})

function branding(host: string) {
  return sendRaw(port, 'GET /api/branding HTTP/1.1', `Host: ${host}`)
}

function slugIn(body: string): string | undefined {
  return /"slug":"([a-z-]+)"/.exec(body)?.[1]
}

async function addHost(host: string, slug: string): Promise<void> {
  const tenant = await test.features.tenants.withSlug(slug)
  await test.deps.db.execute(`insert into tenant_host (host, tenant_id, kind) values ($1, $2, 'alias')`, [
    host,
    tenant?.id,
  ])
}
