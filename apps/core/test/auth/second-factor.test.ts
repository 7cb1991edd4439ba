import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildServer } from '../../src/server.ts'
import { codeAt, setUpFactor } from '../authenticator.ts'
import { CODES, PASSWORD, later, now, openFactorScene, signIn, test, withFactor } from '../scenes/factor-scene.ts'
import { type Client, createClient } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'

openFactorScene()

describe('setting up a second factor', () => {
  it('asks for the password', async () => {
    const ana = await test.customer('waymark', 'ana')
    const wrong = await ana.call('POST /auth/totp', { body: { password: 'a guess' } })

    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password'])
  })

  it('gives the app a secret in the tenant’s name, as text, link and QR code', async () => {
    const kim = await test.customer('azure-coast', 'kim')
    const { body } = await kim.call<Enrolment>('POST /auth/totp', { body: { password: PASSWORD } })
    const tenant = await test.features.tenants.withSlug('azure-coast')
    const read = URI.parse(body.address)

    expect([read.issuer, read.label, read.secret.base32]).toEqual([tenant?.brand.companyName, 'kim', body.secret])
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.qrSvg).toMatch(/^<svg [^<]*>.*<\/svg>$/s)
    expect(body.qrSvg).not.toContain('<script')
  })

  it('takes effect only after a valid code', async () => {
    const bo = await test.customer('waymark', 'bo')
    const { body } = await bo.call<Enrolment>('POST /auth/totp', { body: { password: PASSWORD } })
    const wrong = await bo.call('POST /auth/totp/confirm', { body: { code: otherThan(codeAt(body.secret, now)) } })

    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-code'])
    expect((await signIn('bo')).status).toBe(200)
  })

  it('accepts codes of the newest secret only', async () => {
    const cy = await test.customer('waymark', 'cy')
    const older = await cy.call<Enrolment>('POST /auth/totp', { body: { password: PASSWORD } })
    const newer = await cy.call<Enrolment>('POST /auth/totp', { body: { password: PASSWORD } })
    const confirm = (secret: string) => cy.call('POST /auth/totp/confirm', { body: { code: codeAt(secret, now) } })

    expect((await confirm(older.body.secret)).status).toBe(401)
    expect((await confirm(newer.body.secret)).status).toBe(200)
  })

  it('ends all other sessions and sends an email', async () => {
    const here = await register('di', 'di@example.com')
    const elsewhere = await signIn('di')
    await setUpFactor(here, PASSWORD, now)
    await mailsDone(test)
    const mails = await mailsNow(test, 'waymark', 'di@example.com')

    expect((await here.call('GET /auth/user')).status).toBe(200)
    expect((await elsewhere.client.call('GET /auth/user')).status).toBe(401)
    expect((await here.call('GET /auth/sessions')).body).toHaveLength(1)
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Two-factor authentication is on for /),
    )
    expect((await here.call('GET /auth/profile')).body).toMatchObject({
      hasSecondFactor: true,
      recoveryCodesLeft: CODES,
    })
  })

  it('is refused while one is on', async () => {
    const { client, secret } = await withFactor('ed')
    const again = await client.call('POST /auth/totp', { body: { password: PASSWORD } })
    const confirm = await client.call('POST /auth/totp/confirm', { body: { code: codeAt(secret, later()) } })

    expect([again.status, again.body.code]).toEqual([409, 'second-factor-on'])
    expect([confirm.status, confirm.body.code]).toEqual([404, 'no-second-factor'])
  })

  it('requires a session younger than ten minutes from people who send no password', async () => {
    const client = await test.customer('waymark', 'flo')
    await test.deps.db.execute(`update app_user set password_hash = null where username = 'flo'`)
    expect((await client.call('POST /auth/totp', { body: {} })).status).toBe(200)
    await test.deps.db.execute(
      `update session set created_at = $1::timestamptz - interval '11 minutes'
       where user_id = (select id from app_user where username = 'flo')`,
      [now.toISOString()],
    )
    const late = await client.call('POST /auth/totp', { body: {} })

    expect([late.status, late.body.code]).toEqual([403, 'reauthentication-needed'])
  })
})

describe('turning the second factor off', () => {
  it('asks for password and code, and ends other sessions and the recovery codes', async () => {
    const { client, secret, recoveryCodes } = await withFactor('quin')
    const code = codeAt(secret, later())
    const elsewhere = await signIn('quin', { code: recoveryCodes[0] ?? '' })
    const turnOff = (body: object) => client.call('DELETE /auth/totp', { body })

    expect((await turnOff({ password: PASSWORD })).status).toBe(422)
    expect((await turnOff({ password: 'a guess', code })).body.code).toBe('wrong-password')
    expect((await turnOff({ password: PASSWORD, code: otherThan(code) })).body.code).toBe('wrong-code')
    expect((await turnOff({ password: PASSWORD, code })).status).toBe(200)
    expect((await client.call('GET /auth/profile')).body).toMatchObject({
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
    })
    expect((await elsewhere.client.call('GET /auth/user')).status).toBe(401)
    expect((await signIn('quin')).status).toBe(200)
  })

  it('is refused for another person, and when there is none', async () => {
    const { secret } = await withFactor('rob')
    const sue = await test.customer('waymark', 'sue')
    const body = { password: PASSWORD, code: codeAt(secret, later()) }
    const { status, body: answer } = await sue.call('DELETE /auth/totp', { body })

    expect([status, answer.code]).toEqual([404, 'no-second-factor'])
    expect((await test.visitor('waymark').call('DELETE /auth/totp', { body })).status).toBe(401)
    expect((await signIn('rob')).body.code).toBe('second-factor-needed')
  })
})

