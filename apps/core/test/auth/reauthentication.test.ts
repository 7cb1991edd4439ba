import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewApiKey } from '@vitrine/contract'
import { type TestApp, testApp } from '../app.ts'
import { codeAt, setUpFactor } from '../authenticator.ts'
import { LIMIT_RULES } from '../../src/platform/http/requests/limits.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const PASSWORD = 'three plain words'
const OWNER = { role: 'partner', memberRole: 'owner' } as const
const EDITOR = { role: 'partner', memberRole: 'editor' } as const
const ANALYST = { role: 'partner', memberRole: 'analyst' } as const
const CUSTOMER = { role: 'customer', memberRole: 'member' } as const

let test: TestApp
let ana: TestPerson
let eve: TestPerson
let count = 0
const now = new Date()
/** Eleven minutes before, by the clock of the server, which stands still here. */
const earlier = new Date(now.getTime() - 11 * 60_000)

beforeAll(async () => {
  test = await testApp({ withWorkers: false, clock: { now: () => now } })
})
afterAll(() => test.close())
beforeEach(async () => {
  count++
  ana = await createPerson(test, 'azure-coast', `ana${count}`, OWNER)
  eve = await createPerson(test, 'azure-coast', `eve${count}`, EDITOR)
  await setEmail(ana.id, `ana${count}@mail.example`)
})

/** Actions by which the thief of a session could keep the account, each in a session that is eleven minutes old. */
const TAKEOVERS: [string, () => Promise<{ status: number; body: { code?: string } }>][] = [
  [
    'cannot change the e-mail address without the password',
    () => ana.client.call('PATCH /auth/profile', { body: { email: 'thief@evil.example' } }),
  ],
  [
    'cannot take the e-mail address away without the password',
    () => ana.client.call('PATCH /auth/profile', { body: { email: '' } }),
  ],
  [
    'cannot make an API key without the password',
    () => ana.client.call('POST /api/keys', { body: keyOf(['people:read']) }),
  ],
  ['cannot set up a second factor without the password', () => ana.client.call('POST /auth/totp', { body: {} })],
  [
    'cannot make new recovery codes without the password',
    () => ana.client.call('POST /auth/recovery-codes', { body: {} }),
  ],
  [
    'cannot make somebody an owner without the password',
    () => ana.client.call('PATCH /api/whitelabel/users/:id', { params: { id: eve.id }, body: OWNER }),
  ],
  [
    'cannot invite an owner without the password',
    () => ana.client.call('POST /api/whitelabel/invitations', { body: { email: 'heir@evil.example', ...OWNER } }),
  ],
]

describe('a stolen session', () => {
  it.each(TAKEOVERS)('%s', async (_what, attempt) => {
    await age(ana)
    const refused = await attempt()
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ code: 'reauthentication-needed', methods: ['password'] }),
    ])
    expect((await ana.client.call('GET /auth/profile')).body.email).toBe(`ana${count}@mail.example`)

    expect((await reauthenticate({ password: 'a wild guess' })).body.code).toBe('wrong-password')
    expect((await attempt()).body.code).toBe('reauthentication-needed')
    expect((await reauthenticate({ password: PASSWORD })).status).toBe(200)
    expect((await attempt()).status).toBeLessThan(300)
  })

  it.each([
    ['cannot take ownership from another owner without the password', ANALYST],
    ['cannot disable another owner without the password', { disabled: true }],
  ])('%s', async (_what, body) => {
    const olaf = await createPerson(test, 'azure-coast', `olaf${count}`, OWNER)
    const attempt = () => ana.client.call('PATCH /api/whitelabel/users/:id', { params: { id: olaf.id }, body })
    await age(ana)
    expect((await attempt()).body.code).toBe('reauthentication-needed')
    await reauthenticate({ password: PASSWORD })
    expect((await attempt()).status).toBe(200)
  })

  it('cannot delete another owner without the password', async () => {
    const olaf = await createPerson(test, 'azure-coast', `olaf${count}`, OWNER)
    const attempt = () => ana.client.call('DELETE /api/whitelabel/users/:id', { params: { id: olaf.id } })
    await age(ana)
    expect((await attempt()).body.code).toBe('reauthentication-needed')
    await reauthenticate({ password: PASSWORD })
    expect((await attempt()).status).toBe(200)
  })

  it('cannot disconnect a way to sign in without the password', async () => {
    await test.deps.db.execute(
      `insert into external_identity (tenant_id, id, user_id, issuer, subject) values ($1, $2, $3, 'https://i', $4)`,
      [await tenantId(), crypto.randomUUID(), ana.id, ana.id],
    )
    const { body: list } = await ana.client.call<{ id: string }[]>('GET /auth/identities')
    const attempt = () => ana.client.call('DELETE /auth/identities/:id', { params: { id: list[0]?.id ?? '' } })
    await age(ana)
    expect((await attempt()).body).toMatchObject({ code: 'reauthentication-needed', methods: ['password', 'google'] })
    await reauthenticate({ password: PASSWORD })
    expect((await attempt()).status).toBe(200)
  })

  it('of an operator cannot make a link for somebody’s password or for an owner without the password', async () => {
    const operator = await test.demo('waymark', 'operator')
    const { body: me } = await operator.call<{ id: string }>('GET /api/user')
    const id = await tenantId()
    const attempts = [
      () =>
        operator.call('POST /api/admin/users/:id/password-link', {
          params: { id: ana.id },
          body: { tenant: 'azure-coast' },
        }),
      () =>
        operator.call('POST /api/admin/tenants/:id/owner-link', { params: { id }, body: { email: 'x@evil.example' } }),
      () => operator.call('PATCH /api/admin/tenants/:id', { params: { id }, body: { ownerEmail: 'x@evil.example' } }),
    ]
    await ageOf(me.id)
    for (const attempt of attempts) expect((await attempt()).body.code).toBe('reauthentication-needed')
    const { password } = await test.credentials('operator')
    expect((await operator.call('POST /auth/reauthenticate', { body: { password } })).status).toBe(200)
    for (const attempt of attempts) expect((await attempt()).status).toBeLessThan(300)
  })

  it('still changes what does not affect access to the account', async () => {
    await age(ana)
    const body = { displayName: 'Ana', language: 'es', email: `ANA${count}@mail.example` }

    expect((await ana.client.call('PATCH /auth/profile', { body })).status).toBe(200)
    expect(
      (await ana.client.call('PATCH /api/whitelabel/users/:id', { params: { id: eve.id }, body: ANALYST })).status,
    ).toBe(200)
  })
})

