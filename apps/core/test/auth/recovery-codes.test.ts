import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { newRecoveryCode, plainRecoveryCode } from '../../src/features/auth/recovery-codes/code.ts'
import { type TestApp, testApp } from '../app.ts'
import { codeAt, setUpFactor } from '../authenticator.ts'
import type { Client } from '../client.ts'
import { mailsTo } from '../outbox.ts'
import { processMs } from '../processor-time.ts'

const PASSWORD = 'three plain words'
const NEW_PASSWORD = 'four other plain words'
const HOUR_MS = 3_600_000

let test: TestApp
let now = new Date()
let addresses = 0

beforeAll(async () => {
  const settings = { trustProxy: ['127.0.0.1'] }
  test = await testApp({ limitRules: LIMIT_RULES, clock: { now: () => now }, settings })
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * HOUR_MS)
})
afterAll(() => test.close())

describe('a recovery code', () => {
  it('has 60 bits, in letters that are not mistaken for others', () => {
    const codes = Array.from({ length: 1000 }, newRecoveryCode)
    const used = new Set(codes.join('').replaceAll('-', ''))

    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/)
    expect(used.size).toBe(32)
    expect(new Set(codes).size).toBe(1000)
  })

  it.each(['k7w2-9mxa-3tqd', 'K7W2 9MXA 3TQD', ' k7w29mxa3tqd '])('is accepted when typed as %j', (typed) => {
    expect(plainRecoveryCode(typed)).toBe('k7w29mxa3tqd')
  })

  it('is accepted with letters that look like its digits', () => {
    expect(plainRecoveryCode('Oi1l-0000-0000')).toBe('011100000000')
  })
})

describe('making recovery codes', () => {
  it('asks for the password, and replaces the earlier codes with ten new ones', async () => {
    const ana = await customer('ana')
    const refused = await ana.call('POST /auth/recovery-codes', { body: { password: 'a guess' }, headers: address() })
    const older = await makeCodes(ana)
    const newer = await makeCodes(ana)

    expect(refused.body.code).toBe('wrong-password')
    expect(newer).toHaveLength(10)
    expect(newer.filter((code) => older.includes(code))).toEqual([])
    expect((await ana.call('GET /auth/profile')).body.recoveryCodesLeft).toBe(10)
    expect((await recover('ana', older[0])).body.code).toBe('wrong-recovery-code')
    expect((await recover('ana', newer[0])).status).toBe(200)
  })

  it('asks for a code of the app as well when a second factor is on', async () => {
    const bo = await customer('bo')
    const { recoveryCodes } = await setUpFactor(bo, PASSWORD, now)
    const make = (code?: string) =>
      bo.call('POST /auth/recovery-codes', { body: { password: PASSWORD, code }, headers: address() })

    expect((await make()).body.code).toBe('second-factor-needed')
    expect((await make('000000')).body.code).toBe('wrong-code')
    expect((await make(recoveryCodes[0])).status).toBe(200)
    expect((await signIn('bo', { code: recoveryCodes[1] ?? '' })).body.code).toBe('wrong-code')
  })
})

describe('recovering with a code', () => {
  it('sets the password, ends every session and uses up the code', async () => {
    const cy = await customer('cy')
    const [code] = await makeCodes(cy)
    const { status, body } = await recover('CY', code?.toUpperCase())

    expect([status, body]).toEqual([200, { ok: true }])
    expect((await cy.call('GET /auth/user')).status).toBe(401)
    expect((await signIn('cy')).status).toBe(401)
    const again = await signIn('cy', { password: NEW_PASSWORD })
    expect(again.status).toBe(200)
    expect((await recover('cy', code)).body.code).toBe('wrong-recovery-code')
    expect((await again.client.call('GET /auth/profile')).body.recoveryCodesLeft).toBe(9)
  })

  it('notifies people with an email address', async () => {
    const di = test.visitor('waymark')
    await di.call('POST /auth/register', { body: { username: 'di', email: 'di@example.com', password: PASSWORD } })
    const [code] = await makeCodes(di)
    await recover('di@example.com', code)

    expect((await mailsTo(test, 'waymark', 'di@example.com', 2)).at(-1)?.subject).toContain('password was changed')
  })

  it('gives the same answer for an unknown name, a wrong code and another person’s code', async () => {
    await customer('ed')
    const [code] = await makeCodes(await customer('flo'))
    for (const [username, typed] of [
      ['nobody', '0000-0000-0000'],
      ['ed', '0000-0000-0000'],
      ['ed', code],
      ['nobody', code],
    ] as const) {
      const { status, body } = await recover(username, typed)
      expect([status, body.code, body.message]).toEqual([
        401,
        'wrong-recovery-code',
        'The username and recovery code don’t match.',
      ])
    }
  })

  it('takes about as long for an unknown name as for a known one', async () => {
    await customer('gus')
    const times: Record<string, number> = {}
    for (const name of ['warm-up', 'gus', 'nobody', 'gus', 'nobody', 'gus', 'nobody']) {
      const milliseconds = await processMs(() => recover(name, '0000-0000-0000'))
      times[name] = Math.min(times[name] ?? Infinity, milliseconds)
    }
    const ratio = (times.nobody ?? 0) / (times.gus ?? 1)

    expect(ratio).toBeGreaterThan(0.3)
    expect(ratio).toBeLessThan(3)
  })

  it('opens nothing on another tenant', async () => {
    const [code] = await makeCodes(await customer('hal'))
    await test.customer('keystone', 'hal')

    expect((await recover('hal', code, {}, 'keystone')).status).toBe(401)
  })

  it('accepts one of twenty concurrent uses of the same code', async () => {
    const [code] = await makeCodes(await customer('ivy'))
    const tries = await Promise.all(Array.from({ length: 20 }, () => recover('ivy', code)))

    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    // Ten wrong tries are answered before the wait that follows them.
    expect(tries.filter(({ status }) => [401, 429].includes(status))).toHaveLength(19)
  })

  it('rejects a password under eight characters without using up the code', async () => {
    const [code] = await makeCodes(await customer('jo'))

    expect((await recover('jo', code, { password: 'seven77' })).status).toBe(422)
    expect((await recover('jo', code)).status).toBe(200)
  })

  it('asks for the second factor as well, so that a recovery code alone opens nothing', async () => {
    const { secret, recoveryCodes } = await setUpFactor(await customer('kai'), PASSWORD, now)
    const [code] = recoveryCodes
    const without = await recover('kai', code)
    const wrong = await recover('kai', code, { code: '000000' })
    const onPaper = await recover('kai', code, { code: recoveryCodes[2] ?? '' })
    now = new Date(now.getTime() + 30_000)

    expect(without.body.code).toBe('second-factor-needed')
    expect(wrong.body.code).toBe('wrong-code')
    expect(onPaper.body.code).toBe('wrong-code')
    expect((await recover('kai', code, { code: codeAt(secret, now) })).status).toBe(200)
  })
})

