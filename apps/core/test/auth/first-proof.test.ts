import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { setUpFactor } from '../authenticator.ts'
import type { Client } from '../client.ts'
import { mailsTo } from '../outbox.ts'
import { auditEntriesAbout } from '../people.ts'

const PASSWORD = 'three plain words'
const NEW_PASSWORD = 'four other plain words'
const KEPT = ['session', 'second_factor', 'recovery_code', 'api_key', 'external_identity', 'webhook', 'listing_feed']

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it('the first reset of a password by email ends all that was set up before, and tells the person', async () => {
  const { id, holder } = await heldAccount('ana', 'ana@example.com')
  await forgot('ana@example.com')
  const token = await tokenIn('ana@example.com')
  expect((await visitor().call('POST /auth/reset-password/keys', { body: { token } })).body).toEqual([])
  const { status } = await reset(token, true)

  expect([status, await keptBy(id)]).toEqual([200, {}])
  expect((await holder.call('GET /auth/profile')).status).toBe(401)
  const signedIn = visitor()
  expect((await signIn(signedIn, 'ana')).status).toBe(200)
  expect((await signedIn.call('GET /auth/profile')).body.emailVerified).toBe(true)
  const told = await until('ana@example.com', /^Earlier access to your/)
  for (const line of [
    /authentication: Turned off/,
    /API keys: 1/,
    /Webhooks: 1/,
    /Listing feeds: 1/,
    /Connected sign-ins: 1/,
  ])
    expect(told.text).toMatch(line)
  expect((await auditEntriesAbout(test, id)).map(({ action }) => action)).toContain('earlier-access-ended')
})

it('a pending change to an address of the earlier holder ends as well', async () => {
  const { holder } = await heldAccount('ben', 'ben@example.com')
  await holder.call('POST /auth/reauthenticate', { body: { password: PASSWORD } })
  await holder.call('PATCH /auth/profile', { body: { email: 'thief@example.com' } })
  const confirm = await tokenIn('thief@example.com', /verify-email\?token=([\w-]+)/)
  await forgot('ben@example.com')
  await reset(await tokenIn('ben@example.com'))

  const signedIn = visitor()
  await signIn(signedIn, 'ben')
  expect((await signedIn.call('POST /auth/verify-email', { body: { token: confirm } })).status).toBe(400)
})

it('a later reset, a link that an operator passes on and an operator’s own reset end no more than they did', async () => {
  const { id } = await heldAccount('cleo', 'cleo@example.com')
  await test.deps.db.execute('update app_user set email_verified_at = now() where id = $1', [id])
  await forgot('cleo@example.com')
  await reset(await tokenIn('cleo@example.com'), true)
  expect(await keptBy(id)).toMatchObject({ second_factor: 1, api_key: 1, webhook: 1, listing_feed: 1 })

  const dan = await heldAccount('dan', 'dan@example.com')
  const passedOn = await issued(dan.id, null)
  await reset(passedOn, true)
  expect(await keptBy(dan.id)).toMatchObject({ second_factor: 1, webhook: 1 })

  const eva = await heldAccount('eva', 'eva@example.com')
  await test.deps.db.execute(`update app_user set role = 'operator', member_role = 'operator' where id = $1`, [eva.id])
  await reset(await issued(eva.id, 'eva@example.com'), true)
  expect(await keptBy(eva.id)).toMatchObject({ second_factor: 1 })
})

it('undoing a change gives an address that was never confirmed an account without earlier access', async () => {
  const { id, holder } = await heldAccount('fay', 'fay@example.com')
  await holder.call('POST /auth/reauthenticate', { body: { password: PASSWORD } })
  await holder.call('PATCH /auth/profile', { body: { email: 'fay.thief@example.com' } })
  const confirm = await tokenIn('fay.thief@example.com', /verify-email\?token=([\w-]+)/)
  await holder.call('POST /auth/verify-email', { body: { token: confirm } })
  const undo = await tokenIn('fay@example.com', /undo-email-change\?token=([\w.-]+)/)
  const { status } = await visitor().call('POST /auth/undo-email-change', { body: { token: undo } })

  expect([status, await keptBy(id)]).toEqual([200, {}])
})

const visitor = () => test.visitor('waymark')

/** Opens an account with the address of another person, and sets up everything that gives access to it. */
async function heldAccount(username: string, email: string): Promise<{ id: string; holder: Client }> {
  const holder = visitor()
  await holder.call('POST /auth/register', { body: { username, email, password: PASSWORD } })
  const { body } = await holder.call<{ id: string }>('GET /api/user')
  await setUpFactor(holder, PASSWORD, new Date())
  const kept = `select tenant_id, gen_random_uuid(), id`
  for (const statement of [
    `insert into api_key (tenant_id, id, user_id, name, prefix, secret_hash, scopes, created_at, expires_at)
     ${kept}, 'Key', 'key_1', md5(id::text), '["videos:read"]', now(), now() + interval '9 days'`,
    `insert into external_identity (tenant_id, id, user_id, issuer, subject) ${kept}, 'https://issuer.test', id::text`,
    `insert into webhook (tenant_id, id, user_id, scope, url, events, secret, created_at)
     ${kept}, 'own', 'https://hears.test', '["video.completed"]', 'x', now()`,
    `insert into listing_feed (tenant_id, id, user_id, url, every_hours, created_at) ${kept}, 'https://feed.test', 24, now()`,
  ])
    await test.deps.db.execute(`${statement} from app_user where id = $1`, [body.id])
  return { id: body.id, holder }
}

/** Returns the number of rows that give access, by table. */
async function keptBy(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of KEPT) {
    const { rows } = await test.deps.db.execute(`select 1 from ${table} where user_id = $1`, [userId])
    if (rows.length > 0) counts[table] = rows.length
  }
  return counts
}

const forgot = (email: string) => visitor().call('POST /auth/forgot-password', { body: { email } })

const reset = (token: string, keepKeys = false) =>
  visitor().call('POST /auth/reset-password', { body: { token, password: NEW_PASSWORD, keepKeys } })

const signIn = (client: Client, username: string) =>
  client.call('POST /auth/login', { body: { username, password: NEW_PASSWORD } })

async function issued(userId: string, sentTo: string | null): Promise<string> {
  const tenant = await test.features.tenants.withSlug('waymark')
  const { recovery } = test.features.auth
  return (await test.deps.db.inTenant(tenant?.id ?? '', (tx) => recovery.issue(tx, userId, sentTo))).token
}

/** Returns the token of the newest link of this kind in the emails to an address. */
async function tokenIn(email: string, kind = /reset-password\?token=([\w-]+)/): Promise<string> {
  return kind.exec((await until(email, kind)).text)?.[1] ?? ''
}

/** Waits for an email whose subject or text matches. */
async function until(email: string, pattern: RegExp) {
  for (let count = 1; ; count += 1) {
    const found = (await mailsTo(test, 'waymark', email, count)).find(
      ({ subject, text }) => pattern.test(subject) || pattern.test(text),
    )
    if (found) return found
  }
}
