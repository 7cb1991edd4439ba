import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type GoogleScene, googleScene, someone } from '../scenes/google-scene.ts'
import { claimsIn } from '../servers/openid-provider.ts'

const callback = /\/auth\/google\/callback/
const complete = /\/auth\/complete/

let scene: GoogleScene
let waymark: string
let keystone: string

beforeAll(async () => {
  scene = await googleScene()
  waymark = scene.site('waymark')
  keystone = scene.site('keystone')
})
afterAll(() => scene.close())
afterEach(() => {
  scene.clock.aheadSeconds = 0
  scene.provider.tamper = null
})

describe('an OAuth state', () => {
  it('works once', async () => {
    const browser = scene.browser()
    const back = await scene.upTo(callback, browser, 'waymark', someone('ana'))
    const answers = await Promise.all([browser.visit(back), browser.visit(back)])
    const locations = answers.map(({ location }) => location.replace(/code=.*/, 'code'))

    expect(locations.sort()).toEqual([`${waymark}/auth/complete?code`, `${waymark}/login?problem=google-expired`])
    expect((await browser.visit(back)).location).toBe(`${waymark}/login?problem=google-expired`)
  })

  it.each([
    [9, complete],
    [11, /\/login\?problem=google-expired$/],
  ])('after %i minutes leads to %s', async (minutes, where) => {
    const browser = scene.browser()
    const back = await scene.upTo(callback, browser, 'waymark', someone('ana'))
    scene.clock.aheadSeconds = minutes * 60

    expect((await browser.visit(back)).location).toMatch(where)
  })

  it('of one tenant opens nothing on another, whatever is added to it', async () => {
    const browser = scene.browser()
    const back = new URL(await scene.upTo(callback, browser, 'waymark', someone('bo')))
    const { location } = await scene.browser().visit(`${keystone}/auth/google`)
    const [ofKeystone] = (new URL(location).searchParams.get('state') ?? '').split('.')
    const [, secret] = (back.searchParams.get('state') ?? '').split('.')
    back.searchParams.set('state', `${ofKeystone}.${secret}`)

    expect((await browser.visit(back.href)).location).toBe(`${keystone}/login?problem=google-expired`)
    expect(await scene.whoIs(browser, 'keystone')).toBeNull()
  })

  it('is accepted on the callback host only', async () => {
    const browser = scene.browser()
    const back = await scene.upTo(callback, browser, 'keystone', someone('bo'))
    const { status } = await browser.visit(back.replace(waymark, keystone))

    expect(status).toBe(404)
  })

  it.each([
    '',
    'x',
    '%00',
    '../../..',
    'a'.repeat(4000),
    '00000000-0000-7000-8000-000000000000.x',
    '__proto__',
    '[object Object]',
  ])('with the value %j opens nothing', async (state) => {
    const query = new URLSearchParams({ state: decodeURIComponent(state), code: 'x' }).toString()
    const { status, location } = await scene.browser().visit(`${waymark}/auth/google/callback?${query}`)

    expect([302, 400]).toContain(status)
    expect(['', `${waymark}/login?problem=google-expired`]).toContain(location)
  })
})

describe('the code that leads back to the tenant’s host', () => {
  it('works once', async () => {
    const browser = scene.browser()
    const address = await scene.upTo(complete, browser, 'waymark', someone('cy'))
    const again = browser.copy()
    await browser.visit(address)

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'cy' })
    expect((await again.visit(address)).location).toMatch(/problem=google-(expired|other-browser)$/)
    expect(await scene.whoIs(again, 'waymark')).toBeNull()
  })

  it.each([
    [45, '/onboarding'],
    [61, '/login?problem=google-expired'],
  ])('after %i seconds leads to %s', async (seconds, where) => {
    const browser = scene.browser()
    const address = await scene.upTo(complete, browser, 'waymark', someone(`slow${seconds}`))
    scene.clock.aheadSeconds = seconds

    expect((await browser.visit(address)).location).toBe(waymark + where)
  })

  it('opens nothing in another browser, nor afterwards in its own', async () => {
    const own = scene.browser()
    const address = await scene.upTo(complete, own, 'waymark', someone('di'))
    const other = scene.browser()
    const { location } = await other.visit(address)
    const later = await own.visit(address)

    expect(location).toBe(`${waymark}/login?problem=google-other-browser`)
    expect(await scene.whoIs(other, 'waymark')).toBeNull()
    expect(later.location).toBe(`${waymark}/login?problem=google-expired`)
    expect(await scene.whoIs(own, 'waymark')).toBeNull()
  })

  it('does not sign a victim in as the attacker who sends the link', async () => {
    const attacker = scene.browser()
    const back = await scene.upTo(callback, attacker, 'waymark', someone('eve'))
    const victim = scene.browser()
    const withoutSession = await victim.follow(back)
    const second = await scene.upTo(callback, attacker, 'waymark', someone('eve'))
    await victim.visit(`${waymark}/auth/google`)
    const withOwnSession = await victim.follow(second)

    expect(withoutSession.at(-1)).toBe(`${waymark}/login?problem=google-other-browser`)
    expect(withOwnSession.at(-1)).toBe(`${waymark}/login?problem=google-other-browser`)
    expect(await scene.whoIs(victim, 'waymark')).toBeNull()
  })

  it('opens nothing on another tenant’s host, even with the cookie copied', async () => {
    const browser = scene.browser()
    const address = await scene.upTo(complete, browser, 'waymark', someone('flo'))
    browser.jar.set('keystone.localhost', new Map(browser.jar.get('waymark.localhost')))
    const { location } = await browser.visit(address.replace(waymark, keystone))

    expect(location).toBe(`${keystone}/login?problem=google-other-browser`)
    expect(await scene.whoIs(browser, 'keystone')).toBeNull()
  })

  it('opens nothing with a stale or unknown OAuth session', async () => {
    const browser = scene.browser()
    const address = await scene.upTo(complete, browser, 'waymark', someone('gus'))
    const cookies = browser.jar.get('waymark.localhost')
    const [name = ''] = [...(cookies?.keys() ?? [])]
    const value = cookies?.get(name) ?? ''
    cookies?.set(
      name,
      value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    )

    expect((await browser.visit(address)).location).toContain('problem=google-other-browser')
  })

  it('cannot be started from another site’s page', async () => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of foreign) {
      const { location, setCookies } = await scene.browser().visit(`${waymark}/auth/google`, { headers })

      expect([location, setCookies]).toEqual([`${waymark}/login`, []])
    }
    const own = await scene.browser().visit(`${waymark}/auth/google`, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(own.location).toContain(scene.provider.issuer)
  })

  it('gets a new OAuth session whenever a browser starts again', async () => {
    const browser = scene.browser()
    await browser.visit(`${waymark}/auth/google`)
    const planted = browser.copy()
    const address = await scene.upTo(complete, browser, 'waymark', someone('hal'))

    expect((await planted.visit(address)).location).toContain('problem=google-other-browser')
  })
})

