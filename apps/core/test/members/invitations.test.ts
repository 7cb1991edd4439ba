import type { Invitation, OpenInvitation, User } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const ANALYST = { role: 'partner', memberRole: 'analyst' } as const
const EDITOR = { role: 'partner', memberRole: 'editor' } as const
const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const OWNER = { role: 'partner', memberRole: 'owner' } as const
const [PASSWORD, DAY_MS] = ['three plain words', 24 * 3_600_000]
const LIST = 'GET /api/whitelabel/invitations'

let test: TestApp
let owner: TestPerson
let admin: TestPerson
let now = Date.now()
let count = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(now) } })
  owner = await createPerson(test, 'keystone', 'olga', OWNER)
  admin = await createPerson(test, 'keystone', 'adam', ADMIN)
})
afterAll(() => test.close())

describe('an invitation', () => {
  it('is emailed in the tenant’s name, with the role and a link on the tenant’s own stored address', async () => {
    const email = address()
    await invite(admin.client, { email, ...EDITOR })
    const [mail] = await mailsTo(test, 'keystone', email, 1)
    const tenant = await test.features.tenants.withSlug('keystone')
    expect(mail?.subject).toBe('You’re invited to Keystone')
    expect(mail?.text).toContain('adam has invited you')
    expect(mail?.text).toContain('Role: editor')
    expect(mail?.text).toContain(`${tenant?.origin}/accept-invitation?token=`)
  })

  it('shows company, address and role to a visitor with its link', async () => {
    const email = address()
    const token = await invited(email, ANALYST)

    expect(await read(token)).toMatchObject({
      status: 200,
      body: { company: 'Keystone', email, role: 'partner', memberRole: 'analyst', hasAccount: false },
    })
  })

  it('is stored without its token', async () => {
    const token = await invited(address(), ANALYST)
    const { rows } = await test.deps.db.execute(
      `select row_to_json(invitation)::text as row from invitation union all select data::text from pgboss.job where name = 'mail'`,
    )

    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
  })

  it('opens an account with its role, once, with a confirmed address, and signs the person in', async () => {
    const email = address()
    const token = await invited(email, EDITOR)
    const visitor = test.visitor('keystone')
    const { status, body } = await accept(visitor, { token, username: 'edna', password: PASSWORD })

    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ username: 'edna', email, role: 'partner', memberRole: 'editor', credits: 3 }),
    ])
    expect((await visitor.call<{ user: User }>('GET /auth/user')).body.user.id).toBe(body.user.id)
    expect(await verifiedAt(body.user.id)).not.toBeNull()
    expect(await actionsAbout(body.user.id)).toEqual(['account-opened', 'invitation-accepted', 'signed-in'])
    expect(
      (await accept(test.visitor('keystone'), { token, username: 'twin', password: PASSWORD })).body,
    ).toMatchObject({
      code: 'invitation-invalid',
    })
  })

  it('creates one account when it is accepted twice at the same moment', async () => {
    const token = await invited(address(), ANALYST)
    const answers = await Promise.all(
      ['left', 'right'].map((username) => accept(test.visitor('keystone'), { token, username, password: PASSWORD })),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it('stays valid when the username was taken or the password too short', async () => {
    const token = await invited(address(), ANALYST)
    const visitor = test.visitor('keystone')

    expect((await accept(visitor, { token, username: 'OLGA', password: PASSWORD })).body).toMatchObject({
      code: 'username-taken',
    })
    for (const wrong of [{ password: 'short' }, {}, { username: 'fine' }, { username: '<b>', password: PASSWORD }])
      expect((await accept(visitor, { token, ...wrong })).status).toBe(422)
    expect((await accept(visitor, { token, username: 'patient', password: PASSWORD })).status).toBe(200)
  })

  it('is valid for seven days', async () => {
    const token = await invited(address(), ANALYST)
    now += 7 * DAY_MS - 1000
    expect((await read(token)).status).toBe(200)
    now += 2000

    expect((await read(token)).body).toMatchObject({ code: 'invitation-invalid' })
    expect((await accept(test.visitor('keystone'), { token, username: 'late', password: PASSWORD })).status).toBe(400)
    expect((await list(admin.client)).items.filter(({ expiresAt }) => Date.parse(expiresAt) < now)).toEqual([])
    const tenant = await test.features.tenants.withSlug('keystone')
    await test.features.members.invitations.deleteExpired(tenant?.id ?? '')
    const { rows } = await test.deps.db.execute('select 1 from invitation where expires_at <= $1', [new Date(now)])
    expect(rows).toEqual([])
  })

  it('is invalid on another tenant, as is a made-up token', async () => {
    const token = await invited(address(), OWNER, owner)
    const visitor = test.visitor('azure-coast')

    expect((await visitor.call('POST /auth/invitation', { body: { token } })).status).toBe(400)
    expect((await accept(visitor, { token, username: 'spy', password: PASSWORD })).status).toBe(400)
    expect((await read(token)).status).toBe(200)
    expect((await read(`${token}x`)).status).toBe(400)
  })

  it('replaces an earlier one to the same address, in any capitals', async () => {
    const email = address()
    const first = await invited(email, ANALYST)
    await invite(admin.client, { email: email.toUpperCase(), ...EDITOR })
    const [mail] = await mailsTo(test, 'keystone', email.toUpperCase(), 1)

    expect((await read(first)).status).toBe(400)
    expect((await read(tokenIn(mail?.text))).body.memberRole).toBe('editor')
    expect((await list(admin.client)).items.filter((one) => one.email.toLowerCase() === email)).toHaveLength(1)
  })

  it('is invalid once it is withdrawn', async () => {
    const email = address()
    const token = await invited(email, ANALYST)
    const { items } = await list(admin.client)
    const id = items.find((one) => one.email === email)?.id ?? ''

    expect(items[0]).toMatchObject({ email, invitedBy: 'adam', role: 'partner', memberRole: 'analyst' })
    expect((await admin.client.call('DELETE /api/whitelabel/invitations/:id', { params: { id } })).status).toBe(200)
    expect((await read(token)).status).toBe(400)
    expect(await actionsAbout(id)).toEqual(['invitation-sent', 'invitation-withdrawn'])
  })

  it('that is withdrawn before its email was written sends no email', async () => {
    const email = address()
    const tenant = await test.features.tenants.withSlug('keystone')
    const sendable = test.features.email.emails.find((one) => one.email.name === 'invitation')
    const prepared = await test.deps.db.inTenant(tenant?.id ?? '', async (tx) =>
      sendable?.prepare(tx, { invitationId: admin.id }, async () => undefined),
    )

    expect(prepared).toBeUndefined()
    await mailsDone(test)
    expect(await mailsNow(test, 'keystone', email)).toEqual([])
  })

  it.each([{ memberRole: 'analyst' }, { disabled: true }])(
    'is invalid once its sender loses their role: %j',
    async (change) => {
      const sender = await createPerson(test, 'keystone', `sender${count++}`, ADMIN)
      const token = await invited(address(), ADMIN, sender)
      expect((await read(token)).status).toBe(200)
      await owner.client.call('PATCH /api/whitelabel/users/:id', { params: { id: sender.id }, body: change })

      expect((await read(token)).status).toBe(400)
    },
  )
})

describe('an inviter', () => {
  it('cannot invite to a role above their own', async () => {
    const email = address()
    expect((await invite(admin.client, { email, ...OWNER })).body).toMatchObject({ code: 'above-own-level' })
    expect((await invite(admin.client, { email, ...ADMIN })).status).toBe(201)
    expect((await invite(owner.client, { email, ...OWNER })).status).toBe(201)
    const id = (await list(admin.client)).items.find((one) => one.email === email)?.id ?? ''
    const withdrawn = await admin.client.call('DELETE /api/whitelabel/invitations/:id', { params: { id } })
    expect(withdrawn.body).toMatchObject({ code: 'above-own-level' })
  })

  it.each([
    { role: 'operator', memberRole: 'operator' },
    { role: 'partner', memberRole: 'operator' },
    { role: 'customer', memberRole: 'admin' },
    { email: 'nobody', ...ANALYST },
    { email: 'a@b.example\r\nBcc: c@d.example', ...ANALYST },
  ])('gets a message for %j', async (body) => {
    expect((await invite(owner.client, { email: address(), ...body })).status).toBe(422)
  })

  it('gets an error when the person has an account or is disabled', async () => {
    const email = address()
    const token = await invited(email, ANALYST)
    const { body } = await accept(test.visitor('keystone'), { token, username: `anna${count++}`, password: PASSWORD })

    expect((await invite(admin.client, { email, ...ANALYST })).body).toMatchObject({ code: 'already-member' })
    await test.deps.db.execute('update app_user set disabled_at = now() where id = $1', [body.user.id])
    expect((await invite(admin.client, { email, ...EDITOR })).body).toMatchObject({ code: 'member-disabled' })
  })
})

describe('a person who has an account already', () => {
  it('accepts while signed in, keeps the account and loses its other sessions', async () => {
    const { email, client, other, id } = await registered()
    const token = await invited(email, EDITOR)

    expect((await read(token)).body.hasAccount).toBe(true)
    const { status, body } = await accept(client, { token })
    expect([status, body.user.id, body.user.memberRole]).toEqual([200, id, 'editor'])
    expect((await client.call<{ user: User }>('GET /auth/user')).body.user.role).toBe('partner')
    expect((await other.call('GET /auth/user')).status).toBe(401)
    expect(await verifiedAt(id)).not.toBeNull()
  })

  it('is asked to sign in first, and nobody else can accept instead', async () => {
    const { email, id } = await registered()
    const token = await invited(email, ADMIN)

    for (const client of [test.visitor('keystone'), (await registered()).client]) {
      const { status, body } = await accept(client, { token, username: `thief${count++}`, password: PASSWORD })
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'account-exists' })])
    }
    const { rows } = await test.deps.db.execute('select role from app_user where id = $1', [id])
    expect(rows).toEqual([{ role: 'customer' }])
    expect((await read(token)).status).toBe(200)
  })

  it('keeps a role that has meanwhile risen above the invitation', async () => {
    const { email, client, id } = await registered()
    const token = await invited(email, ANALYST)
    await test.deps.db.execute(`update app_user set role = 'partner', member_role = 'admin' where id = $1`, [id])

    expect((await accept(client, { token })).body.user.memberRole).toBe('admin')
  })

  it('gets nothing while disabled', async () => {
    const { email, id } = await registered()
    const token = await invited(email, ANALYST)
    await test.deps.db.execute('update app_user set disabled_at = now() where id = $1', [id])

    const answer = await accept(test.visitor('keystone'), { token, username: `again${count++}`, password: PASSWORD })
    expect(answer.body).toMatchObject({ code: 'invitation-invalid' })
  })
})

