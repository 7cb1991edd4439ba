import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../browser.ts'
import { type GoogleScene, googleScene, someone } from '../scenes/google-scene.ts'

const password = 'three plain words'

let scene: GoogleScene

beforeAll(async () => {
  scene = await googleScene()
})
afterAll(() => scene.close())

describe('continuing with Google', () => {
  it.each(['waymark', 'keystone'])('opens an account on %s without a password', async (slug) => {
    const browser = scene.browser()
    const way = await scene.signIn(browser, slug, someone('ana'))
    const user = await scene.whoIs(browser, slug)

    expect(way.at(-1)).toBe(`${scene.site(slug)}/onboarding`)
    expect(user).toMatchObject({ username: 'ana', email: 'ana@mail.test', displayName: 'ana Lima', credits: 3 })
    expect((await scene.auditEntries(slug, 'identity-linked'))[0]).toMatchObject({ subject: idOf(user) })
    expect((await scene.auditEntries(slug, 'account-opened'))[0]).toMatchObject({ subject: idOf(user) })
    expect((await scene.auditEntries(slug, 'signed-in'))[0]).toMatchObject({ detail: { way: 'google' } })
    expect(await rowOf('ana', slug)).toMatchObject({ password_hash: null, email_verified_at: expect.any(Date) })
  })

  it('finds the same account again by its subject, not by its address', async () => {
    await scene.signIn(scene.browser(), 'waymark', someone('bea'))
    const later = scene.browser()
    const way = await scene.signIn(later, 'waymark', {
      ...someone('bea'),
      email: 'new@mail.test',
      email_verified: false,
    })

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/dashboard`)
    expect(await scene.whoIs(later, 'waymark')).toMatchObject({ username: 'bea', email: 'bea@mail.test' })
  })

  it('redirects to the page that was requested', async () => {
    await scene.signIn(scene.browser(), 'waymark', someone('cleo'))
    const wanted = `/auth/google?returnTo=${encodeURIComponent('/my-videos?status=failed#top')}`
    const way = await scene.signIn(scene.browser(), 'waymark', someone('cleo'), wanted)

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/my-videos?status=failed#top`)
  })

  it('requests openid, email and profile with PKCE, state and nonce, and reveals no secret', async () => {
    const { location } = await scene.browser().visit(`${scene.site('keystone')}/auth/google`)
    const { origin, searchParams } = new URL(location)

    expect(origin).toBe(scene.provider.issuer)
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: scene.provider.client.id,
      redirect_uri: `${scene.site('waymark')}/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
    })
  })

  it('chooses a free name when the own one is taken', async () => {
    await register('dora', 'waymark')
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('dora'))

    expect((await scene.whoIs(browser, 'waymark'))?.username).toMatch(/^dora-\d{4}$/)
  })

  it('ends the session that was open in the browser', async () => {
    const browser = await register('eva', 'waymark')
    const old = browser.copy()
    await scene.signIn(browser, 'waymark', someone('eva-of-google'))

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'eva-of-google' })
    expect(await scene.whoIs(old, 'waymark')).toBeNull()
  })

  it('deletes the OAuth session in the browser and the database', async () => {
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('flora'))
    const { rows } = await scene.test.deps.db.execute(
      `select 1 from oauth_session where data->'oauthSession'->>'returnTo' = '/flora' union all
       select 1 from login_token where payload->>'subject' = 'sub-flora'`,
    )

    expect([...(browser.jar.get('waymark.localhost')?.keys() ?? [])]).toEqual(['session /', 'device /'])
    expect(rows).toEqual([])
  })

  it('fetches the provider’s configuration once', () => {
    expect(scene.provider.descriptionsRead).toBe(1)
  })

  it('creates no OAuth session before the sign-in starts', async () => {
    const { rows: before } = await scene.test.deps.db.execute('select 1 from oauth_session')
    for (const path of ['/auth/complete?code=x', '/login', '/auth/google/callback', '/api/branding']) {
      const { setCookies } = await scene.browser().visit(scene.site('waymark') + path)
      expect(setCookies.filter((cookie) => !/oauth=;/.test(cookie))).toEqual([])
    }
    expect((await scene.test.deps.db.execute('select 1 from oauth_session')).rows.length).toBe(before.length)
  })
})

describe('the address of another account', () => {
  it('never opens an account with a password', async () => {
    await register('hana', 'waymark', 'hana@mail.test')
    const browser = scene.browser()
    const way = await scene.signIn(browser, 'waymark', { ...someone('hana'), email: 'HANA@mail.test' })

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/login?problem=google-email-taken`)
    expect(await scene.whoIs(browser, 'waymark')).toBeNull()
    expect((await scene.auditEntries('waymark', 'sign-in-refused'))[0]).toMatchObject({
      detail: { way: 'google', problem: 'google-email-taken' },
    })
  })

  it('never opens an account with another external identity', async () => {
    await scene.signIn(scene.browser(), 'waymark', someone('iris'))
    const way = await scene.signIn(scene.browser(), 'waymark', { ...someone('iris'), sub: 'another' })

    expect(way.at(-1)).toContain('/login?problem=google-email-taken')
  })

  it('never opens an account whose user name it is', async () => {
    await register('jana@mail.test', 'waymark')
    const way = await scene.signIn(scene.browser(), 'waymark', someone('jana'))

    expect(way.at(-1)).toContain('/login?problem=google-email-taken')
  })

  it('opens an account that has no other way to sign in', async () => {
    await register('kira', 'waymark', 'kira@mail.test')
    await scene.test.deps.db.execute(`update app_user set password_hash = null where username = 'kira'`)
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('kira'))

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'kira' })
  })

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    'opens nothing unless the provider has verified it: %j',
    async (unverified) => {
      const browser = scene.browser()
      const person = Object.fromEntries(
        Object.entries({ ...someone('lena'), ...unverified }).filter(([, value]) => value !== undefined),
      )
      const way = await scene.signIn(browser, 'waymark', person as never)

      expect(way.at(-1)).toContain('/login?problem=google-email-unverified')
      expect(await rowOf('lena', 'waymark')).toBeUndefined()
      expect(await scene.whoIs(browser, 'waymark')).toBeNull()
    },
  )

  it('does not sign in a disabled person', async () => {
    await scene.signIn(scene.browser(), 'waymark', someone('mona'))
    await scene.test.deps.db.execute(`update app_user set disabled_at = now() where username = 'mona'`)
    const way = await scene.signIn(scene.browser(), 'waymark', someone('mona'))

    expect(way.at(-1)).toContain('/login?problem=google-refused')
  })
})