describe('an ID token', () => {
  it.each([
    ['for another client', { aud: 'another-client' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['for another sign-in', { nonce: 'n'.repeat(43) }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['handed to another client', { azp: 'another-client' }],
    ['without a subject', { sub: '' }],
    ['without nonce', { nonce: undefined }],
    ['without an expiry', { exp: undefined }],
  ])('%s opens nothing', async (_which, changed) => {
    scene.provider.tamper = async (answer) => ({
      ...answer,
      id_token: await scene.provider.sign({ ...claimsIn(answer), ...changed } as never),
    })

    expect(await refused()).toBe('google-refused')
  })

  it.each([
    [
      'changed after it was signed',
      (token: string) => token.replace(/\.([^.]+)\./, (_, body: string) => `.${withSub(body)}.`),
    ],
    ['whose signature was cut off', (token: string) => token.replace(/[^.]+$/, '')],
    ['that says it needs no signature', (token: string) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
    ['that is no token', () => 'x'],
  ])('%s opens nothing', async (_which, change) => {
    scene.provider.tamper = (answer) => ({ ...answer, id_token: change(String(answer.id_token)) })

    expect(await refused()).toBe('google-refused')
  })

  it('signed with the shared secret opens nothing', async () => {
    const secret = new TextEncoder().encode(scene.provider.client.secret.padEnd(32))
    scene.provider.tamper = async (answer) => ({
      ...answer,
      id_token: await new SignJWT(claimsIn(answer)).setProtectedHeader({ alg: 'HS256' }).sign(secret),
    })

    expect(await refused()).toBe('google-refused')
  })

  it('with unchanged claims is accepted when it is signed again', async () => {
    scene.provider.tamper = async (answer) => ({ ...answer, id_token: await scene.provider.sign(claimsIn(answer)) })
    const browser = scene.browser()
    await scene.signIn(browser, 'waymark', someone('ivy'))

    expect(await scene.whoIs(browser, 'waymark')).toMatchObject({ username: 'ivy' })
  })

  it('that is refused is reported to the operator without personal data', () => {
    expect(scene.reported.join()).toContain('unexpected "aud" claim value')
    expect(scene.reported.join()).not.toMatch(/mail\.test|sub-max|Lima/)
  })

  it('is not requested when the code came from another issuer', async () => {
    const browser = scene.browser()
    const back = await scene.upTo(callback, browser, 'waymark', someone('jo'))
    const { location } = await browser.visit(back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))

    expect(location).toBe(`${waymark}/login?problem=google-refused`)
  })
})

it('a person who declines at the provider gets a message', async () => {
  const way = await scene.signIn(scene.browser(), 'keystone', null)

  expect(way.at(-1)).toBe(`${keystone}/login?problem=google-cancelled`)
})

/** The problem a sign-in ends with on the tenant's sign-in page. */
async function refused(): Promise<string | null> {
  const browser = scene.browser()
  const way = await scene.signIn(browser, 'waymark', someone('max'))
  expect(await scene.whoIs(browser, 'waymark')).toBeNull()
  const { origin, pathname, searchParams } = new URL(way.at(-1) ?? '')
  expect([origin, pathname]).toEqual([waymark, '/login'])
  return searchParams.get('problem')
}

function withSub(body: string): string {
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  return encode({ ...claims, sub: 'somebody-else' })
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

it('a Google account is connected only within ten minutes of authenticating', async () => {
  const browser = scene.browser()
  await scene.signIn(browser, 'waymark', someone('vera'))
  await scene.test.deps.db.execute(`update session set created_at = now() - interval '11 minutes'
    where user_id = (select user_id from external_identity where email = 'vera@mail.test')`)
  const { location } = await browser.visit(`${waymark}/auth/google?connect=1`)

  expect(location).toBe(`${waymark}/profile?problem=reauthentication-needed`)
})
