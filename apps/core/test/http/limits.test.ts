import { type ApiKey, api, problemsOf } from '@vitrine/contract/api'
import type { Call, Upload } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { type TestApp, testApp } from '../app.ts'
import { auditEntriesAbout, createPerson } from '../people.ts'
import { piece } from '../uploads.ts'

const QUARTER_HOUR_MS = 900_000
/** Fewer than in the product, since each attempt computes a password hash. */
const SUCCEEDED_MOST = 12
/** Fewer than in the product too. */
const PIECES_MOST = 20
const PROXY = '127.0.0.1'
const PASSWORD = 'three plain words'
const UNKNOWN_ID = '01930000-0000-7000-8000-000000000000'

let test: TestApp
let now = new Date()
let addresses = 0
/** A new one for each test, so that none meets the counts of another. */
let from: { 'x-forwarded-for': string }

beforeAll(async () => {
  const limitRules = {
    ...LIMIT_RULES,
    succeededOnAccount: { ...LIMIT_RULES.succeededOnAccount, most: SUCCEEDED_MOST },
    upload: { ...LIMIT_RULES.upload, most: PIECES_MOST },
  }
  test = await testApp({ limitRules, clock: { now: () => now }, settings: { trustProxy: [PROXY] } })
  await test.customer('waymark', 'ana')
  await test.customer('waymark', 'bo')
  await test.customer('waymark', 'cy')
})
beforeEach(() => {
  from = address(`198.51.100.${++addresses}`)
  now = new Date(now.getTime() + 4 * QUARTER_HOUR_MS)
})
afterAll(() => test.close())

describe('signing in', () => {
  it('is refused after five failed attempts on an account from one address, even with the right password', async () => {
    for (let n = 0; n < 5; n++) expect((await signIn('ana', 'wrong')).status).toBe(401)
    now = new Date(now.getTime() + QUARTER_HOUR_MS / 3)
    const { status, body, headers } = await signIn('Ana ', PASSWORD)

    expect([status, body.code, body.message]).toEqual([
      429,
      'too-many',
      'Too many failed attempts. Try again in 10 minutes.',
    ])
    expect([headers['retry-after'], body.retryAfterSeconds]).toEqual(['600', 600])
  })

  it('is possible again after a quarter of an hour', async () => {
    for (let n = 0; n < 6; n++) await signIn('ana', 'wrong')
    now = new Date(now.getTime() + QUARTER_HOUR_MS)

    expect((await signIn('ana', PASSWORD)).status).toBe(200)
  })

  it('still works for other people at that address, and for the same person elsewhere', async () => {
    for (let n = 0; n < 6; n++) await signIn('ana', 'wrong')

    expect((await signIn('bo', PASSWORD)).status).toBe(200)
    expect((await signIn('ana', PASSWORD, address('192.0.2.1'))).status).toBe(200)
  })

  it('may succeed more often than it may fail', async () => {
    for (let n = 0; n < 8; n++) expect((await signIn('ana', PASSWORD)).status).toBe(200)
  })

  it('succeeds a limited number of times on one account, from all addresses together', async () => {
    for (let n = 0; n < SUCCEEDED_MOST; n++)
      expect((await signIn('cy', PASSWORD, address(`192.0.2.${10 + n}`))).status).toBe(200)

    expect((await signIn('cy', PASSWORD)).body).toMatchObject({
      code: 'too-many',
      message: 'Too many requests. Try again in 15 minutes.',
    })
    expect((await signIn('bo', PASSWORD)).status).toBe(200)
    now = new Date(now.getTime() + QUARTER_HOUR_MS)
    expect((await signIn('cy', PASSWORD)).status).toBe(200)
  })

  it('checks the password of no more than five of many concurrent attempts', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn('ana', 'wrong')))

    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('is refused after fifty failed attempts from one address, whatever the names', async () => {
    for (let n = 0; n < 50; n++) expect((await signIn(`nobody-${n}`, 'wrong')).status).toBe(401)

    expect((await signIn('ana', PASSWORD)).status).toBe(429)
    expect((await signIn('ana', PASSWORD, address('192.0.2.2'))).status).toBe(200)
  })

  it('of staff is counted too, also with addresses outside the staff domain', async () => {
    const tries = []
    for (let n = 0; n < 6; n++)
      tries.push(await test.visitor('waymark').call('POST /api/admin/login', { body: staff, headers: from }))

    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429])
  })
})

it('a wrong current password in an open session is a failed attempt of that person only', async () => {
  const [ana, bo] = [test.visitor('waymark'), test.visitor('waymark')]
  await ana.call('POST /auth/login', { body: { username: 'ana', password: PASSWORD }, headers: from })
  await bo.call('POST /auth/login', { body: { username: 'bo', password: PASSWORD }, headers: from })
  const body = { currentPassword: 'a guess', newPassword: 'four plain words now' }
  const guess = async (client: typeof ana) =>
    (await client.call('PATCH /auth/change-password', { body, headers: from })).status
  const guesses = []
  for (let n = 0; n < 6; n++) guesses.push(await guess(ana))

  expect(guesses).toEqual([400, 400, 400, 400, 400, 429])
  expect(await guess(bo)).toBe(400)
})