describe('connecting Google in the profile', () => {
  const connect = '/auth/google?connect=1'

  it('adds a way to sign in, which can be removed again', async () => {
    const browser = await register('nora', 'waymark')
    const way = await scene.signIn(browser, 'waymark', { ...someone('nora'), email_verified: false }, connect)
    const [identity, ...more] = await identities(browser)

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/profile`)
    expect([identity, more]).toMatchObject([{ issuer: scene.provider.issuer, email: 'nora@mail.test' }, []])
    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'nora', email: null })

    const other = scene.browser()
    await scene.signIn(other, 'waymark', someone('nora'))
    expect(await scene.whoIs(other, 'waymark')).toMatchObject({ username: 'nora' })

    expect((await disconnect(browser, identity?.id ?? '')).status).toBe(200)
    expect(await identities(browser)).toEqual([])
    expect((await scene.auditEntries('waymark', 'identity-unlinked'))[0]).toMatchObject({
      detail: { issuer: scene.provider.issuer },
    })
  })

  it('is refused when the Google account belongs to another account', async () => {
    await scene.signIn(scene.browser(), 'waymark', someone('olga'))
    const browser = await register('paula', 'waymark')
    const way = await scene.signIn(browser, 'waymark', someone('olga'), connect)

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/profile?problem=google-taken`)
    expect(await identities(browser)).toEqual([])
  })

  it('is refused when one is connected already', async () => {
    const browser = await register('rosa', 'waymark')
    await scene.signIn(browser, 'waymark', someone('rosa'), connect)
    const way = await scene.signIn(browser, 'waymark', { ...someone('rosa'), sub: 'a second' }, connect)

    expect(way.at(-1)).toContain('/profile?problem=google-connected')
    expect(await identities(browser)).toHaveLength(1)
  })

  it('is refused when another person has signed in since, or nobody is signed in', async () => {
    const browser = await register('sara', 'waymark')
    const complete = await scene.upTo(/\/auth\/complete/, browser, 'waymark', someone('sara'), connect)
    await register('tara', 'waymark')
    await logIn(browser, 'tara')
    const { location } = await browser.visit(complete)
    const stranger = await scene.browser().visit(`${scene.site('waymark')}${connect}`)

    expect(location).toContain('/profile?problem=google-expired')
    expect(await identities(browser)).toEqual([])
    expect(stranger.location).toContain('/profile?problem=not-signed-in')
  })

  it('cannot be undone when it is the only way to sign in', async () => {
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('uma'))
    const [identity] = await identities(browser)
    const refused = await disconnect(browser, identity?.id ?? '')

    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([409, { code: 'only-way-in' }])
    expect(await identities(browser)).toHaveLength(1)
  })
})