describe('failed attempts', () => {
  it('count for one account, whichever of its names and forms of sign-in is used', async () => {
    const from = address()
    const body = { username: 'lea', email: 'lea@example.com', password: PASSWORD }
    await test.visitor('waymark').call('POST /auth/register', { body })
    const login = (username: string, password = 'wrong') =>
      test.visitor('waymark').call('POST /auth/login', { body: { username, password }, headers: from })
    const tries = [
      await login('lea'),
      await login('LEA'),
      await login('lea@example.com'),
      await login('Lea@Example.com'),
      await recover('lea', '0000-0000-0000', {}, 'waymark', from),
    ]

    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    for (const name of ['lea', 'lea@example.com']) expect((await login(name, PASSWORD)).status).toBe(429)
    expect((await login('nobody')).status).toBe(401)
  })

  it('do not include a request without a code', async () => {
    const from = address()
    const { secret } = await setUpFactor(await customer('mia'), PASSWORD, now)
    for (let n = 0; n < 12; n++) expect((await signIn('mia', {}, from)).body.code).toBe('second-factor-needed')
    now = new Date(now.getTime() + 30_000)

    expect((await signIn('mia', { code: codeAt(secret, now) }, from)).status).toBe(200)
  })

  it('with a wrong code are limited to five from one address', async () => {
    const from = address()
    await setUpFactor(await customer('ned'), PASSWORD, now)
    const tries = []
    for (let n = 0; n < 6; n++) tries.push((await signIn('ned', { code: '000000' }, from)).status)

    expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('with a wrong code are limited to ten an hour from all addresses, even for the right code', async () => {
    const { secret } = await setUpFactor(await customer('ola'), PASSWORD, now)
    for (let n = 0; n < 10; n++) expect((await signIn('ola', { code: '000000' })).status).toBe(401)
    now = new Date(now.getTime() + 30_000)
    const { status, body } = await signIn('ola', { code: codeAt(secret, now) })

    expect([status, body.code]).toEqual([429, 'too-many'])
    now = new Date(now.getTime() + HOUR_MS)
    expect((await signIn('ola', { code: codeAt(secret, now) })).status).toBe(200)
  })
})

async function customer(username: string): Promise<Client> {
  const client = test.visitor('waymark')
  const body = { username, password: PASSWORD }
  const { status } = await client.call('POST /auth/register', { body, headers: address() })
  if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
  return client
}

async function makeCodes(client: Client): Promise<string[]> {
  const sent = { body: { password: PASSWORD }, headers: address() }
  return (await client.call<{ recoveryCodes: string[] }>('POST /auth/recovery-codes', sent)).body.recoveryCodes
}

function recover(
  username: string,
  recoveryCode = '',
  sent: { password?: string; code?: string } = {},
  tenant = 'waymark',
  headers = address(),
) {
  const body = { username, recoveryCode, password: NEW_PASSWORD, ...sent }
  return test.visitor(tenant).call('POST /auth/recover', { body, headers })
}

async function signIn(username: string, sent: { password?: string; code?: string } = {}, headers = address()) {
  const client = test.visitor('waymark')
  const answer = await client.call('POST /auth/login', { body: { username, password: PASSWORD, ...sent }, headers })
  return { client, ...answer }
}

/** Everybody asks from an address of their own, unless a test says otherwise. */
function address() {
  return { 'x-forwarded-for': `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}` }
}
