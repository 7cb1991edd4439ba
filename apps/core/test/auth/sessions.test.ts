import { createHash } from 'node:crypto'
import { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFeatures } from '../../src/features.ts'
import { buildServer } from '../../src/server.ts'
import { type TestApp, testApp } from '../app.ts'
import { type Client, createClient } from '../client.ts'

const password = 'three plain words'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

describe('the session cookie', () => {
  it('is hidden from scripts and other sites, and bound to this host', async () => {
    const { headers } = await register(test.visitor('waymark'), 'cookie')
    const cookie = partsOf(headers['set-cookie'])

    expect(cookie).toMatchObject({ name: 'session', httponly: true, samesite: 'Lax', path: '/', 'max-age': '86400' })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie).not.toHaveProperty('secure')
    expect(cookie.value.length).toBeGreaterThanOrEqual(32)
  })

  it('is bound to https and the host in production', async () => {
    const app = await productionServer()
    const client = createClient(app, 'waymark.localhost')
    const { headers } = await register(client, 'production')
    const cookie = partsOf(headers['set-cookie'])

    expect(cookie).toMatchObject({ name: '__Host-session', httponly: true, samesite: 'Lax', path: '/', secure: true })
    expect(cookie).not.toHaveProperty('domain')
    expect((await client.call('GET /auth/user')).status).toBe(200)
    const { headers: out } = await client.call('POST /auth/logout')
    expect(partsOf(out['set-cookie'])).toMatchObject({
      name: '__Host-session',
      value: '',
      'max-age': '0',
      secure: true,
      path: '/',
    })
    await app.close()
  })

  it('is cleared by signing out', async () => {
    const client = await test.customer('waymark', 'leaver')
    const { status, headers } = await client.call('GET /api/logout')

    expect([status, headers.location]).toEqual([302, '/'])
    expect(partsOf(headers['set-cookie'])).toMatchObject({ name: 'session', value: '', 'max-age': '0', path: '/' })
  })
})

