import type { SsoDomain, SsoOverview } from '@vitrine/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SsoScene, colleague, ssoScene } from '../scenes/sso-scene.ts'

let scene: SsoScene
let domain: SsoDomain

beforeAll(async () => {
  scene = await ssoScene()
  domain = await scene.connect('waymark', {
    roleClaim: 'groups',
    rules: [
      { value: 'site-admins', role: 'admin' },
      { value: 'editors', role: 'editor' },
    ],
  })
})
afterAll(() => scene.close())
afterEach(() => {
  scene.claim(null)
  scene.clock.aheadSeconds = 0
})

const requires = async (isRequired: boolean) =>
  (await scene.owner('waymark')).call('PATCH /api/whitelabel/sso/domains/:id', {
    params: { id: domain.id },
    body: { isRequired },
  })

describe('single sign-on', () => {
  it('creates an account at the first sign-in and finds it at the next', async () => {
    const browser = scene.browser()
    const first = await scene.signIn(browser, 'waymark', colleague('ana'))
    const again = await scene.signIn(scene.browser(), 'waymark', colleague('ana'))

    expect(first.at(-1)).toBe(`${scene.site('waymark')}/onboarding`)
    expect(again.at(-1)).toBe(`${scene.site('waymark')}/dashboard`)
    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ email: 'ana@corp.example', role: 'customer' })
  })

  it.each([
    [['editors'], 'partner', 'editor'],
    ['site-admins', 'partner', 'admin'],
    [['others'], 'customer', 'member'],
    [{ owner: true }, 'customer', 'member'],
  ])('maps the claim %j to the role %s %s', async (groups, role, memberRole) => {
    const browser = scene.browser()
    scene.claim({ groups })
    await scene.signIn(browser, 'waymark', colleague('bo'))

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ role, memberRole })
  })

  it('tells the login screen which addresses use it', async () => {
    const offer = async (email: string) =>
      (await scene.test.visitor('waymark').call('POST /auth/sso', { body: { email } })).body

    expect(await offer('Any.One@CORP.example')).toEqual({ isOffered: true, isRequired: false })
    expect(await offer('ana@elsewhere.example')).toEqual({ isOffered: false, isRequired: false })
    expect(await offer('corp.example')).toEqual({ isOffered: false, isRequired: false })
  })

  it('links an account with the same address and ends its other ways to sign in', async () => {
    const squatter = scene.test.visitor('waymark')
    const account = { username: 'squatter', password: 'three plain words', email: 'cleo@corp.example' }
    await squatter.call('POST /auth/register', { body: account })
    const webhook = { url: 'https://squatter.example/hook', events: ['video.completed'], scope: 'own' }
    expect((await squatter.call('POST /api/webhooks', { body: webhook })).status).toBe(201)
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', colleague('cleo'))

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'squatter' })
    expect((await squatter.call('GET /auth/user')).status).toBe(401)
    expect((await squatter.call('POST /auth/login', { body: account })).status).toBe(401)
    const { rows } = await scene.test.deps.db.execute(`select url from webhook where url like '%squatter%'`)
    expect(rows).toEqual([])
  })

  it('never opens the owner’s account', async () => {
    const { email } = await scene.test.credentials('owner')
    await scene.test.deps.db.execute(`update app_user set email = 'chief@corp.example' where email = $1`, [email])
    const way = await scene.signIn(scene.browser(), 'waymark', colleague('chief'))
    await scene.test.deps.db.execute(`update app_user set email = $1 where email = 'chief@corp.example'`, [email])

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/login?problem=sso-owner`)
  })
})

describe('an ID token that', () => {
  it.each([
    ['has another nonce', { nonce: 'x' }, 'sso-refused'],
    ['is for another audience', { aud: 'somebody-else' }, 'sso-refused'],
    ['is of another issuer', { iss: 'https://evil.example' }, 'sso-refused'],
    ['has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }, 'sso-refused'],
    ['has no verified address', { email_verified: false }, 'sso-email-refused'],
    ['has an address of another domain', { email: 'ana@elsewhere.example' }, 'sso-email-refused'],
    ['has no address', { email: undefined }, 'sso-email-refused'],
  ])('%s opens nothing', async (_what, claims, problem) => {
    scene.claim(claims)
    const browser = scene.browser()
    const way = await scene.signIn(browser, 'waymark', colleague('eve'))

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/login?problem=${problem}`)
    expect((await browser.visit(`${scene.site('waymark')}/auth/user`)).status).toBe(401)
    expect((await scene.auditEntries('waymark', 'sign-in-refused'))[0]).toMatchObject({
      detail: { way: 'sso', problem },
    })
  })

  it('is signed by somebody else opens nothing', async () => {
    scene.provider.tamper = (answer) => ({ ...answer, id_token: `${String(answer.id_token).slice(0, -6)}AAAAAA` })
    const way = await scene.signIn(scene.browser(), 'waymark', colleague('eve'))
    scene.provider.tamper = null

    expect(way.at(-1)).toBe(`${scene.site('waymark')}/login?problem=sso-refused`)
  })
})