describe('re-authentication', () => {
  it('is valid for ten minutes, in its own session only', async () => {
    const other = test.visitor('azure-coast')
    await other.call('POST /auth/login', { body: { username: `ana${count}`, password: PASSWORD } })
    await age(ana)
    await reauthenticate({ password: PASSWORD })
    const ask = (client = ana.client) => client.call('POST /auth/reauthenticate', { body: {} })

    expect([(await ask()).status, (await ask(other)).status]).toEqual([200, 403])
    await test.deps.db.execute('update session set reauthenticated_at = $1', [earlier])
    expect((await ask()).body.code).toBe('reauthentication-needed')
  })

  it('works with a code of the authenticator app, each code once', async () => {
    const cy = await createPerson(test, 'azure-coast', `cy${count}`, CUSTOMER)
    const { secret } = await setUpFactor(cy.client, PASSWORD, new Date(now.getTime() - 30_000))
    await ageOf(cy.id)
    const needed = await cy.client.call('POST /auth/reauthenticate', { body: {} })
    const give = (code: string) => cy.client.call('POST /auth/reauthenticate', { body: { code } })

    expect(needed.body.methods).toEqual(['password', 'code'])
    expect((await give('000000')).body.code).toBe('wrong-code')
    const code = codeAt(secret, now)
    expect((await give(code)).status).toBe(200)
    expect((await cy.client.call('PATCH /auth/profile', { body: { email: 'cy@new.example' } })).status).toBe(200)
    await ageOf(cy.id)
    expect((await give(code)).body.code).toBe('wrong-code')
  })

  it('requires a new sign-in from people without a password', async () => {
    await test.deps.db.execute(`update app_user set password_hash = null where id = $1`, [ana.id])
    await age(ana)
    const { body } = await ana.client.call('POST /auth/reauthenticate', { body: {} })

    expect(body).toMatchObject({ code: 'reauthentication-needed', methods: [] })
    expect((await reauthenticate({ password: PASSWORD })).body.code).toBe('wrong-password')
    expect((await reauthenticate({ code: '123456' })).body.code).toBe('no-second-factor')
  })

  it('is logged, failed attempts included', async () => {
    await reauthenticate({ password: 'a wild guess' })
    await reauthenticate({ password: PASSWORD })
    const lines = await auditEntriesAbout(test, ana.id)

    expect(lines.slice(-2).map(({ action }) => action)).toEqual(['sign-in-refused', 'reauthenticated'])
  })

  it('counts failed attempts like a sign-in', async () => {
    const strict = await testApp({ withWorkers: false, limitRules: LIMIT_RULES })
    try {
      const zoe = await strict.customer('waymark', 'zoe')
      const guess = () => zoe.call('POST /auth/reauthenticate', { body: { password: 'a wild guess' } })
      for (let tries = 0; tries < LIMIT_RULES.failedOnAccount.most; tries++) expect((await guess()).status).toBe(400)

      expect((await guess()).status).toBe(429)
      expect((await zoe.call('POST /auth/reauthenticate', { body: { password: PASSWORD } })).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('an API key', () => {
  it('can do none of these, whatever its scopes', async () => {
    const { secret } = await makeKey(['people:write', 'site:write', 'videos:write'])
    const byKey = (key: string, body: object, id = eve.id) => {
      const headers = { authorization: `Bearer ${secret}` }
      return test.visitor('azure-coast').call(key, { headers, body, params: { id } })
    }
    const olaf = await createPerson(test, 'azure-coast', `olaf${count}`, OWNER)
    const answers = [
      await byKey('POST /auth/reauthenticate', { password: PASSWORD }),
      await byKey('PATCH /auth/profile', { email: 'thief@evil.example' }),
      await byKey('POST /api/keys', keyOf(['people:read'])),
      await byKey('PATCH /api/whitelabel/users/:id', OWNER),
      await byKey('PATCH /api/whitelabel/users/:id', { disabled: true }, olaf.id),
      await byKey('POST /api/whitelabel/invitations', { email: 'x@evil.example', ...OWNER }),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'key-refused'])
  })

  it.each([
    ['with people:write makes a customer no editor', CUSTOMER, EDITOR],
    ['with people:write makes an analyst no admin', ANALYST, { memberRole: 'admin' }],
  ] as const)('with people:write %s', async (_what, effectiveRole, body) => {
    const bo = await createPerson(test, 'azure-coast', `bo${count}`, effectiveRole)
    const answer = await change((await makeKey(['people:write'])).secret, bo.id, body)

    expect([answer.status, answer.body.code]).toEqual([403, 'key-refused'])
  })

  it('with people:write cannot enable a disabled admin, but lowers, disables and enables customers', async () => {
    const { secret } = await makeKey(['people:write'])
    const ada = await createPerson(test, 'azure-coast', `ada${count}`, { role: 'partner', memberRole: 'admin' })
    const bo = await createPerson(test, 'azure-coast', `bo${count}`, CUSTOMER)

    expect((await change(secret, ada.id, { disabled: true })).status).toBe(200)
    expect((await change(secret, ada.id, { disabled: false })).body.code).toBe('key-refused')
    expect((await change(secret, eve.id, { memberRole: 'analyst' })).status).toBe(200)
    expect((await change(secret, eve.id, { role: 'customer' })).status).toBe(200)
    expect((await change(secret, bo.id, { disabled: true })).status).toBe(200)
    expect((await change(secret, bo.id, { disabled: false })).status).toBe(200)
  })

  it.each([
    ['with people:write invites no analyst', ANALYST, 403],
    ['with people:write invites a customer', CUSTOMER, 201],
  ])('%s', async (_what, effectiveRole, status) => {
    const headers = { authorization: `Bearer ${(await makeKey(['people:write'])).secret}` }
    const body = { email: `guest${count}@mail.example`, ...effectiveRole }

    expect((await test.visitor('azure-coast').call('POST /api/whitelabel/invitations', { headers, body })).status).toBe(
      status,
    )
  })
})

function change(secret: string, id: string, body: object) {
  const headers = { authorization: `Bearer ${secret}` }
  return test.visitor('azure-coast').call('PATCH /api/whitelabel/users/:id', { headers, params: { id }, body })
}

function reauthenticate(body: { password?: string; code?: string }) {
  return ana.client.call('POST /auth/reauthenticate', { body })
}

async function makeKey(scopes: string[]): Promise<NewApiKey> {
  return (await ana.client.call<NewApiKey>('POST /api/keys', { body: keyOf(scopes) })).body
}

function keyOf(scopes: string[]) {
  return { name: 'Website', scopes, days: 1 }
}

async function setEmail(id: string, email: string): Promise<void> {
  await test.deps.db.execute(`update app_user set email = $2, email_verified_at = now() where id = $1`, [id, email])
}

async function age({ id }: TestPerson): Promise<void> {
  await ageOf(id)
}

async function tenantId(): Promise<string> {
  return (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
}

/** Makes the sessions of a person eleven minutes old. */
async function ageOf(id: string): Promise<void> {
  await test.deps.db.execute('update session set created_at = $2, reauthenticated_at = null where user_id = $1', [
    id,
    earlier,
  ])
}
