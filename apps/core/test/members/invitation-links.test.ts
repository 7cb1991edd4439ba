import type { Invitation, OneTimeLink, User } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const OWNER = { role: 'partner', memberRole: 'owner' } as const
const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const PASSWORD = 'three plain words'

let test: TestApp
let owner: TestPerson
let admin: TestPerson

beforeAll(async () => {
  test = await testApp()
  owner = await createPerson(test, 'keystone', 'olga', OWNER)
  admin = await createPerson(test, 'keystone', 'adam', ADMIN)
})
afterAll(() => test.close())

describe('an invitation link, on a site that sends no email', () => {
  it('opens an account with the role of the invitation, once', async () => {
    const { id } = await invite(admin.client, { email: 'ana@mail.example', role: 'customer', memberRole: 'member' })
    const { status, body } = await linkOf(admin.client, id)
    expect([status, body.url]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/keystone\.localhost:0\/accept-invitation\?token=/),
    ])
    const account = { token: tokenIn(body.url), username: 'ana', password: PASSWORD }

    const accepted = await accept(account)
    expect(accepted.body.user).toMatchObject({ username: 'ana', role: 'customer', email: 'ana@mail.example' })
    expect((await accept({ ...account, username: 'bo' })).body).toMatchObject({ code: 'invitation-invalid' })
  })

  it('replaces the stored email and an earlier link', async () => {
    const email = 'carl@mail.example'
    const { id } = await invite(admin.client, { email, role: 'customer', memberRole: 'member' })
    await mailsDone(test)
    const mailed = tokenIn((await mailsNow(test, 'keystone', email)).at(-1)?.text)
    const first = tokenIn((await linkOf(admin.client, id)).body.url)
    const [renewed] = (await list(admin.client)).filter((one) => one.email === email)
    const second = tokenIn((await linkOf(admin.client, renewed?.id ?? '')).body.url)

    expect((await read(mailed)).body).toMatchObject({ code: 'invitation-invalid' })
    expect((await read(first)).body).toMatchObject({ code: 'invitation-invalid' })
    expect((await read(second)).body).toMatchObject({ email, role: 'customer' })
    expect((await linkOf(admin.client, id)).body).toMatchObject({ code: 'not-found' })
  })

  it('is logged, and cannot grant more than the own role', async () => {
    const { id } = await invite(owner.client, { email: 'dora@mail.example', ...OWNER })

    expect((await linkOf(admin.client, id)).body).toMatchObject({ code: 'above-own-level' })
    expect((await linkOf(owner.client, id)).status).toBe(201)
    const [renewed] = (await list(owner.client)).filter(({ email }) => email === 'dora@mail.example')
    expect((await auditEntriesAbout(test, renewed?.id ?? '')).map(({ action }) => action)).toEqual(['owner-link-made'])
  })

  it('is not created for an invitation of another site', async () => {
    const { id } = await invite(owner.client, { email: 'eve@mail.example', role: 'customer', memberRole: 'member' })
    const other = await test.demo('azure-coast', 'owner')

    expect((await linkOf(other, id)).body).toMatchObject({ code: 'not-found' })
  })
})

it('an invitation above the inviter’s level cannot be replaced by a lower one to the same address', async () => {
  const email = 'gina@mail.example'
  const { id } = await invite(owner.client, { email, ...OWNER })
  const token = tokenIn((await linkOf(owner.client, id)).body.url)
  const below = { email: email.toUpperCase(), role: 'partner', memberRole: 'analyst' }

  expect(await invite(admin.client, below)).toMatchObject({ code: 'above-own-level' })
  expect((await read(token)).body).toMatchObject({ memberRole: 'owner' })
  await test.deps.db.execute(`update invitation set expires_at = now() where email = $1`, [email])
  expect(await invite(admin.client, below)).toMatchObject({ memberRole: 'analyst' })
})

it('an invitation link is not offered on a site whose emails confirm addresses', async () => {
  const sending = await testApp({ settings: { smtpUrl: 'smtp://127.0.0.1:9' }, withWorkers: false })
  const client = await sending.demo('keystone', 'owner')
  const { id } = await invite(client, { email: 'fay@mail.example', role: 'customer', memberRole: 'member' })

  expect((await linkOf(client, id)).body).toMatchObject({ code: 'feature-off' })
  await sending.close()
})

async function invite(client: Client, body: object) {
  return (await client.call<Invitation>('POST /api/whitelabel/invitations', { body })).body
}

const linkOf = (client: Client, id: string) =>
  client.call<OneTimeLink>('POST /api/whitelabel/invitations/:id/link', { params: { id } })

const list = async (client: Client) =>
  (await client.call<{ items: Invitation[] }>('GET /api/whitelabel/invitations')).body.items

const read = (token: string) => test.visitor('keystone').call('POST /auth/invitation', { body: { token } })

const accept = (body: object) => test.visitor('keystone').call<{ user: User }>('POST /auth/accept-invitation', { body })

const tokenIn = (text = '') => /accept-invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
