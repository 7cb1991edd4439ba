import type { AdminTenant, OneTimeLink } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const [OWNER, PASSWORD] = ['lena@costa.example', 'three plain words']
const HOUR_MS = 3_600_000

let test: TestApp
let operator: Client
let partner: AdminTenant
let now = Date.now()

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(now) } })
  operator = await test.demo('waymark', 'operator')
  const body = { name: 'Costa', slug: 'costa', plan: 'growth', vertical: 'tourism', ownerEmail: OWNER }
  partner = (await operator.call<AdminTenant>('POST /api/admin/tenants', { body })).body
})
afterAll(() => test.close())

describe('a link that invites an owner', () => {
  it('opens on the partner’s own site and creates an owner, once', async () => {
    const { status, body } = await ownerLink('hand@costa.example')
    expect([status, body.url]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/costa\.localhost:0\/accept-invitation\?/),
    ])
    const visitor = test.visitor('costa')
    const account = { token: tokenOf(body.url), username: 'hanna', password: PASSWORD }
    const { body: begun } = await visitor.call('POST /auth/accept-invitation', { body: account })

    expect(begun.user).toMatchObject({ role: 'partner', memberRole: 'owner', email: 'hand@costa.example' })
    expect(await accept(account.token)).toMatchObject({ code: 'invitation-invalid' })
  })

  it('replaces the email and earlier links, and is valid for 7 days', async () => {
    await mailsDone(test)
    const mailed = /token=([\w-]+)/.exec((await mailsNow(test, 'costa', OWNER)).at(-1)?.text ?? '')?.[1] ?? ''
    expect(await readInvitation(mailed)).toMatchObject({ email: OWNER })
    const first = tokenOf((await ownerLink(OWNER)).body.url)
    const second = tokenOf((await ownerLink(OWNER)).body.url)

    expect(await readInvitation(mailed)).toMatchObject({ code: 'invitation-invalid' })
    expect(await readInvitation(first)).toMatchObject({ code: 'invitation-invalid' })
    now += 7 * 24 * HOUR_MS - HOUR_MS
    expect(await readInvitation(second)).toMatchObject({ email: OWNER, memberRole: 'owner' })
    now += 2 * HOUR_MS
    expect(await readInvitation(second)).toMatchObject({ code: 'invitation-invalid' })
  })

  it('is not emailed, stored without its token, and logged on the site', async () => {
    const before = (await mailsNow(test, 'costa', OWNER)).length
    const token = tokenOf((await ownerLink(OWNER)).body.url)
    await mailsDone(test)
    expect(await mailsNow(test, 'costa', OWNER)).toHaveLength(before)
    const { rows } = await test.deps.db.execute(
      `select id, row_to_json(invitation)::text as row from invitation where email = '${OWNER}'`,
    )

    expect(rows.map(({ row }) => row).join()).not.toContain(token)
    const lines = await auditEntriesAbout(test, String(rows[0]?.id))
    expect(lines.map(({ action }) => action)).toEqual(['owner-link-made'])
    expect(lines[0]?.actor).toBe(await idOf(operator))
  })

  it('is created by operators only, and for nobody who owns the site already', async () => {
    expect((await ownerLink('hand@costa.example')).body).toMatchObject({ code: 'already-member' })
    const owner = await test.demo('waymark', 'owner')
    const asked = { params: { id: partner.id }, body: { email: 'me@mail.example' } }

    expect((await owner.call('POST /api/admin/tenants/:id/owner-link', asked)).status).toBe(403)
  })
})

describe('a link for a new password', () => {
  let kim: TestPerson
  beforeAll(async () => {
    kim = await createPerson(test, 'keystone', 'kim', { role: 'customer', memberRole: 'member' })
  })

  it('sets the password once, also without an email address, and both steps are logged', async () => {
    const { status, body } = await passwordLink(kim.id)
    expect([status, body.url]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/keystone\.localhost:0\/reset-password\?/),
    ])
    const asked = { token: tokenOf(body.url), password: 'four other plain words' }
    const visitor = test.visitor('keystone')

    expect((await visitor.call('POST /auth/reset-password', { body: asked })).status).toBe(200)
    expect((await visitor.call('POST /auth/reset-password', { body: asked })).body.code).toBe('reset-link-invalid')
    expect((await kim.client.call('GET /api/user')).status).toBe(401)
    const login = { username: 'kim', password: asked.password }
    expect((await visitor.call('POST /auth/login', { body: login })).status).toBe(200)
    const actions = (await auditEntriesAbout(test, kim.id)).map(({ action, actor }) => [action, actor])
    expect(actions).toContainEqual(['password-link-made', await idOf(operator)])
    expect(actions).toContainEqual(['password-reset', kim.id])
  })

  it('is valid for 30 minutes, and a new one replaces it', async () => {
    const first = tokenOf((await passwordLink(kim.id)).body.url)
    const second = tokenOf((await passwordLink(kim.id)).body.url)
    const use = async (token: string) => {
      const body = { token, password: 'five more plain words' }
      return (await test.visitor('keystone').call('POST /auth/reset-password', { body })).body.code
    }

    expect(await use(first)).toBe('reset-link-invalid')
    now += 31 * 60_000
    expect(await use(second)).toBe('reset-link-invalid')
  })

  it('is created by operators only, and not for operators or people of another site', async () => {
    expect((await passwordLink(await idOf(operator), 'waymark')).body).toMatchObject({ code: 'operator-password' })
    expect((await passwordLink(kim.id, 'azure-coast')).body).toMatchObject({ code: 'not-found' })
    expect((await passwordLink(kim.id, 'nowhere')).body).toMatchObject({ code: 'not-found' })
    const owner = await test.demo('waymark', 'owner')
    expect((await passwordLink(kim.id, 'keystone', owner)).status).toBe(403)
  })
})

async function ownerLink(email: string) {
  await authenticateAgain()
  return operator.call<OneTimeLink>('POST /api/admin/tenants/:id/owner-link', {
    params: { id: partner.id },
    body: { email },
  })
}

async function passwordLink(id: string, tenant = 'keystone', client = operator) {
  await authenticateAgain()
  return client.call<OneTimeLink>('POST /api/admin/users/:id/password-link', { params: { id }, body: { tenant } })
}

/** The clock of this file jumps: the operator's sign-in may be days old. */
async function authenticateAgain(): Promise<void> {
  const { password } = await test.credentials('operator')
  await operator.call('POST /auth/reauthenticate', { body: { password } })
}

async function readInvitation(token: string) {
  return (await test.visitor('costa').call('POST /auth/invitation', { body: { token } })).body
}

async function accept(token: string) {
  const body = { token, username: 'second', password: PASSWORD }
  return (await test.visitor('costa').call('POST /auth/accept-invitation', { body })).body
}

async function idOf(client: Client): Promise<string> {
  return (await client.call<{ id: string }>('GET /api/user')).body.id
}

function tokenOf(url: string): string {
  return new URL(url).searchParams.get('token') ?? ''
}
