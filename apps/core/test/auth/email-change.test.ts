import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'
import { auditEntriesAbout } from '../people.ts'

const PASSWORD = 'three plain words'
const DAY_MS = 86_400_000

let test: TestApp
let now = new Date()
let count = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

describe('a new e-mail address', () => {
  it('takes effect once it is confirmed, and until then emails and recovery use the former address', async () => {
    const { client, old, wanted } = await person()
    const { body } = await change(client, wanted)
    expect(body).toMatchObject({ email: old, emailVerified: true, pendingEmail: wanted })
    await requestReset(wanted)
    await requestReset(old)

    expect(await subjects(wanted)).toEqual([expect.stringMatching(/^Confirm/)])
    expect(await subjects(old)).toContainEqual(expect.stringMatching(/password/))
    expect((await verify(client, await tokenIn(wanted))).status).toBe(200)
    expect((await client.call('GET /auth/profile')).body).toMatchObject({
      email: wanted,
      emailVerified: true,
      pendingEmail: null,
    })
    await requestReset(wanted)
    expect(await subjects(wanted)).toContainEqual(expect.stringMatching(/password/))
  })

  it('is reported to the former address when it is requested and when it takes effect, without naming the new one', async () => {
    const { client, old, wanted } = await person()
    await change(client, wanted)
    const before = (await mails(old)).at(-1)
    await verify(client, await tokenIn(wanted))
    const after = (await mails(old)).at(-1)

    expect([before?.subject, after?.subject]).toEqual([
      expect.stringMatching(/^Confirm the new address for your .* account$/),
      expect.stringMatching(/address was changed$/),
    ])
    for (const mail of [before, after]) {
      expect(`${mail?.text} ${mail?.html}`).not.toContain(wanted)
      expect(mail?.text).toMatch(/\nhttp:\/\/waymark\.localhost:0\/undo-email-change\?token=[0-9a-f.-]+\n/)
    }
  })

  it('is confirmed once by its link, and not by the link of an address that was canceled or replaced', async () => {
    const { client, wanted } = await person()
    await change(client, wanted)
    const first = await tokenIn(wanted)
    const second = `second-${wanted}`
    await change(client, second)
    expect((await verify(client, first)).body.code).toBe('verify-link-invalid')
    const token = await tokenIn(second)
    const both = await Promise.all([verify(client, token), verify(client, token)])

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await client.call('GET /auth/profile')).body.email).toBe(second)
    await change(client, wanted)
    const third = await tokenIn(wanted)
    expect((await client.call('DELETE /auth/pending-email')).status).toBe(200)
    expect((await client.call('DELETE /auth/pending-email')).status).toBe(404)
    expect((await verify(client, third)).body.code).toBe('verify-link-invalid')
    expect((await client.call('GET /auth/profile')).body).toMatchObject({ email: second, pendingEmail: null })
  })

  it('is refused at its confirmation when another person has taken it since', async () => {
    const [one, other] = [await person(), await person()]
    await change(one.client, one.wanted)
    await change(other.client, one.wanted)
    const tokens = (await mails(one.wanted)).map(({ text }) => tokenOf(text))
    expect((await verify(one.client, tokens[0] ?? '')).status).toBe(200)
    const late = await verify(other.client, tokens[1] ?? '')

    expect([late.status, late.body.code]).toEqual([400, 'email-taken'])
    expect((await change(one.client, other.old)).body.code).toBe('email-taken')
  })

  it('stays pending while other parts of the profile change, also with two windows at once', async () => {
    const { client, old, wanted } = await person()
    const both = await Promise.all([change(client, wanted), change(client, `x${wanted}`)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await client.call('PATCH /auth/profile', { body: { displayName: 'Ana', email: old } })
    const { body } = await client.call('GET /auth/profile')

    expect(body).toMatchObject({ email: old, displayName: 'Ana' })
    expect([wanted, `x${wanted}`]).toContain(body.pendingEmail)
  })

  it('gets another confirmation email on request', async () => {
    const { client, wanted } = await person()
    await change(client, wanted)
    await mailsDone(test)
    await client.call('POST /auth/verify-email/again')

    expect(await mails(wanted)).toHaveLength(2)
  })

  it('takes effect at once for an account that had none', async () => {
    const client = await test.customer('waymark', `none${++count}`)
    const { body } = await change(client, `none${count}@example.com`)

    expect(body).toMatchObject({ email: `none${count}@example.com`, emailVerified: false, pendingEmail: null })
  })
})