describe('a person without a password', () => {
  it('gets a clear error wherever a password is required', async () => {
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('vera'))
    const login = await browser.visit(`${scene.site('waymark')}/auth/login`, {
      method: 'POST',
      body: { username: 'vera', password: 'null' },
    })
    const profile = await browser.visit(`${scene.site('waymark')}/auth/profile`)

    expect(login.status).toBe(401)
    expect(JSON.parse(profile.body)).toMatchObject({ hasPassword: false, emailVerified: true })
  })

  it('sets one with a link by email, and may then disconnect Google', async () => {
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('wilma'))
    const { id } = await rowOf('wilma', 'waymark')
    const tenant = await scene.test.features.tenants.withSlug('waymark')
    const { token } = await scene.test.deps.db.inTenant(tenant?.id ?? '', (tx) =>
      scene.test.features.auth.recovery.issue(tx, String(id), 'wilma@example.com'),
    )
    const reset = await browser.visit(`${scene.site('waymark')}/auth/reset-password`, {
      method: 'POST',
      body: { token, password },
    })
    await logIn(browser, 'wilma')
    const [identity] = await identities(browser)

    expect(reset.status).toBe(200)
    expect((await disconnect(browser, identity?.id ?? '')).status).toBe(200)
  })
})

function idOf(user: unknown): unknown {
  return (user as { id?: string } | null)?.id
}

async function rowOf(username: string, slug: string): Promise<Record<string, unknown>> {
  const { rows } = await scene.test.deps.db.execute(
    `select app_user.* from app_user join tenant on tenant.id = tenant_id where username = $1 and slug = $2`,
    [username, slug],
  )
  return rows[0] as Record<string, unknown>
}

async function register(username: string, slug: string, email = ''): Promise<Browser> {
  const browser = scene.browser()
  const body = { username, password, email }
  const { status } = await browser.visit(`${scene.site(slug)}/auth/register`, { method: 'POST', body })
  if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
  return browser
}

function logIn(browser: Browser, username: string) {
  return browser.visit(`${scene.site('waymark')}/auth/login`, { method: 'POST', body: { username, password } })
}

async function identities(browser: Browser): Promise<{ id: string; issuer: string; email: string }[]> {
  return JSON.parse((await browser.visit(`${scene.site('waymark')}/auth/identities`)).body) as never
}

function disconnect(browser: Browser, id: string) {
  return browser.visit(`${scene.site('waymark')}/auth/identities/${id}`, { method: 'DELETE' })
}
