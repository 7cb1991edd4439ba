import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'

const PASSWORD = 'three plain words'
const DAY_MS = 86_400_000

let test: TestApp
let now = new Date()

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

describe('an email address', () => {
  it('is confirmed by the link in the welcome email, in any browser where the person is signed in', async () => {
    const ana = await register('ana', 'ana@example.com')
    const before = await isVerified(ana)
    const laptop = test.visitor('waymark')
    await laptop.call('POST /auth/login', { body: { username: 'ana', password: PASSWORD } })
    const { status, body } = await verify(laptop, await tokenFor('ana@example.com'))

    expect([before, status, body]).toEqual([false, 200, { ok: true }])
    expect(await isVerified(ana)).toBe(true)
  })

  it('gets a link on the tenant’s own host, whatever host was requested', async () => {
    const client = test.visitor('waymark')
    const body = { username: 'bo', email: 'bo@example.com', password: PASSWORD }
    await client.call('POST /auth/register', { body, headers: { 'x-forwarded-host': 'evil.example' } })
    const [mail] = await mailsTo(test, 'waymark', 'bo@example.com', 1)

    expect(mail?.text).toMatch(/\nhttp:\/\/waymark\.localhost:0\/verify-email\?token=[\w-]{43}\n/)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil')
  })

  it('gets another confirmation email on request, unless it is confirmed', async () => {
    const cy = await register('cy', 'cy@example.com')
    await mailsTo(test, 'waymark', 'cy@example.com', 1)
    expect((await cy.call('POST /auth/verify-email/again')).status).toBe(200)
    const token = await tokenFor('cy@example.com', 2)
    await verify(cy, token)
    expect((await cy.call('POST /auth/verify-email/again')).status).toBe(200)
    await mailsDone(test)

    expect(await mailsNow(test, 'waymark', 'cy@example.com')).toHaveLength(2)
  })

  it('cannot be confirmed when there is none', async () => {
    const di = await test.customer('waymark', 'di')
    const { status, body } = await di.call('POST /auth/verify-email/again')

    expect([status, body.code]).toEqual([409, 'no-email'])
    expect((await test.visitor('waymark').call('POST /auth/verify-email/again')).status).toBe(401)
  })

  it('is notified of its removal', async () => {
    const flo = await register('flo', 'flo@example.com')
    // A pending welcome email would not be sent to a removed address.
    await mailsTo(test, 'waymark', 'flo@example.com', 1)
    await flo.call('PATCH /auth/profile', { body: { email: '' } })

    expect((await mailsTo(test, 'waymark', 'flo@example.com', 2)).at(-1)?.subject).toMatch(/address was changed$/)
  })

  it('stays confirmed, without an email, when only its capitals change', async () => {
    const gus = await register('gus', 'gus@example.com')
    await verify(gus, await tokenFor('gus@example.com'))
    const { body } = await gus.call('PATCH /auth/profile', { body: { email: 'Gus@Example.com', displayName: 'Gus' } })
    await mailsDone(test)

    expect(body.emailVerified).toBe(true)
    expect(await mailsNow(test, 'waymark', 'gus@example.com')).toHaveLength(1)
    expect(await mailsNow(test, 'waymark', 'Gus@Example.com')).toEqual([])
  })
})

