import { describe, expect, it } from 'vitest'
import { codeAt, setUpFactor } from '../authenticator.ts'
import {
  CODES,
  PASSWORD,
  STEP_MS,
  later,
  now,
  openFactorScene,
  signIn,
  test,
  withFactor,
} from '../scenes/factor-scene.ts'

openFactorScene()

describe('signing in with a second factor', () => {
  it('asks for a code after the right password', async () => {
    const { secret } = await withFactor('gus')
    const without = await signIn('gus')
    const withCode = await signIn('gus', { code: codeAt(secret, later()) })

    expect([without.status, without.body.code]).toEqual([401, 'second-factor-needed'])
    expect(without.headers['set-cookie']).toBeUndefined()
    expect(withCode.status).toBe(200)
    expect((await withCode.client.call('GET /auth/user')).status).toBe(200)
  })

  it('does not reveal the second factor without the right password', async () => {
    const { secret } = await withFactor('hal')
    const answers = [
      await signIn('hal', { password: 'wrong' }),
      await signIn('hal', { password: 'wrong', code: codeAt(secret, later()) }),
      await signIn('hal', { password: 'wrong', code: '000000' }),
      await signIn('nobody', { password: 'wrong', code: '000000' }),
    ]

    for (const { status, body } of answers) expect([status, body.code]).toEqual([401, 'wrong-credentials'])
  })

  it('accepts a code of the step before and after, and none further off', async () => {
    const { secret } = await withFactor('ivy')
    const tryAt = async (steps: number) => {
      later()
      later()
      return (await signIn('ivy', { code: codeAt(secret, new Date(now.getTime() + steps * STEP_MS)) })).status
    }

    expect(await tryAt(-2)).toBe(401)
    expect(await tryAt(2)).toBe(401)
    expect(await tryAt(-1)).toBe(200)
    expect(await tryAt(1)).toBe(200)
  })

  it('accepts no code twice, no older one after it, and not the one from the setup', async () => {
    const { secret, setUpCode } = await withFactor('jo')
    expect((await signIn('jo', { code: setUpCode })).status).toBe(401)
    const older = codeAt(secret, later())
    const code = codeAt(secret, later())

    expect((await signIn('jo', { code })).status).toBe(200)
    for (const used of [code, older]) {
      const { status, body } = await signIn('jo', { code: used })
      expect([status, body.code]).toEqual([401, 'wrong-code'])
    }
  })

  it('accepts one of twenty concurrent uses of the same code', async () => {
    const { secret } = await withFactor('kai')
    const code = codeAt(secret, later())
    const tries = await Promise.all(Array.from({ length: 20 }, () => signIn('kai', { code })))

    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ body }) => body.code === 'wrong-code')).toHaveLength(19)
  })

  it('accepts a recovery code in place of the app, however it is typed', async () => {
    const { recoveryCodes } = await withFactor('lea')
    const [one = '', two = ''] = recoveryCodes

    expect((await signIn('lea', { code: one.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await signIn('lea', { code: one })).status).toBe(401)
    expect((await signIn('lea', { code: two })).status).toBe(200)
  })

  it('accepts one of twenty concurrent uses of the same recovery code', async () => {
    const { client, recoveryCodes } = await withFactor('mia')
    const tries = await Promise.all(Array.from({ length: 20 }, () => signIn('mia', { code: recoveryCodes[0] ?? '' })))

    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await client.call('GET /auth/profile')).body.recoveryCodesLeft).toBe(CODES - 1)
  })

  it('accepts no code of another person or another tenant', async () => {
    const { secret, recoveryCodes } = await withFactor('ned')
    const other = await withFactor('ola')
    await setUpFactor(await test.customer('keystone', 'ned'), PASSWORD, now)

    for (const code of [codeAt(other.secret, later()), other.recoveryCodes[0] ?? ''])
      expect((await signIn('ned', { code })).body.code).toBe('wrong-code')
    for (const code of [codeAt(secret, now), recoveryCodes[0] ?? ''])
      expect((await signIn('ned', { code }, 'keystone')).body.code).toBe('wrong-code')
  })

  it('rejects a session that was opened without a code', async () => {
    const { client } = await withFactor('pia')
    const tenant = await test.features.tenants.withSlug('waymark')
    if (!tenant) throw new Error('there is no waymark')
    const id = String((await client.call<{ id: string }>('GET /api/user')).body.id)
    const visitor = { address: '192.0.2.1', userAgent: null, openToken: undefined, deviceToken: undefined }
    const { cookies } = await test.deps.db.inTenant(tenant.id, (tx) =>
      test.features.auth.authentication.startSession(tx, tenant, id, visitor, { way: 'password' }),
    )
    const bypassing = test.visitor('waymark')
    bypassing.cookie = cookies[0]?.split(';')[0] ?? ''

    expect((await bypassing.call('GET /auth/user')).status).toBe(401)
  })
})
