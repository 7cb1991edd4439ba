import type { ApiKeyRecord, NewApiKey } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { mailsTo } from '../outbox.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const OWNER = { role: 'partner', memberRole: 'owner' } as const
const PASSWORD = 'three plain words'
const NEW_PASSWORD = 'four other plain words'

let test: TestApp
let ana: TestPerson
let bo: TestPerson
let key: NewApiKey
let others: NewApiKey
let count = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  count++
  ana = await createPerson(test, 'azure-coast', `ana${count}`, OWNER)
  bo = await createPerson(test, 'azure-coast', `bo${count}`, OWNER)
  const email = `ana${count}@mail.example`
  await ana.client.call('PATCH /auth/profile', { body: { email } })
  // The link to confirm is sent only while the address is not.
  await mailsTo(test, 'azure-coast', email, 1)
  await test.deps.db.execute('update app_user set email_verified_at = now() where id = $1', [ana.id])
  key = await make(ana)
  others = await make(bo)
})

describe('resetting a password', () => {
  it('lists and ends the person’s API keys, and nobody else’s', async () => {
    const token = await resetToken()
    const { body: listed } = await keysOf(token)
    expect(listed.map(({ id }) => id)).toEqual([key.id])
    expect(JSON.stringify(listed)).not.toContain(key.secret.slice(12))
    expect((await reset({ token })).status).toBe(200)

    expect([await opens(key), await opens(others)]).toEqual([401, 200])
    expect((await auditEntriesAbout(test, ana.id)).map(({ action }) => action)).toContain('key-taken-back')
  })

  it('keeps the API keys on request', async () => {
    expect((await reset({ token: await resetToken(), keepKeys: true })).status).toBe(200)

    expect(await opens(key)).toBe(200)
  })

  it('lists no keys for a used or invalid link, or one of another site', async () => {
    const token = await resetToken()
    expect((await test.visitor('keystone').call('POST /auth/reset-password/keys', { body: { token } })).status).toBe(
      400,
    )
    await reset({ token })
    for (const asked of [token, 'x']) expect((await keysOf(asked)).status).toBe(400)
  })

  it('ends the API keys by a recovery code as well', async () => {
    const { body } = await ana.client.call<{ recoveryCodes: string[] }>('POST /auth/recovery-codes', {
      body: { password: PASSWORD },
    })
    const sent = { username: `ana${count}`, recoveryCode: body.recoveryCodes[0], password: NEW_PASSWORD }
    expect((await test.visitor('azure-coast').call('POST /auth/recover', { body: sent })).status).toBe(200)

    expect([await opens(key), await opens(others)]).toEqual([401, 200])
  })
})

describe('signing out everywhere', () => {
  it('shows the person’s API keys and ends them on request', async () => {
    const { body: own } = await ana.client.call<ApiKeyRecord[]>('GET /auth/keys')
    expect(own.map(({ id }) => id)).toEqual([key.id])
    expect((await ana.client.call('DELETE /auth/sessions')).body).toEqual({ ended: 0, endedKeys: 0 })
    expect(await opens(key)).toBe(200)

    const { body } = await ana.client.call('DELETE /auth/sessions', { body: { endKeys: true } })
    expect(body).toEqual({ ended: 0, endedKeys: 1 })
    expect([await opens(key), await opens(others)]).toEqual([401, 200])
  })
})

it('creating an API key sends its owner an email with its name, its scopes and a link to the list', async () => {
  const mails = await mailsTo(test, 'azure-coast', `ana${count}@mail.example`, 2)
  const mail = mails.find(({ subject }) => subject.startsWith('New API key'))

  expect(mail?.text).toContain('Key: Website')
  expect(mail?.text).toContain('Scopes: people:read, figures:read')
  expect(mail?.text).toMatch(/Created: \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
  expect(mail?.text).toContain('/whitelabel-dashboard?tab=settings')
  expect(`${mail?.text} ${mail?.html}`).not.toContain(key.secret.slice(0, 12))
})

async function make({ client }: TestPerson): Promise<NewApiKey> {
  const body = { name: 'Website', scopes: ['people:read', 'figures:read'], days: 1 }
  return (await client.call<NewApiKey>('POST /api/keys', { body })).body
}

async function opens({ secret }: NewApiKey): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` }
  return (await test.visitor('azure-coast').call('GET /api/whitelabel/users', { headers })).status
}

function keysOf(token: string) {
  return test.visitor('azure-coast').call<ApiKeyRecord[]>('POST /auth/reset-password/keys', { body: { token } })
}

function reset(body: { token: string; keepKeys?: boolean }) {
  return test.visitor('azure-coast').call('POST /auth/reset-password', { body: { password: NEW_PASSWORD, ...body } })
}

async function resetToken(): Promise<string> {
  const email = `ana${count}@mail.example`
  await test.visitor('azure-coast').call('POST /auth/forgot-password', { body: { email } })
  const mails = await mailsTo(test, 'azure-coast', email, 3)
  const mail = mails.find(({ text }) => text.includes('/reset-password?token='))
  return /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
