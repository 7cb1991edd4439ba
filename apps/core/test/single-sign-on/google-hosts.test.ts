import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Branding } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { createBrowser } from '../browser.ts'
import { type GoogleScene, googleScene, someone } from '../scenes/google-scene.ts'

const client = { id: 'id', secret: 'secret' }

describe('with a neutral host for callbacks', () => {
  let scene: GoogleScene
  beforeAll(async () => {
    scene = await googleScene({ authHost: 'auth.neutral.example' })
  })
  afterAll(() => scene.close())

  it.each(['azure-coast', 'waymark'])('people of %s return through it and see nothing else of it', async (slug) => {
    const browser = scene.browser()
    const way = await scene.signIn(browser, slug, someone('ana'))
    const hosts = new Set(way.map((address) => new URL(address).hostname))

    expect(await scene.whoIs(browser, slug)).toMatchObject({ username: 'ana' })
    expect([...hosts]).toEqual([`${slug}.localhost`, '127.0.0.1', 'auth.neutral.example'])
  })

  it('people of a partner with its own host return to that host', async () => {
    await addHost('films.example', 'azure-coast')
    const browser = scene.browser()
    scene.provider.person = someone('bo')
    const way = await browser.follow('http://films.example:3000/auth/google')

    expect(way.at(-1)).toBe('http://films.example:3000/onboarding')
    expect((await browser.visit('http://films.example:3000/auth/user')).status).toBe(200)
    // Sign-in does not start on a host to which the provider does not redirect back.
    const elsewhere = await browser.visit(`${scene.site('azure-coast')}/auth/google`)
    expect(elsewhere.location).toBe('http://films.example:3000/login')
  })

  it.each([
    '/',
    '/login',
    '/auth/google',
    '/auth/complete?code=x',
    '/api/branding',
    '/auth/google/callback/',
    '/assets/x.js',
  ])('the callback host answers nothing else: %s', async (path) => {
    const { status, body } = await scene.browser().visit(`http://auth.neutral.example:3000${path}`)

    expect(status).toBe(421)
    for (const name of ['Waymark', 'waymark', 'Vitrine', 'Keystone']) expect(body).not.toContain(name)
  })

  it('an unknown state gets a neutral page there', async () => {
    const { status, body, setCookies } = await scene
      .browser()
      .visit('http://auth.neutral.example:3000/auth/google/callback?state=x&code=y', {
        headers: { accept: 'text/html' },
      })

    expect([status, setCookies]).toEqual([400, []])
    expect(body).toContain('Start again.')
    for (const name of ['Waymark', 'waymark', 'Vitrine', 'Keystone']) expect(body).not.toContain(name)
  })

  it('a tenant’s host no longer handles callbacks', async () => {
    expect((await scene.browser().visit(`${scene.site('waymark')}/auth/google/callback?state=x`)).status).toBe(404)
  })

  async function addHost(host: string, slug: string): Promise<void> {
    const tenant = await scene.test.features.tenants.withSlug(slug)
    const values = [host, tenant?.id]
    await scene.test.deps.db.execute(
      `insert into tenant_host (host, tenant_id, kind) values ($1, $2, 'primary')`,
      values,
    )
    scene.test.features.tenants.drop(tenant?.id ?? '')
  }
})

describe('in production, behind a proxy that is not trusted', () => {
  let scene: GoogleScene
  beforeAll(async () => {
    scene = await googleScene({ mode: 'production' })
  })
  afterAll(() => scene.close())

  it('the cookie of the OAuth session is bound to the host and https, lasts ten minutes and is hidden from scripts', async () => {
    const { setCookies } = await scene.browser().visit(`${scene.site('waymark')}/auth/google`)
    const [cookie = '', ...others] = setCookies
    const [named, ...attributes] = cookie.split('; ')
    const expires = Date.parse(attributes.find((one) => one.startsWith('Expires='))?.slice(8) ?? '')

    expect(others).toEqual([])
    expect(named).toMatch(/^__Secure-oauth=/)
    expect(attributes.filter((one) => !one.startsWith('Expires='))).toEqual([
      'Path=/auth',
      'HttpOnly',
      'Secure',
      'SameSite=Lax',
    ])
    expect(Math.abs(expires - Date.now() - 600_000)).toBeLessThan(10_000)
  })

  it('the sign-in completes with a session', async () => {
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('ana'))

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'ana' })
    expect([...(browser.jar.get('waymark.localhost')?.keys() ?? [])]).toEqual(['__Host-session /', '__Host-device /'])
  })
})

describe.each([
  ['without a client', undefined, { waymark: false, keystone: false, 'azure-coast': false }],
  ['without a neutral host', client, { waymark: true, keystone: true, 'azure-coast': false }],
])('%s', (_how, googleClient, offered) => {
  let test: TestApp
  beforeAll(async () => {
    const settings = { port: 3000, googleClient, googleIssuer: 'http://127.0.0.1:9' }
    test = await testApp({ withWorkers: false, settings, report: () => {} })
  })
  afterAll(() => test.close())

  it.each(Object.entries(offered))('the site of %s offers Google: %s', async (slug, isOffered) => {
    const { body } = await test.visitor(slug).call<Branding>('GET /api/branding')
    const { headers, status } = await test.visitor(slug).call('GET /auth/google')

    expect(body.hasGoogle).toBe(isOffered)
    expect([status, headers.location]).toEqual([
      302,
      `http://${slug}.localhost:3000/login?problem=${isOffered ? 'google-unreachable' : 'google-off'}`,
    ])
  })
})

describe('a provider that does not respond', () => {
  let test: TestApp
  let silent: Server
  beforeAll(async () => {
    silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const googleIssuer = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    test = await testApp({
      withWorkers: false,
      settings: { port: 3000, googleClient: client, googleIssuer },
      report: () => {},
    })
  })
  afterAll(async () => {
    await test.close()
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  })

  it('ends the sign-in with a message', async () => {
    const { location } = await createBrowser(test.app, () => true).visit('http://waymark.localhost:3000/auth/google')

    expect(location).toBe('http://waymark.localhost:3000/login?problem=google-unreachable')
  })
})