/** Sends an invitation and answers the token in its mail. */
async function invited(email: string, role: { role: string; memberRole: string }, sender = admin): Promise<string> {
  const { status } = await invite(sender.client, { email, ...role })
  if (status !== 201) throw new Error(`the invitation was refused: ${status}`)
  for (let mails = 1; ; mails++) {
    const found = (await mailsTo(test, 'keystone', email, mails)).map(({ text }) => tokenIn(text)).find(Boolean)
    if (found) return found
  }
}

function tokenIn(text = ''): string {
  return /accept-invitation\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function invite(client: Client, body: object) {
  // The clock of this file jumps: the sign-in may be days old.
  await client.call('POST /auth/reauthenticate', { body: { password: PASSWORD } })
  return client.call<Invitation>('POST /api/whitelabel/invitations', { body })
}

const read = (token: string) =>
  test.visitor('keystone').call<OpenInvitation>('POST /auth/invitation', { body: { token } })

const accept = (client: Client, body: object) => client.call<{ user: User }>('POST /auth/accept-invitation', { body })

const list = async (client: Client) => (await client.call<{ items: Invitation[] }>(LIST)).body

/** Registers a person with an address, signed in twice. */
async function registered() {
  const email = address()
  const username = `known${count++}`
  const client = test.visitor('keystone')
  const { body } = await client.call<{ user: User }>('POST /auth/register', {
    body: { username, email, password: PASSWORD },
  })
  const other = test.visitor('keystone')
  await other.call('POST /auth/login', { body: { username, password: PASSWORD } })
  return { email, client, other, id: body.user.id }
}

const actionsAbout = async (id: string) => (await auditEntriesAbout(test, id)).map(({ action }) => action)

async function verifiedAt(id: string): Promise<unknown> {
  const { rows } = await test.deps.db.execute('select email_verified_at as at from app_user where id = $1', [id])
  return rows[0]?.at
}

const address = () => `guest${count++}@mail.example`