describe('an SSO state', () => {
  it('works once, in its own browser, for ten minutes', async () => {
    const browser = scene.browser()
    const comeBack = async () =>
      (await scene.signIn(browser, 'waymark', colleague('dan'), /\/auth\/sso\/callback/)).at(-1) ?? ''
    const stolen = await comeBack()
    expect((await scene.browser().visit(stolen)).location).toMatch(/problem=sso-other-browser$/)
    expect((await browser.visit(stolen)).location).toMatch(/problem=sso-expired$/)

    const late = await comeBack()
    scene.clock.aheadSeconds = 11 * 60
    expect((await browser.visit(late)).location).toMatch(/problem=sso-expired$/)
  })

  it('of one tenant opens nothing at the callback of another, nor at Google’s', async () => {
    await scene.connect('keystone')
    const browser = scene.browser()
    const back = (await scene.signIn(browser, 'waymark', colleague('dan'), /\/auth\/sso\/callback/)).at(-1) ?? ''

    expect((await browser.visit(back.replace('waymark', 'keystone'))).location).toBe(
      `${scene.site('keystone')}/login?problem=sso-expired`,
    )
    expect((await browser.visit(back.replace('/sso/', '/google/'))).location).not.toMatch(/complete/)
    expect((await browser.visit(`${scene.site('keystone')}/auth/user`)).status).toBe(401)
  })

  it('is invalid once its connection was removed', async () => {
    const browser = scene.browser()
    const back = (await scene.signIn(browser, 'waymark', colleague('dan'), /\/auth\/sso\/callback/)).at(-1) ?? ''
    await scene.test.deps.db.execute(`update sso_connection set client_id = 'other'`)
    expect((await browser.visit(back)).location).toMatch(/problem=sso-expired$/)
    await scene.test.deps.db.execute('update sso_connection set client_id = $1', [scene.provider.client.id])
  })
})