const staff = { email: 'someone@elsewhere.example', password: 'x' }

it('one address opens at most thirty accounts an hour, and so does one /64 network in IPv6', async () => {
  const register = (n: number) => {
    const headers = address(`2001:db8:7:${addresses}::${n + 1}`)
    return test
      .visitor('waymark')
      .call('POST /auth/register', { body: { username: `many-${n}`, password: 'x' }, headers })
  }
  for (let n = 0; n < 30; n++) expect((await register(n)).status).toBe(422)

  expect((await register(30)).status).toBe(429)
  expect((await test.visitor('waymark').call('POST /auth/register', { body: {}, headers: from })).status).toBe(422)
})

it('one address requests at most thirty emails an hour, with the same answer each time', async () => {
  const forgot = (n: number) =>
    test.visitor('waymark').call('POST /auth/forgot-password', { body: { email: `p${n}@example.org` }, headers: from })
  for (let n = 0; n < 30; n++) expect((await forgot(n)).status).toBe(200)

  expect((await forgot(30)).status).toBe(429)
})

it('an address is sent at most five password emails an hour, whichever networks request them, with the same answer', async () => {
  const { id } = await createPerson(test, 'waymark', 'dee', { role: 'customer', memberRole: 'member' })
  await test.deps.db.execute(`update app_user set email = 'dee@example.org' where id = $1`, [id])
  for (let n = 0; n < 8; n++) {
    const asked = { body: { email: n % 2 ? 'Dee@example.org' : 'dee@example.org' }, headers: address(`203.0.113.${n}`) }
    expect((await test.visitor('waymark').call('POST /auth/forgot-password', asked)).status).toBe(200)
  }

  expect((await auditEntriesAbout(test, id)).filter(({ action }) => action === 'password-reset-asked')).toHaveLength(5)
})

it('a person may make a hundred changes in a quarter of an hour, without affecting others', async () => {
  const [ana, bo] = [test.visitor('waymark'), test.visitor('waymark')]
  await ana.call('POST /auth/login', { body: { username: 'ana', password: PASSWORD } })
  await bo.call('POST /auth/login', { body: { username: 'bo', password: PASSWORD } })
  const retry = (client: typeof ana) => client.call('POST /api/videos/:id/retry', { params: { id: UNKNOWN_ID } })
  for (let n = 0; n < 100; n++) expect((await retry(ana)).status).toBe(404)

  expect((await retry(ana)).body).toMatchObject({
    code: 'too-many',
    message: 'Too many requests. Try again in 15 minutes.',
  })
  expect((await retry(bo)).status).toBe(404)
  expect((await ana.call('GET /api/videos')).status).toBe(200)
})

it('the pieces of uploads are limited, since each becomes a file whatever its size', async () => {
  const { client } = await createPerson(test, 'waymark', 'eli', { role: 'customer', memberRole: 'member' })
  const { body: upload } = await client.call<Upload>('POST /api/uploads', {
    body: { kind: 'content', name: 'a.pdf', bytes: 1000 },
  })
  const statuses = []
  for (let offset = 0; offset <= PIECES_MOST; offset++)
    statuses.push((await piece(client, upload.id, offset, 'x')).status)

  expect(statuses).toEqual([...Array.from({ length: PIECES_MOST }, () => 200), 429])
})

it('a forged address header changes nothing without a trusted proxy', async () => {
  const tries = []
  for (let n = 0; n < 6; n++) {
    const headers = { host: 'waymark.localhost', 'x-forwarded-for': `203.0.113.${n}` }
    const payload = { username: 'ana', password: 'wrong' }
    const asked = { method: 'POST', url: '/auth/login', headers, payload, remoteAddress: '192.0.2.66' } as const
    tries.push((await test.app.inject(asked)).statusCode)
  }

  expect(tries).toEqual([401, 401, 401, 401, 401, 429])
})

it('30 minutes of writing with every polling screen stay below the limits', () => {
  const { typing, read } = LIMIT_RULES
  // An estimate at every pause of 500 ms, without a rest.
  expect(typing.seconds / 0.5).toBeLessThan(typing.most)
  // Videos every 30 s, avatars every 5 s, security metrics every 5 s and every 30 s: all of these screens open, three times each.
  const asked = [30, 5, 5, 30].map((everySeconds) => read.seconds / everySeconds)
  expect(3 * asked.reduce((sum, times) => sum + times)).toBeLessThan(read.most)
})

it('the contract declares the limit problem for every limited call', () => {
  for (const [key, call] of Object.entries(api) as [ApiKey, Call][])
    expect([key, problemsOf(key, call).includes('too-many')]).toEqual([key, call.limit !== 'none'])
})

function address(value: string) {
  return { 'x-forwarded-for': value }
}

function signIn(username: string, password: string, headers = from) {
  return test.visitor('waymark').call('POST /auth/login', { body: { username, password }, headers })
}
