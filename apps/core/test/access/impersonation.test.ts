import { type ApiKey, api } from '@vitrine/contract/api'
import type { Call, SupportAccess, User } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { mailsTo } from '../outbox.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'

const MEMBER = { role: 'customer', memberRole: 'member' } as const
const REQUEST = 'POST /api/whitelabel/users/:id/act-as'
const reason = 'The last film stays dark'

let test: TestApp
let owner: TestPerson
let ines: TestPerson
let now = Date.now()
let count = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(now) } })
  owner = await createPerson(test, 'azure-coast', 'olga', { role: 'partner', memberRole: 'owner' })
})
beforeEach(async () => {
  ines = await createPerson(test, 'azure-coast', `ines${(count += 1)}`, MEMBER)
})
afterAll(() => test.close())

describe('a support session', () => {
  it('begins only after the person agreed, who is asked on every page and by email', async () => {
    await ines.client.call('PATCH /auth/profile', { body: { email: `${count}@mail.example` } })
    expect((await requestAccess()).body).toEqual({ state: 'asked', url: null })
    expect((await requestAccess()).body).toEqual({ state: 'asked', url: null })
    expect((await user(ines.client)).support).toMatchObject({
      state: 'asked',
      isVisitor: false,
      reason,
      actorName: 'olga',
    })
    const mails = await mailsTo(test, 'azure-coast', `${count}@mail.example`, 2)
    expect(mails.find(({ subject }) => subject.includes('support is asking to access'))?.text).toContain(reason)

    await ines.client.call('PATCH /api/support', { body: { allowed: true } })
    expect((await requestAccess()).body).toMatchObject({ state: 'allowed' })
  })

  it('cannot begin after the person refused', async () => {
    await requestAccess()
    await ines.client.call('PATCH /api/support', { body: { allowed: false } })

    expect((await user(ines.client)).support).toBeNull()
    expect((await requestAccess()).body).toEqual({ state: 'asked', url: null })
  })

  it('begins without a question when the person asked for help', async () => {
    await ines.client.call('POST /api/support', { body: { reason } })

    expect((await requestAccess()).body).toMatchObject({ state: 'allowed' })
    expect((await ines.client.call('POST /api/support', { body: { reason } })).body).toMatchObject({
      code: 'support-open',
    })
  })

  it('is shown to both, names both in the log, and returns the visitor to their own session', async () => {
    const visitor = await visit()
    expect((await user(visitor)).support).toMatchObject({ state: 'running', isVisitor: true })
    expect((await user(visitor)).id).toBe(ines.id)
    expect((await user(ines.client)).support).toMatchObject({ state: 'running', isVisitor: false, actorName: 'olga' })
    await visitor.call('DELETE /api/act-as')

    expect((await user(visitor)).id).toBe(owner.id)
    expect((await user(ines.client)).support).toBeNull()
    const { rows: named } = await test.deps.db.execute(
      'select actor_name from impersonation_session where user_id = $1',
      [ines.id],
    )
    expect(named).toEqual([{ actor_name: null }])
    const lines = await test.deps.db.execute(
      `select action, actor_id, impersonator_id from audit_log where subject = $1 and action like 'support-%' order by id`,
      [ines.id],
    )
    expect(lines.rows).toEqual([
      { action: 'support-allowed', actor_id: ines.id, impersonator_id: null },
      { action: 'support-began', actor_id: ines.id, impersonator_id: owner.id },
      { action: 'support-ended', actor_id: ines.id, impersonator_id: owner.id },
    ])
  })

  it('ends when the person ends it, and after 30 minutes', async () => {
    const first = await visit()
    await ines.client.call('DELETE /api/act-as')
    expect((await user(first)).id).toBe(owner.id)

    const second = await visit()
    now += 30 * 60_000 - 1000
    expect((await user(second)).id).toBe(ines.id)
    now += 2000
    expect((await user(second)).id).toBe(owner.id)
    expect((await user(ines.client)).support).toBeNull()
  })

  it('is not extended by opening it again', async () => {
    await visit()
    now += 20 * 60_000
    const again = await enter((await requestAccess()).body)
    now += 11 * 60_000

    expect((await user(again)).id).toBe(owner.id)
  })

  it('ends when the visitor signs out or is disabled', async () => {
    const visitor = await visit()
    const kept = test.visitor('azure-coast')
    kept.cookie = visitor.cookie
    await visitor.call('POST /auth/logout')
    expect((await kept.call('GET /auth/user')).status).toBe(401)

    owner = await createPerson(test, 'azure-coast', `olga${count}`, { role: 'partner', memberRole: 'owner' })
    const other = await visit()
    await test.deps.db.execute('update app_user set disabled_at = now() where id = $1', [owner.id])
    expect((await other.call('GET /auth/user')).status).toBe(401)
    await test.deps.db.execute('update app_user set disabled_at = null where id = $1', [owner.id])
  })

  it.each([
    ['signs out elsewhere', () => owner.client.call('POST /auth/logout')],
    ['loses their role', () => owns('customer', 'member')],
    ['gets a role that cannot open support sessions', () => owns('partner', 'editor')],
    [
      'has been signed in for 30 days',
      () =>
        sql(
          `update session set created_at = now() - interval '30 days'
      where user_id = $1`,
          [owner.id],
        ),
    ],
  ])('ends on both sides when the visitor %s', async (_what, end) => {
    owner = await createPerson(test, 'azure-coast', `odile${(count += 1)}`, { role: 'partner', memberRole: 'owner' })
    const visitor = await visit()
    expect((await user(visitor)).id).toBe(ines.id)
    await end()

    expect((await visitor.call<{ user?: User }>('GET /auth/user')).body.user?.id).not.toBe(ines.id)
    expect((await user(ines.client)).support).toBeNull()
    owner = await createPerson(test, 'azure-coast', `olga${(count += 1)}`, { role: 'partner', memberRole: 'owner' })
  })

  it('ends when the person joins the team', async () => {
    const visitor = await visit()
    await sql(`update app_user set role = 'partner', member_role = 'owner' where id = $1`, [ines.id])

    expect((await user(visitor)).id).toBe(owner.id)
  })

  it('does not begin after the visitor has signed out', async () => {
    owner = await createPerson(test, 'azure-coast', `otto${(count += 1)}`, { role: 'partner', memberRole: 'owner' })
    await ines.client.call('POST /api/support', { body: { reason } })
    const { url } = (await requestAccess()).body
    await owner.client.call('POST /auth/logout')
    const { status } = await test.visitor('azure-coast').call('POST /auth/support', { body: { pass: passIn(url) } })

    expect(status).toBe(400)
    owner = await createPerson(test, 'azure-coast', `olga${(count += 1)}`, { role: 'partner', memberRole: 'owner' })
  })

  it('opens once, within two minutes, on the site of the account only', async () => {
    await ines.client.call('POST /api/support', { body: { reason } })
    const { url } = (await requestAccess()).body
    const pass = passIn(url)
    expect((await test.visitor('keystone').call('POST /auth/support', { body: { pass } })).status).toBe(400)
    const answers = await Promise.all(
      [1, 2].map(() => test.visitor('azure-coast').call('POST /auth/support', { body: { pass } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])

    const late = passIn((await requestAccess()).body.url)
    now += 121_000
    expect(
      (await test.visitor('azure-coast').call('POST /auth/support-pass', { body: { pass: late } })).body,
    ).toMatchObject({ code: 'support-pass-invalid' })
  })

  it('opens accounts of customers of the own site only', async () => {
    const admin = await createPerson(test, 'azure-coast', `adam${count}`, { role: 'partner', memberRole: 'admin' })
    const kim = await createPerson(test, 'keystone', `kim${count}`, MEMBER)
    const to = (id: string) => owner.client.call(REQUEST, { params: { id }, body: { reason } })

    expect((await to(admin.id)).body).toMatchObject({ code: 'support-customers-only' })
    expect((await to(owner.id)).body).toMatchObject({ code: 'own-account' })
    expect((await to(kim.id)).status).toBe(404)
    expect((await ines.client.call(REQUEST, { params: { id: admin.id }, body: { reason } })).status).toBe(403)
  })

  it('lets an operator anonymously into accounts of another site’s team, and not of its customers', async () => {
    const operator = await test.demo('waymark', 'operator')
    const requestFor = (id: string) =>
      operator.call<SupportAccess>('POST /api/admin/users/:id/act-as', {
        params: { id },
        body: { reason, tenant: 'azure-coast' },
      })
    expect((await requestFor(ines.id)).body).toMatchObject({ code: 'support-customers-only' })
    await owner.client.call('POST /api/support', { body: { reason } })
    const { body } = await requestFor(owner.id)
    const visitor = await enter(body, test.visitor('azure-coast'))

    expect((await user(visitor)).id).toBe(owner.id)
    expect((await user(owner.client)).support).toMatchObject({ state: 'running', actorName: null })
    expect((await visitor.call('GET /api/whitelabel/users')).status).toBe(200)
    expect((await visitor.call('POST /api/whitelabel/invitations', { body: {} })).body).toMatchObject({
      code: 'support-refused',
    })
    await owner.client.call('DELETE /api/act-as')
    expect((await visitor.call('GET /auth/user')).status).toBe(401)
    expect(await auditEntriesAbout(test, owner.id)).not.toEqual([])
  })
})

describe('a visitor in a support session', () => {
  const unsafe = (Object.entries(api) as [ApiKey, Call][]).filter(
    ([key, { access }]) => !key.startsWith('GET ') && access !== 'anyone' && key !== 'DELETE /api/act-as',
  )
  const closed = unsafe.filter(([, call]) => call.duringImpersonation !== 'allowed')

  it('cannot pay, spend, delete or change how the person signs in', async () => {
    const visitor = await visit()
    for (const [key] of closed) {
      const { status } = await visitor.call(key, { params: { id: ines.id }, body: {} })
      expect([key, status]).toEqual([key, api[key].access === 'operator' ? 404 : 403])
    }
    expect((await visitor.call('GET /auth/export')).status).toBe(403)
    expect((await user(ines.client)).id).toBe(ines.id)
  })

  it('can change drafts, videos and the brand', () => {
    const open = unsafe.filter((call) => !closed.includes(call)).map(([key]) => key)

    expect(open).toContain('PUT /api/drafts/:id')
    expect(open).toContain('PATCH /api/videos/:id')
    expect(open).toContain('PATCH /api/whitelabel/branding')
    expect(open.filter((key) => key.startsWith('DELETE ') || key === 'POST /api/videos')).toEqual([])
  })
})

async function visit(): Promise<Client> {
  await ines.client.call('POST /api/support', { body: { reason } })
  return enter((await requestAccess()).body)
}

async function enter({ url }: SupportAccess, visitor = browserOf(owner)): Promise<Client> {
  const { status } = await visitor.call('POST /auth/support', { body: { pass: passIn(url) } })
  expect(status).toBe(200)
  return visitor
}

function browserOf({ client }: TestPerson): Client {
  const browser = test.visitor('azure-coast')
  browser.cookie = client.cookie
  return browser
}

function passIn(url: string | null): string {
  return url?.split('/impersonation#')[1] ?? ''
}

function sql(statement: string, values: string[]) {
  return test.deps.db.execute(statement, values)
}

/** Changes the standing of the owner, as an operator at the database would. */
function owns(role: string, memberRole: string) {
  return sql('update app_user set role = $1, member_role = $2 where id = $3', [role, memberRole, owner.id])
}

function requestAccess() {
  return owner.client.call<SupportAccess>(REQUEST, { params: { id: ines.id }, body: { reason } })
}

async function user(client: Client): Promise<User> {
  return (await client.call<{ user: User }>('GET /auth/user')).body.user
}