describe('the confirmation link', () => {
  it('confirms nothing without a session or for another account, so that nobody confirms the account of a stranger', async () => {
    const stranger = await register('stranger', 'victim@example.com')
    const victim = await register('victim', 'victim.at.work@example.com')
    const token = await tokenFor('victim@example.com')
    const opened = [await verify(test.visitor('waymark'), token), await verify(victim, token)]

    expect(opened.map(({ status, body }) => [status, body.code])).toEqual([
      [401, 'not-signed-in'],
      [403, 'verify-link-of-another-account'],
    ])
    expect(await isVerified(stranger)).toBe(false)
    expect((await verify(stranger, token)).status).toBe(200)
  })

  it('works once', async () => {
    const hal = await register('hal', 'hal@example.com')
    const token = await tokenFor('hal@example.com')
    const both = await Promise.all([verify(hal, token), verify(hal, token)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await verify(hal, token)).body.code).toBe('verify-link-invalid')
  })

  it('ends after a day', async () => {
    const ivy = await register('ivy', 'ivy@example.com')
    const token = await tokenFor('ivy@example.com')
    now = new Date(now.getTime() + DAY_MS)

    expect((await verify(ivy, token)).body.code).toBe('verify-link-invalid')
    expect(await isVerified(ivy)).toBe(false)
  })

  it('of a pending address confirms nothing and resets no password after another address took effect', async () => {
    const jo = await register('jo', 'jo@example.com')
    const token = await tokenFor('jo@example.com')
    await test.visitor('waymark').call('POST /auth/forgot-password', { body: { email: 'jo@example.com' } })
    const reset = await tokenFor('jo@example.com', 2)
    await jo.call('POST /auth/reauthenticate', { body: { password: PASSWORD } })
    await jo.call('PATCH /auth/profile', { body: { email: 'jo.new@example.com' } })
    const body = { token: reset, password: 'four other plain words' }

    expect((await verify(jo, token)).body.code).toBe('verify-link-invalid')
    expect(await isVerified(jo)).toBe(false)
    await verify(jo, await tokenFor('jo.new@example.com'))
    expect((await test.visitor('waymark').call('POST /auth/reset-password', { body })).body.code).toBe(
      'reset-link-invalid',
    )
  })

  it('confirms only the address that it was sent to, even after a change', async () => {
    const kai = await register('kai', 'kai@example.com')
    const token = await tokenFor('kai@example.com')
    await test.deps.db.execute(`update app_user set email = 'other@example.com' where username = 'kai'`)

    expect((await verify(kai, token)).body.code).toBe('verify-link-invalid')
    expect(await isVerified(kai)).toBe(false)
  })

  it('confirms nothing on another tenant or for a disabled person', async () => {
    const lea = await register('lea', 'lea@example.com')
    const token = await tokenFor('lea@example.com')
    expect((await verify(await test.customer('keystone', 'lea'), token)).status).toBe(400)
    await test.deps.db.execute(`update app_user set disabled_at = now() where username = 'lea'`)

    expect((await verify(lea, token)).status).toBe(401)
  })

  it('is stored as its hash only, and deleted when it expires', async () => {
    await register('mia', 'mia@example.com')
    const token = await tokenFor('mia@example.com')
    const checks = async () => JSON.stringify((await test.deps.db.execute('select * from email_verification')).rows)
    const kept = await checks()
    now = new Date(now.getTime() + 8 * DAY_MS)
    const tenant = await test.features.tenants.withSlug('waymark')
    await test.features.emailAddresses.verification.deleteExpired(tenant?.id ?? '')

    expect(kept).not.toContain(token)
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'))
    expect(await checks()).not.toContain('mia@example.com')
  })

  it.each(['', 'x', 'a'.repeat(201)])('with the token %j confirms nothing', async (token) => {
    const client = await test.customer('waymark', `nobody${token.length}`)
    expect((await verify(client, token)).status).toBeGreaterThanOrEqual(400)
  })
})

async function register(username: string, email: string): Promise<Client> {
  const client = test.visitor('waymark')
  const { status } = await client.call('POST /auth/register', { body: { username, email, password: PASSWORD } })
  if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
  return client
}

function verify(client: Client, token: string) {
  return client.call('POST /auth/verify-email', { body: { token } })
}

async function isVerified(client: Client): Promise<boolean> {
  return Boolean((await client.call('GET /auth/profile')).body.emailVerified)
}

/** The token in the `count`th mail that this address gets. */
async function tokenFor(email: string, count = 1): Promise<string> {
  const mail = (await mailsTo(test, 'waymark', email, count)).at(-1)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