describe('a domain that requires single sign-on', () => {
  const account = { username: 'fay', password: 'three plain words', email: 'fay@corp.example' }

  it('refuses passwords and registration for its people, but not for the owner', async () => {
    await scene.test.visitor('waymark').call('POST /auth/register', { body: account })
    const { username, password, email } = await scene.test.credentials('owner')
    await scene.test.deps.db.execute(`update app_user set email = 'boss@corp.example' where email = $1`, [email])
    expect((await requires(true)).status).toBe(200)
    const login = (body: object) => scene.test.visitor('waymark').call('POST /auth/login', { body })

    expect((await login(account)).body.code).toBe('sso-required')
    expect((await login({ ...account, password: 'wrong' })).body.code).toBe('wrong-credentials')
    expect((await login({ username, password })).status).toBe(200)
    const newcomer = { ...account, username: 'gil', email: 'gil@corp.example' }
    const refused = await scene.test.visitor('waymark').call('POST /auth/register', { body: newcomer })
    expect([refused.status, refused.body.code]).toEqual([403, 'sso-required'])
    expect(
      (await scene.test.visitor('waymark').call('POST /auth/register', { body: { ...newcomer, email: '' } })).status,
    ).toBe(201)
    await scene.test.deps.db.execute(`update app_user set email = $1 where email = 'boss@corp.example'`, [email])
  })

  it('ends sessions that its people opened another way, and keeps the owner and other domains signed in', async () => {
    const outsider = { username: 'hal', password: 'three plain words', email: 'hal@elsewhere.example' }
    const [fay, hal] = [scene.test.visitor('waymark'), scene.test.visitor('waymark')]
    await requires(false)
    await fay.call('POST /auth/login', { body: account })
    await hal.call('POST /auth/register', { body: outsider })
    await scene.test.deps.db.execute(`update app_user set email = 'BOSS@corp.example' where username = 'hal'`)
    await scene.test.deps.db.execute(
      `update app_user set role = 'partner', member_role = 'owner' where username = 'hal'`,
    )
    const other = scene.test.visitor('waymark')
    await other.call('POST /auth/register', { body: { ...outsider, username: 'ivy', email: 'ivy@notcorp.example' } })
    await requires(true)

    const statuses = []
    for (const person of [fay, hal, other]) statuses.push((await person.call('GET /api/user')).status)
    expect(statuses).toEqual([401, 200, 200])
  })

  it('allows passwords again once its DNS record is gone or the requirement is off', async () => {
    const login = async () => (await scene.test.visitor('waymark').call('POST /auth/login', { body: account })).status
    const check = async () =>
      (await scene.owner('waymark')).call('POST /api/whitelabel/sso/domains/:id/check', { params: { id: domain.id } })
    scene.dns.set(domain.record.name, 'TXT', 'silent')
    await check()
    expect(await login()).toBe(403)
    scene.dns.set(domain.record.name, 'TXT', [])
    await check()
    expect(await login()).toBe(200)
    scene.dns.set(domain.record.name, 'TXT', [domain.record.value])
    await check()
    expect(await login()).toBe(403)
    await requires(false)
    expect(await login()).toBe(200)
  })
})

describe('the SSO settings', () => {
  it('are for the owner only, and never return the secret', async () => {
    const { status, body } = await (await scene.owner('waymark')).call<SsoOverview>('GET /api/whitelabel/sso')
    const customer = await scene.test.customer('waymark', 'curious')

    expect(status).toBe(200)
    expect(body).toMatchObject({ callbackUrl: `${scene.site('waymark')}/auth/sso/callback` })
    expect(JSON.stringify(body)).not.toContain(scene.provider.client.secret)
    expect((await customer.call('GET /api/whitelabel/sso')).status).toBe(403)
    const { rows } = await scene.test.deps.db.execute('select client_secret from sso_connection')
    expect(JSON.stringify(rows)).not.toContain(scene.provider.client.secret)
  })

  it('send a stored secret to no other issuer', async () => {
    const body = { issuer: 'https://other.example', clientId: 'x' }
    const answer = await (await scene.owner('waymark')).call('PUT /api/whitelabel/sso', { body })

    expect([answer.status, answer.body.code]).toEqual([422, 'invalid'])
  })

  it.each(['gmail.com', 'localhost', '127.0.0.1', 'com', 'co.uk', 'x.waymark.localhost', '*.corp.example'])(
    'reject %s as a company domain',
    async (typed) => {
      const answer = await (
        await scene.owner('waymark')
      ).call('POST /api/whitelabel/sso/domains', { body: { domain: typed } })

      expect([answer.status, answer.body.code]).toEqual([422, 'sso-domain-invalid'])
    },
  )

  it('ignore a domain without its DNS record', async () => {
    const owner = await scene.owner('waymark')
    const { body } = await owner.call<SsoDomain>('POST /api/whitelabel/sso/domains', {
      body: { domain: 'victim.example' },
    })
    const refused = await owner.call('PATCH /api/whitelabel/sso/domains/:id', {
      params: { id: body.id },
      body: { isRequired: true },
    })

    expect([body.state, refused.body.code]).toEqual(['pending', 'sso-domain-unproven'])
    expect((await scene.signIn(scene.browser(), 'waymark', colleague('ana', 'victim.example'))).at(-1)).toMatch(
      /problem=sso-off$/,
    )
  })
})
