import { type NewApiKey, type SupportAccess } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KEYS_TOGETHER, LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createPerson } from '../people.ts'
import { transactionCounter } from '../transactions.ts'

const QUARTER_HOUR_MS = 900_000
const MOST = 5
const limitRules = {
  ...LIMIT_RULES,
  read: { ...LIMIT_RULES.read, most: MOST },
  change: { ...LIMIT_RULES.change, most: MOST },
}
const READ = 'GET /api/videos'
const ACT = 'POST /api/videos/:id/retry'
const params = { id: '01930000-0000-7000-8000-000000000000' }

const counter = transactionCounter()

let test: TestApp
let now = new Date()
let names = 0
let networks = 0
let from: { 'x-forwarded-for': string }

beforeAll(async () => {
  const settings = { trustProxy: ['127.0.0.1'] }
  test = await testApp({ withWorkers: false, limitRules, clock: { now: () => now }, settings, wrapDb: counter.wrapDb })
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * QUARTER_HOUR_MS)
  from = { 'x-forwarded-for': `198.51.100.${++networks}` }
})
afterAll(() => test.close())

describe('a call over its limit', () => {
  it('is refused without a transaction once its session is known to be over it', async () => {
    const ana = await customer()
    expect(await statusesOf(ana, MOST + 1)).toEqual([200, 200, 200, 200, 200, 429])

    const refused = await counter.none(() => read(ana))
    expect([refused.status, refused.body.code, refused.headers['content-type']]).toEqual([
      429,
      'too-many',
      'application/problem+json; charset=utf-8',
    ])
  })

  it('states the seconds until it may be repeated, and works again after the window', async () => {
    const ana = await customer()
    await statusesOf(ana, MOST + 1)
    now = new Date(now.getTime() + 60_500)
    const { headers, body } = await counter.none(() => read(ana))

    expect([headers['retry-after'], body.retryAfterSeconds, body.message]).toEqual([
      '840',
      840,
      'Too many requests. Try again in 14 minutes.',
    ])
    now = new Date(now.getTime() + QUARTER_HOUR_MS - 60_500)
    expect((await read(ana)).status).toBe(200)
  })

  it('does not affect other people at the address, other kinds of calls or other sites', async () => {
    const ana = await customer()
    await statusesOf(ana, MOST + 1)

    expect((await read(await customer())).status).toBe(200)
    expect((await ana.call(ACT, { params, headers: from })).status).toBe(404)
    const elsewhere = test.visitor('keystone')
    elsewhere.cookie = ana.cookie
    expect((await read(elsewhere)).status).toBe(401)
  })

  it('is refused in every session of the person, each without a transaction after its first refusal', async () => {
    const ana = await customer()
    await statusesOf(ana, MOST + 1)
    const again = test.visitor('waymark')
    const body = { username: `reader${names}`, password: 'three plain words' }
    expect((await again.call('POST /auth/login', { body, headers: from })).status).toBe(200)

    expect((await read(again)).status).toBe(429)
    expect((await counter.none(() => read(again))).status).toBe(429)
  })

  it('is refused for its API key, and for no other key', async () => {
    const { client } = await createPerson(test, 'azure-coast', `owner${names++}`, {
      role: 'partner',
      memberRole: 'owner',
    })
    // The clock of this file jumps: the sign-in may be hours old.
    await client.call('POST /auth/reauthenticate', { body: { password: 'three plain words' }, headers: from })
    const make = async () => {
      const body = { name: 'figures', scopes: ['videos:read'], days: 30 }
      const { status, body: made } = await client.call<NewApiKey>('POST /api/keys', { body, headers: from })
      expect(status).toBe(201)
      return made.secret
    }
    const [mine, other] = [await make(), await make()]
    const ask = (secret: string) => read(test.visitor('azure-coast'), { authorization: `Bearer ${secret}` })
    for (let n = 0; n <= MOST; n++) await ask(mine)

    expect((await counter.none(() => ask(mine))).status).toBe(429)
    expect((await ask(other)).status).toBe(200)
    expect((await read(client)).status).toBe(200)
  })

  it('is refused for a new API key too, once the keys of its person are over five times the limit', async () => {
    const { client } = await createPerson(test, 'azure-coast', `owner${names++}`, {
      role: 'partner',
      memberRole: 'owner',
    })
    const secrets = []
    for (let n = 0; n <= KEYS_TOGETHER; n++) {
      // A person may make five changes in a quarter of an hour here.
      if (n % 3 === 0) now = new Date(now.getTime() + QUARTER_HOUR_MS)
      await client.call('POST /auth/reauthenticate', { body: { password: 'three plain words' }, headers: from })
      const body = { name: 'figures', scopes: ['videos:read'], days: 30 }
      secrets.push((await client.call<NewApiKey>('POST /api/keys', { body, headers: from })).body.secret)
    }
    const statuses = []
    for (const secret of secrets)
      for (let n = 0; n < MOST; n++)
        statuses.push((await read(test.visitor('azure-coast'), { authorization: `Bearer ${secret}` })).status)

    expect(statuses.slice(0, -MOST)).toEqual(Array.from({ length: KEYS_TOGETHER * MOST }, () => 200))
    expect(statuses.slice(-MOST)).toEqual(Array.from({ length: MOST }, () => 429))
    expect((await read(client)).status).toBe(200)
  })

  it('in a support session does not use up the visitor’s own limit', async () => {
    const owner = await createPerson(test, 'azure-coast', `owner${names++}`, { role: 'partner', memberRole: 'owner' })
    const ines = await createPerson(test, 'azure-coast', `ines${names++}`, { role: 'customer', memberRole: 'member' })
    const visitor = owner.client
    const own = visitor.cookie
    await ines.client.call('POST /api/support', { body: { reason: 'The film stays dark' }, headers: from })
    const request = 'POST /api/whitelabel/users/:id/act-as'
    const { body } = await visitor.call<SupportAccess>(request, {
      params: { id: ines.id },
      body: { reason: 'The film stays dark' },
      headers: from,
    })
    const pass = body.url?.split('#')[1]
    expect((await visitor.call('POST /auth/support', { body: { pass }, headers: from })).status).toBe(200)
    await statusesOf(visitor, MOST + 1)
    expect((await counter.none(() => read(visitor))).status).toBe(429)

    visitor.cookie = own
    expect((await read(visitor)).status).toBe(200)
  })
})

