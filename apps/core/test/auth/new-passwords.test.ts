import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsTo } from '../outbox.ts'
import { type TestPerson, createPerson } from '../people.ts'

const PASSWORD = 'three plain words'
const GUESSABLE = 'This password is too easy to guess. Use a longer one, such as three unrelated words.'
const HAS_NAME = 'Don’t use your name, email address or the name of this site in your password.'
const SAME = 'This is your current password. Choose another one.'
const SHORT = 'Password must be at least 8 characters long'

/** Passwords that are refused for everybody, and those that are refused for zahra.azadi@example.com at Waymark. */
const REFUSED: [password: string, message: string][] = [
  ['password', GUESSABLE],
  ['12345678', GUESSABLE],
  ['P@ssw0rd', GUESSABLE],
  ['qwertyuiop', GUESSABLE],
  ['abababababab', GUESSABLE],
  ['iloveyou1', GUESSABLE],
  ['contrasena', GUESSABLE],
  ['19900512', GUESSABLE],
  ['waymark tours 4 lamps', HAS_NAME],
  ['WAYMARK-9xq!zk', HAS_NAME],
  ['zahra9xq!zk', HAS_NAME],
  ['9xq Z.A.H.R.A zk', HAS_NAME],
  ['ｚａｈｒａ 9xq!zk', HAS_NAME],
  ['zahra azadi 9xq!zk', HAS_NAME],
]

let test: TestApp
let owner: TestPerson
let people = 0

beforeAll(async () => {
  test = await testApp()
  owner = await createPerson(test, 'waymark', 'olga', { role: 'partner', memberRole: 'owner' })
})
afterAll(() => test.close())

describe('a new password', () => {
  it.each(REFUSED)('%j is refused at registration, with advice', async (password, message) => {
    const { status, body } = await register({ username: 'zahra', email: 'zahra.azadi@example.com', password })

    expect([status, body.message, body.fields]).toEqual([422, message, [{ field: 'password', message }]])
  })

  it('of eight unusual characters is accepted', async () => {
    expect((await register({ username: 'short', password: 'rq7vxlp' })).body.message).toBe(SHORT)
    expect((await register({ username: 'short', password: 'rq7vxlpd' })).status).toBe(201)
  })

  it('may contain part of a word that is also a short name', async () => {
    expect((await register({ username: 'ana', password: 'banana lamp river' })).status).toBe(201)
  })

  it.each(['password', 'eight.zahra.lamps', PASSWORD])('%j is refused as a replacement', async (newPassword) => {
    const client = await zahra()
    const { status, body } = await client.call('PATCH /auth/change-password', {
      body: { currentPassword: PASSWORD, newPassword },
    })

    expect([status, body.fields]).toMatchObject([422, [{ field: 'newPassword' }]])
  })

  it('is not confirmed as the current one to a person who does not know that', async () => {
    const client = await zahra()
    const change = (currentPassword: string) =>
      client.call('PATCH /auth/change-password', { body: { currentPassword, newPassword: PASSWORD } })

    expect((await change('four other plain words')).body).toMatchObject({ code: 'wrong-password' })
    expect((await change(PASSWORD)).body).toMatchObject({ fields: [{ field: 'newPassword', message: SAME }] })
  })

  it.each(['password', 'eight.zahra.lamps', PASSWORD])(
    '%j is refused with a reset link, which stays valid',
    async (password) => {
      const client = await zahra()
      const { email } = (await client.call<{ email: string }>('GET /api/user')).body
      await test.visitor('waymark').call('POST /auth/forgot-password', { body: { email } })
      // The welcome may leave after it.
      const texts = (await mailsTo(test, 'waymark', email, 2)).map(({ text }) => text).join('\n')
      const token = /reset-password\?token=([\w-]+)/.exec(texts)?.[1]
      const reset = (chosen: string) =>
        test.visitor('waymark').call('POST /auth/reset-password', { body: { token, password: chosen } })

      expect((await reset(password)).status).toBe(422)
      expect((await reset('four other plain words')).status).toBe(200)
    },
  )

  it.each(['password', 'eight.zahra.lamps', PASSWORD])(
    '%j is refused with a recovery code, which stays valid',
    async (password) => {
      const client = await zahra()
      const { username } = (await client.call<{ username: string }>('GET /api/user')).body
      await client.call('PATCH /auth/profile', { body: { displayName: 'Zahra' } })
      const made = await client.call<{ recoveryCodes: string[] }>('POST /auth/recovery-codes', {
        body: { password: PASSWORD },
      })
      const recover = (chosen: string) =>
        test.visitor('waymark').call('POST /auth/recover', {
          body: { username, recoveryCode: made.body.recoveryCodes[0], password: chosen },
        })

      expect((await recover(password)).status).toBe(422)
      expect((await recover('four other plain words')).status).toBe(200)
    },
  )

  it.each(['password', 'jonquil.lamps.77', 'rq7vxlp'])(
    '%j is refused when an invitation is accepted',
    async (password) => {
      const email = `jonquil${people++}@example.com`
      await owner.client.call('POST /api/whitelabel/invitations', {
        body: { email, role: 'partner', memberRole: 'editor' },
      })
      const token = /token=([\w-]+)/.exec((await mailsTo(test, 'waymark', email, 1)).at(-1)?.text ?? '')?.[1]
      const accept = (chosen: string) =>
        test.visitor('waymark').call('POST /auth/accept-invitation', {
          body: { token, username: `jonquil`, password: chosen },
        })

      expect((await accept(password)).status).toBe(422)
    },
  )

  it('needs eight characters even on a site that still asks for six', async () => {
    await test.deps.db.execute(
      `update tenant set settings = settings || '{"passwordMinimum": 6}' where slug = 'azure-coast'`,
    )
    const site = await test.features.tenants.withSlug('azure-coast')

    expect(site?.settings.passwordMinimum).toBe(8)
  })
})

async function zahra(): Promise<Client> {
  const number = people++
  const client = test.visitor('waymark')
  const body = { username: `guest ${number}`, email: `zahra-${number}@example.com`, password: PASSWORD }
  await client.call('POST /auth/register', { body })
  await client.call('PATCH /auth/profile', { body: { displayName: 'Zahra' } })
  return client
}

function register(body: { username: string; email?: string; password: string }) {
  return test.visitor('waymark').call('POST /auth/register', { body })
}