describe('a session', () => {
  it.each(['POST /auth/logout', 'GET /api/logout'])('is invalid after %s', async (key) => {
    const client = await test.customer('waymark', `over-${key.length}`)
    const token = client.cookie
    await client.call(key)
    client.cookie = token

    expect((await client.call('GET /auth/user')).status).toBe(401)
    expect((await client.call('POST /auth/logout')).status).toBe(200)
  })

  it('is invalid on another tenant', async () => {
    const client = await test.customer('waymark', 'traveller')
    const elsewhere = test.visitor('keystone')
    elsewhere.cookie = client.cookie

    expect((await elsewhere.call('GET /auth/user')).status).toBe(401)
    expect((await client.call('GET /auth/user')).status).toBe(200)
  })

  it('of another tenant cannot be ended from here', async () => {
    const client = await test.customer('waymark', 'stayer')
    const elsewhere = test.visitor('keystone')
    elsewhere.cookie = client.cookie
    await elsewhere.call('POST /auth/logout')

    expect((await client.call('GET /auth/user')).status).toBe(200)
  })

  it.each(['POST /auth/login', 'POST /auth/register'])(
    'that was planted ends when the victim signs in by %s',
    async (key) => {
      const attacker = await test.customer('waymark', `attacker-${key.length}`)
      if (key === 'POST /auth/login') await test.customer('waymark', 'victim-in')
      const victim = test.visitor('waymark')
      victim.cookie = attacker.cookie
      await victim.call(key, { body: { username: key === 'POST /auth/login' ? 'victim-in' : 'victim-new', password } })

      expect(victim.cookie).not.toBe(attacker.cookie)
      expect((await victim.call('GET /auth/user')).status).toBe(200)
      expect((await attacker.call('GET /auth/user')).status).toBe(401)
    },
  )

  it('that was planted ends when an operator signs in', async () => {
    const attacker = await test.customer('waymark', 'attacker-op')
    const operator = test.visitor('waymark')
    operator.cookie = attacker.cookie
    const { status } = await operator.call('POST /api/admin/login', { body: await test.credentials('operator') })

    expect(status).toBe(200)
    expect((await operator.call('GET /api/admin/system')).status).toBe(200)
    expect((await attacker.call('GET /auth/user')).status).toBe(401)
  })

  it('is new at each sign-in and does not affect the person’s other browsers', async () => {
    const first = await test.customer('waymark', 'two-browsers')
    const second = test.visitor('waymark')
    await second.call('POST /auth/login', { body: { username: 'two-browsers', password } })

    expect(second.cookie).not.toBe(first.cookie)
    for (const client of [first, second]) expect((await client.call('GET /auth/user')).status).toBe(200)
  })

  it('is not extended at every request', async () => {
    const client = await test.customer('waymark', 'fresh')

    expect((await client.call('GET /auth/user')).headers['set-cookie']).toBeUndefined()
  })

  it('is extended with its cookie in the second half of its day', async () => {
    const client = await test.customer('waymark', 'slider')
    const token = client.cookie
    await endsIn(client, '11 hours')
    const { status, headers } = await client.call('GET /api/user')

    expect(status).toBe(200)
    expect(partsOf(headers['set-cookie'])).toMatchObject({
      'max-age': '86400',
      value: /session=([\w-]+)/.exec(token)?.[1],
    })
    expect(await hoursLeft(client)).toBeGreaterThan(23.9)
  })

  it('expires after a day', async () => {
    const client = await test.customer('waymark', 'late')
    await endsIn(client, '-1 second')

    expect((await client.call('GET /auth/user')).status).toBe(401)
    await endsIn(client, '1 hour')
    expect((await client.call('GET /auth/user')).status).toBe(401)
  })

  it('continues while the clock of this machine is 40 days ahead', async ({ skip }) => {
    if (test.deps.db.engine === 'pglite') return skip('the embedded database has the clock of this machine')
    const client = await test.customer('waymark', 'ahead')
    const tenant = await test.features.tenants.withSlug('waymark')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 })
    try {
      await test.features.auth.authentication.deleteExpiredSessions(tenant?.id ?? '')
      const { status, headers } = await client.call('GET /auth/user')
      expect([status, headers['set-cookie']]).toEqual([200, undefined])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['a customer', '30 days', 'customer', 'member'],
    ['a partner', '30 days', 'partner', 'owner'],
    ['an operator', '12 hours', 'operator', 'operator'],
  ])('of %s ends after %s, however much it is used', async (_who, age, role, memberRole) => {
    const client = await test.customer('waymark', `ageing-${role}`)
    await test.deps.db.execute('update app_user set role = $1, member_role = $2 where username = $3', [
      role,
      memberRole,
      `ageing-${role}`,
    ])
    await startedAgo(client, `${age} - 1 hour`)
    await endsIn(client, '30 minutes')
    const used = await client.call('GET /auth/user')

    expect([used.status, used.headers['set-cookie'] !== undefined]).toEqual([200, true])
    expect(await hoursLeft(client)).toBeLessThanOrEqual(1)
    await startedAgo(client, age)
    expect((await client.call('GET /auth/user')).status).toBe(401)
  })

  it('that cannot be extended is not written at every request', async () => {
    const operator = await test.demo('waymark', 'operator')
    await operator.call('GET /auth/user')
    const versionOf = async () =>
      (await test.deps.db.execute('select xmin::text as version from session where id = $1', [idOf(operator)])).rows
    await startedAgo(operator, '11 hours')
    await operator.call('GET /auth/user')
    const before = await versionOf()
    const { headers } = await operator.call('GET /auth/user')

    expect(headers['set-cookie']).toBeUndefined()
    expect(await versionOf()).toEqual(before)
  })

  it('that has expired is not listed', async () => {
    const here = await test.customer('waymark', 'lister')
    const there = test.visitor('waymark')
    await there.call('POST /auth/login', { body: { username: 'lister', password } })
    await startedAgo(there, '30 days')

    expect((await here.call<unknown[]>('GET /auth/sessions')).body).toHaveLength(1)
  })

  it.each(['session=', 'session=x', `session=${'a'.repeat(5000)}`, 'session=%00', "session='; drop table session"])(
    'with the unknown cookie %s is invalid',
    async (cookie) => {
      const client = test.visitor('waymark')
      client.cookie = cookie.slice(0, 8000)

      expect((await client.call('GET /auth/user')).status).toBe(401)
    },
  )
})

function register(client: Client, username: string) {
  return client.call('POST /auth/register', { body: { username, password } })
}

/** The same application, told that the world can reach it. */
function productionServer(): Promise<FastifyInstance> {
  const deps = { ...test.deps, config: { ...test.deps.config, mode: 'production' as const } }
  return buildServer(deps, createFeatures(deps))
}

function idOf(client: Client): string {
  return createHash('sha256')
    .update(/session=([\w-]+)/.exec(client.cookie)?.[1] ?? '')
    .digest('hex')
}

async function endsIn(client: Client, interval: string): Promise<void> {
  await test.deps.db.execute('update session set expires_at = now() + $1::interval where id = $2', [
    interval,
    idOf(client),
  ])
}

async function startedAgo(client: Client, interval: string): Promise<void> {
  const [age = '', less = '0 hours'] = interval.split(' - ')
  await test.deps.db.execute('update session set created_at = now() - ($1::interval - $2::interval) where id = $3', [
    age,
    less,
    idOf(client),
  ])
}

async function hoursLeft(client: Client): Promise<number> {
  const { rows } = await test.deps.db.execute('select expires_at from session where id = $1', [idOf(client)])
  return (new Date(String(rows[0]?.expires_at)).getTime() - Date.now()) / 3_600_000
}

function partsOf(header: string | string[] | number | undefined): {
  name: string
  value: string
  [attribute: string]: string | true
} {
  const all = (Array.isArray(header) ? header : [String(header)]).map(String)
  const [pair = '', ...attributes] = (all.find((cookie) => /session=/.test(cookie)) ?? '').split('; ')
  const [name = '', value = ''] = pair.split('=')
  const read = attributes.map((text) => text.split('=')).map(([key = '', set]) => [key.toLowerCase(), set ?? true])
  return { name, value, ...Object.fromEntries(read) }
}