describe('a network over a limit', () => {
  it('is refused without a transaction for visitors, while people who are signed in are not', async () => {
    const stranger = test.visitor('waymark')
    expect(await statusesOf(stranger, MOST + 1)).toEqual([401, 401, 401, 401, 401, 429])

    expect((await counter.none(() => read(stranger))).status).toBe(429)
    expect((await read(await customer())).status).toBe(200)
    from = { 'x-forwarded-for': `198.51.100.${++networks}` }
    expect((await read(stranger)).status).toBe(401)
  })

  it('made-up cookies and keys count for the network', async () => {
    const statuses = []
    for (let n = 0; n < MOST + 3; n++) statuses.push((await read(test.visitor('waymark'), madeUp(n))).status)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await read(test.visitor('waymark'))).status).toBe(429)
  })
})

it('successful sign-ins lift a block that they caused while they were in progress', async () => {
  const rules = { ...limitRules, failedFromAddress: { most: 2, seconds: 900 } }
  const one = await testApp({ withWorkers: false, limitRules: rules, clock: { now: () => now } })
  try {
    await one.customer('waymark', 'ana')
    const signIn = () =>
      one.visitor('waymark').call('POST /auth/login', { body: { username: 'ana', password: 'three plain words' } })
    const statuses = (await Promise.all([signIn(), signIn(), signIn()])).map(({ status }) => status)

    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429])
    expect((await signIn()).status).toBe(200)
  } finally {
    await one.close()
  }
})

function madeUp(n: number): Record<string, string> {
  return n % 2 ? { cookie: `session=made-up-${n}` } : { authorization: `Bearer key_made-up-${n}` }
}

function read(client: Client, headers: Record<string, string> = {}) {
  return client.call(READ, { headers: { ...from, ...headers } })
}

async function statusesOf(client: Client, times: number): Promise<number[]> {
  const statuses = []
  for (let n = 0; n < times; n++) statuses.push((await read(client)).status)
  return statuses
}

async function customer(): Promise<Client> {
  const client = test.visitor('waymark')
  const body = { username: `reader${++names}`, password: 'three plain words' }
  await client.call('POST /auth/register', { body, headers: from })
  return client
}