describe('stored data', () => {
  it('contains neither the secret nor a recovery code in plain text', async () => {
    const { secret, recoveryCodes } = await withFactor('tim')
    const rows: unknown[] = []
    for (const table of ['second_factor', 'recovery_code', 'audit_log', 'session'])
      rows.push((await test.deps.db.execute(`select * from ${table}`)).rows)
    const kept = JSON.stringify(rows).toLowerCase()

    expect(kept).not.toContain(secret.toLowerCase())
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('signs in nobody with a secret copied from another person', async () => {
    const { secret } = await withFactor('una')
    await withFactor('vic')
    await test.deps.db.execute(
      `update second_factor set encrypted_secret = (select encrypted_secret from second_factor where user_id =
        (select id from app_user where username = 'una')) where user_id = (select id from app_user where username = 'vic')`,
    )
    expect((await signIn('vic', { code: codeAt(secret, later()) })).status).toBe(500)
  })

  it('is deleted with the person', async () => {
    await withFactor('wil')
    const { rows } = await test.deps.db.execute(`select id from app_user where username = 'wil'`)
    const id = rows[0]?.id
    await test.deps.db.execute('delete from credit_entry where user_id = $1', [id])
    await test.deps.db.execute('delete from credit_bucket where user_id = $1', [id])
    await test.deps.db.execute('delete from credit_account where user_id = $1', [id])
    await test.deps.db.execute('delete from app_user where id = $1', [id])

    for (const table of ['second_factor', 'recovery_code'])
      expect((await test.deps.db.execute(`select 1 from ${table} where user_id = $1`, [id])).rows).toEqual([])
  })

  it('contains an audit entry for each action', async () => {
    const { client, secret, recoveryCodes } = await withFactor('xia')
    await signIn('xia', { code: '000000' })
    await signIn('xia', { code: recoveryCodes[0] ?? '' })
    await client.call('DELETE /auth/totp', { body: { password: PASSWORD, code: codeAt(secret, later()) } })
    const { rows } = await test.deps.db.execute(
      `select action as act from audit_log where subject = (select id::text from app_user where username = 'xia') order by id`,
    )

    expect(rows.map(({ act }) => act)).toEqual([
      'account-opened',
      'signed-in',
      'second-factor-on',
      'recovery-codes-made',
      'code-refused',
      'recovery-code-used',
      'signed-in',
      'second-factor-off',
    ])
  })
})

describe('in production', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await buildServer(
      { ...test.deps, config: { ...test.deps.config, mode: 'production' as const } },
      test.features,
    )
  })
  afterAll(() => app.close())

  it('an operator without a second factor can call nothing except about their own account', async () => {
    const operator = await demo('operator')
    const refused = await operator.call('GET /api/admin/users')

    expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-required'])
    expect(refused.body.message).toBe('To continue, set up two-factor authentication in your settings.')
    expect((await operator.call('GET /auth/profile')).status).toBe(200)
    await setUpFactor(operator, (await test.credentials('operator')).password, now)
    expect((await operator.call('GET /api/admin/users')).status).toBe(200)
  })

  it('owners and admins of a partner need a second factor, while editors and customers do not', async () => {
    const statuses: Record<string, unknown> = {}
    const owner = await demo('owner')
    for (const memberRole of ['owner', 'admin', 'editor', 'analyst']) {
      await test.deps.db.execute(`update app_user set member_role = $1 where role = 'partner'`, [memberRole])
      const { status, body } = await owner.call('GET /api/audit')
      statuses[memberRole] = [status, body.code]
    }
    await test.deps.db.execute(`update app_user set member_role = 'owner' where role = 'partner'`)

    expect(statuses.owner).toEqual([403, 'second-factor-required'])
    expect(statuses.admin).toEqual([403, 'second-factor-required'])
    expect(statuses.editor).not.toContain('second-factor-required')
    expect(statuses.analyst).not.toContain('second-factor-required')
    expect((await owner.call('GET /api/videos')).status).toBe(200)
  })

  it('the staff sign-in asks for the code too', async () => {
    const { email, password } = await test.credentials('operator')
    const body = { email, password }
    const without = await visitor().call('POST /api/admin/login', { body })
    const wrong = await visitor().call('POST /api/admin/login', { body: { ...body, code: '000000' } })

    expect(without.body.code).toBe('second-factor-needed')
    expect(wrong.body.code).toBe('wrong-code')
  })

  function visitor(): Client {
    return createClient(app, 'waymark.localhost')
  }

  async function demo(role: 'operator' | 'owner'): Promise<Client> {
    const client = visitor()
    const { username, password } = await test.credentials(role)
    await client.call('POST /auth/login', { body: { username, password } })
    return client
  }
})

interface Enrolment {
  secret: string
  address: string
  qrSvg: string
}

async function register(username: string, email: string): Promise<Client> {
  const client = test.visitor('waymark')
  await client.call('POST /auth/register', { body: { username, email, password: PASSWORD } })
  return client
}

function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456'
}