describe('the link that undoes a change of address', () => {
  it('restores the former address without a session, ends every session and sends a link for a new password', async () => {
    const { client, old, wanted, name, id } = await person()
    await change(client, wanted)
    await verify(client, await tokenIn(wanted))
    const { status, body } = await undo(await undoToken(old))

    expect([status, body]).toEqual([200, { email: old }])
    expect((await client.call('GET /api/user')).status).toBe(401)
    const reset = (await mails(old)).at(-1)
    expect(reset?.text).toContain('/reset-password?token=')
    const token = tokenOf(reset?.text)
    const set = await test
      .visitor('waymark')
      .call('POST /auth/reset-password', { body: { token, password: 'four other plain words' } })
    expect(set.status).toBe(200)
    const again = test.visitor('waymark')
    await again.call('POST /auth/login', { body: { username: name, password: 'four other plain words' } })
    expect((await again.call('GET /auth/profile')).body).toMatchObject({ email: old, emailVerified: true })
    expect((await auditEntriesAbout(test, id)).map(({ action }) => action)).toContain('email-change-undone')
  })

  it('stops a change that was not confirmed yet', async () => {
    const { client, old, wanted, name } = await person()
    await change(client, wanted)
    const confirm = await tokenIn(wanted)
    expect((await undo(await undoToken(old))).status).toBe(200)
    expect((await client.call('GET /api/user')).status).toBe(401)
    await client.call('POST /auth/login', { body: { username: name, password: PASSWORD } })

    expect((await verify(client, confirm)).body.code).toBe('verify-link-invalid')
  })

  it('undoes later changes too, and their links stop working', async () => {
    const { client, old, wanted } = await person()
    await change(client, wanted)
    await verify(client, await tokenIn(wanted))
    const third = `third-${wanted}`
    await change(client, third)
    await verify(client, await tokenIn(third))
    const [first, second] = [await undoToken(old), await undoToken(wanted)]

    expect((await undo(first)).body).toEqual({ email: old })
    expect((await undo(second)).body.code).toBe('undo-link-invalid')
    await requestReset(old)
    expect((await subjects(old)).at(-1)).toMatch(/password/)
  })

  it('leaves earlier changes alone, and their links keep working', async () => {
    const { client, old, wanted } = await person()
    await change(client, wanted)
    await verify(client, await tokenIn(wanted))
    await change(client, `third-${wanted}`)

    expect((await undo(await undoToken(wanted))).body).toEqual({ email: wanted })
    expect((await undo(await undoToken(old))).body).toEqual({ email: old })
  })

  it('removes API keys, Google, second factor and recovery codes that were added since', async () => {
    const { client, old, wanted, id } = await person()
    const tenantId = (await test.features.tenants.withSlug('waymark'))?.id
    await change(client, wanted)
    const add = async (table: string, columns: string, values: string) =>
      test.deps.db.execute(`insert into ${table} (tenant_id, user_id, ${columns}) values ($1, $2, ${values})`, [
        tenantId,
        id,
      ])
    await add('external_identity', 'id, issuer, subject', `gen_random_uuid(), 'https://i', 'thief'`)
    await add('second_factor', 'encrypted_secret, confirmed_at', `'s', now() + interval '1 hour'`)
    await add('recovery_code', 'code_hash', `'h'`)
    await add(
      'api_key',
      'id, name, prefix, secret_hash, scopes, created_at, expires_at',
      `gen_random_uuid(), 'k', 'key_', '${id}', '[]', now() + interval '1 hour', now() + interval '1 day'`,
    )
    await test.deps.db.execute(
      `update external_identity set created_at = now() + interval '1 hour' where user_id = $1`,
      [id],
    )
    await undo(await undoToken(old))

    for (const table of ['external_identity', 'second_factor', 'recovery_code', 'api_key'])
      expect((await test.deps.db.execute(`select 1 from ${table} where user_id = $1`, [id])).rows).toEqual([])
  })

  it('works once, within seven days of the change, and on its own site only', async () => {
    const { client, old, wanted } = await person()
    await change(client, wanted)
    await verify(client, await tokenIn(wanted))
    const token = await undoToken(old)
    expect((await undo(token, 'keystone')).body.code).toBe('undo-link-invalid')
    expect((await undo(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).body.code).toBe('undo-link-invalid')
    const both = await Promise.all([undo(token), undo(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])

    const late = await person()
    await change(late.client, late.wanted)
    await verify(late.client, await tokenIn(late.wanted))
    const lateToken = await undoToken(late.old)
    const kept = now
    now = new Date(now.getTime() + 7 * DAY_MS)
    expect((await undo(lateToken)).body.code).toBe('undo-link-invalid')
    now = new Date(kept.getTime() + 7 * DAY_MS - 60_000)
    expect((await undo(lateToken)).body).toEqual({ email: late.old })
    now = kept
  })

  it('restores an address that was removed', async () => {
    const { client, old } = await person()
    await change(client, '')
    expect((await client.call('GET /auth/profile')).body.email).toBeNull()

    expect((await undo(await undoToken(old))).body).toEqual({ email: old })
  })

  it('keeps the former address reserved, so that nobody else can take it', async () => {
    const { client, old, wanted } = await person()
    await change(client, wanted)
    await verify(client, await tokenIn(wanted))
    const register = (body: object) =>
      test.visitor('waymark').call('POST /auth/register', { body: { password: PASSWORD, ...body } })

    expect((await register({ username: `thief${count}`, email: old.toUpperCase() })).body.code).toBe('email-taken')
    expect((await register({ username: old })).body.code).toBe('username-taken')
    expect((await undo(await undoToken(old))).status).toBe(200)
  })
})

/** Registers a person with a confirmed address. */
async function person() {
  const name = `person${++count}`
  const [old, wanted] = [`${name}@example.com`, `${name}@new.example`]
  const client = test.visitor('waymark')
  await client.call('POST /auth/register', { body: { username: name, email: old, password: PASSWORD } })
  await verify(client, await tokenIn(old))
  const { body } = await client.call<{ id: string }>('GET /api/user')
  return { client, name, old, wanted, id: body.id }
}

function change(client: Client, email: string) {
  return client.call('PATCH /auth/profile', { body: { email } })
}

function verify(client: Client, token: string) {
  return client.call('POST /auth/verify-email', { body: { token } })
}

function undo(token: string, tenant = 'waymark') {
  return test.visitor(tenant).call('POST /auth/undo-email-change', { body: { token } })
}

async function requestReset(email: string): Promise<void> {
  await test.visitor('waymark').call('POST /auth/forgot-password', { body: { email } })
}

async function mails(email: string) {
  await mailsDone(test)
  return mailsNow(test, 'waymark', email)
}

async function subjects(email: string): Promise<string[]> {
  return (await mails(email)).map(({ subject }) => subject)
}

/** The token in the newest mail to this address. */
async function tokenIn(email: string): Promise<string> {
  return tokenOf((await mails(email)).at(-1)?.text)
}

async function undoToken(email: string): Promise<string> {
  const mail = (await mails(email)).findLast(({ text }) => text.includes('/undo-email-change?'))
  return tokenOf(mail?.text)
}

function tokenOf(text: string | undefined): string {
  return /token=([\w.-]+)/.exec(text ?? '')?.[1] ?? ''
}
