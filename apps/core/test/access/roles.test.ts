import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Access, type EffectiveRole, type TeamMember, memberRoles } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { mayCall } from '../../src/platform/http/requests/guards.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, auditEntriesAbout, createPerson } from '../people.ts'
import { listen } from '../raw-http.ts'

const ACCESSES: Access[] = [
  'anyone',
  'customer',
  'partner',
  'partner-editor',
  'partner-admin',
  'partner-owner',
  'operator',
]
const MEMBER = { role: 'customer', memberRole: 'member' } as const
const EDITOR = { role: 'partner', memberRole: 'editor' } as const
const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const OWNER = { role: 'partner', memberRole: 'owner' } as const

const effectiveRoles = Object.entries(memberRoles).flatMap(([role, finer]) =>
  finer.map((memberRole) => ({ role, memberRole }) as EffectiveRole),
)

let test: TestApp
let owner: TestPerson
let admin: TestPerson
let count = 0

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  owner = await createPerson(test, 'keystone', 'olga', OWNER)
  admin = await createPerson(test, 'keystone', 'adam', ADMIN)
})
afterAll(() => test.close())

describe('access levels', () => {
  it.each([
    ['customer member', 2],
    ['customer owner', 2],
    ['partner analyst', 3],
    ['partner editor', 4],
    ['partner admin', 5],
    ['partner owner', 6],
    ['operator operator', 7],
  ])('give a %s the calls of the first %i levels and no others', (name, levels) => {
    const person = effectiveRoles.find(({ role, memberRole }) => `${role} ${memberRole}` === name)

    expect(person && ACCESSES.filter((access) => mayCall(access, person))).toEqual(ACCESSES.slice(0, levels))
  })

  it('are defined for every role', () => {
    expect(effectiveRoles).toHaveLength(7)
    for (const person of effectiveRoles) expect(mayCall('customer', person)).toBe(true)
  })

  it.each([
    ['customer', 'admin'],
    ['partner', 'member'],
    ['partner', 'operator'],
    ['operator', 'owner'],
  ])('the database rejects a %s who is %s', async (role, memberRole) => {
    const change = test.deps.db.execute('update app_user set role = $1, member_role = $2 where id = $3', [
      role,
      memberRole,
      admin.id,
    ])

    await expect(change).rejects.toThrow(/app_user_member_role/)
  })
})

describe('the list of people', () => {
  it('shows the people of the own tenant, newest first, with when they were last seen', async () => {
    const { client } = await createMember(MEMBER)
    const { body } = await people(admin.client)
    const { body: me } = await client.call<{ id: string }>('GET /api/user')

    expect(body.items[0]).toMatchObject({ id: me.id, role: 'customer', memberRole: 'member', disabled: false })
    expect(Date.now() - Date.parse(body.items[0]?.lastSeenAt ?? '')).toBeLessThan(60_000)
    expect(body.items.map(({ username }) => username)).not.toContain('olive')
    expect(JSON.stringify(body)).not.toMatch(/password|hash/)
  })

  it('is paged without repeating or omitting anybody', async () => {
    for (let made = 0; made < 4; made++) await createMember(MEMBER)
    const whole = (await people(admin.client)).body.items.map(({ id }) => id)
    const parts: string[] = []
    for (let cursor: string | null = ''; cursor !== null && parts.length < 500;) {
      const { body } = await people(admin.client, { limit: '3', ...(cursor ? { cursor } : {}) })
      parts.push(...body.items.map(({ id }) => id))
      cursor = body.nextCursor
    }

    expect(parts).toEqual(whole)
    expect(whole.length).toBeGreaterThan(6)
  })

  it.each([
    ['OLG', ['olga']],
    ['%', []],
    ['lindqvist', ['rosa']],
  ])('is filtered by %j', async (q, expected) => {
    const { body } = await people(admin.client, { q })

    expect(body.items.map(({ username }) => username)).toEqual(expected)
  })

  it.each([{ limit: '101' }, { limit: '0' }, { cursor: 'x' }])('rejects the query %j', async (query) => {
    expect((await people(admin.client, query)).status).toBe(422)
  })
})

describe('a changed role', () => {
  it('applies from the next sign-in, ends every session and is logged', async () => {
    const editor = await createMember(EDITOR)
    const { status, body } = await change(admin.client, editor.id, { memberRole: 'analyst' })

    expect([status, body.role, body.memberRole]).toEqual([200, 'partner', 'analyst'])
    expect((await editor.client.call('GET /auth/user')).status).toBe(401)
    expect((await auditEntriesAbout(test, editor.id)).at(-1)).toEqual({
      action: 'role-changed',
      actor: admin.id,
      detail: { from: 'partner editor', to: 'partner analyst' },
    })
  })

  it('gives a customer who becomes a partner the lowest member role', async () => {
    const customer = await createMember(MEMBER)

    expect((await change(admin.client, customer.id, { role: 'partner' })).body.memberRole).toBe('analyst')
  })

  it('that is the same as before ends no session and logs nothing', async () => {
    const editor = await createMember(EDITOR)
    const before = await auditEntriesAbout(test, editor.id)

    expect((await change(admin.client, editor.id, { role: 'partner', memberRole: 'editor' })).status).toBe(200)
    expect((await editor.client.call('GET /auth/user')).status).toBe(200)
    expect(await auditEntriesAbout(test, editor.id)).toEqual(before)
  })

  it.each([
    [{ role: 'operator' }],
    [{ memberRole: 'operator' }],
    [{ role: 'customer', memberRole: 'admin' }],
    [{ memberRole: 'member' }],
    [{}],
  ])('is rejected as %j', async (body) => {
    const editor = await createMember(EDITOR)
    const answer = await change(owner.client, editor.id, body)

    expect(answer.status).toBe(422)
    expect((await find(editor.id)).memberRole).toBe('editor')
  })

  it('cannot be applied to the own account', async () => {
    expect((await change(owner.client, owner.id, { memberRole: 'admin' })).body).toMatchObject({ code: 'own-account' })
    expect((await change(admin.client, admin.id, { memberRole: 'owner' })).body).toMatchObject({ code: 'own-account' })
  })

  it('cannot exceed the role of the granting person: only owners appoint owners', async () => {
    const editor = await createMember(EDITOR)

    expect((await change(admin.client, editor.id, { memberRole: 'owner' })).body).toMatchObject({
      code: 'above-own-level',
    })
    expect((await change(admin.client, editor.id, { memberRole: 'admin' })).status).toBe(200)
    expect((await change(owner.client, editor.id, { memberRole: 'owner' })).status).toBe(200)
  })

  it.each([{ memberRole: 'analyst' }, { disabled: true }, { role: 'customer' }])(
    'is refused for a person of a higher role: %j',
    async (body) => {
      expect((await change(admin.client, owner.id, body)).body).toMatchObject({ code: 'above-own-level' })
    },
  )

  it('is refused for an operator, by a partner and by another operator', async () => {
    const someOwner = await createPerson(test, 'waymark', `boss${count++}`, OWNER)
    const operator = await test.demo('waymark', 'operator')
    const other = await createPerson(test, 'waymark', `staff${count++}`, { role: 'operator', memberRole: 'operator' })

    for (const client of [someOwner.client, operator]) {
      const { status, body } = await change(client, other.id, { role: 'customer' })
      expect([status, body]).toEqual([403, expect.objectContaining({ code: 'above-own-level' })])
    }
  })
})

describe('the last owner', () => {
  it.each([{ memberRole: 'admin' }, { role: 'customer' }, { disabled: true }])(
    'cannot be demoted or disabled by an operator: %j',
    async (body) => {
      const operator = await test.demo('waymark', 'operator')
      await test.deps.db.execute(
        `update app_user set member_role = 'admin' where role = 'partner' and username <> 'lena' and
        tenant_id = (select id from tenant where slug = 'waymark')`,
      )
      const { rows } = await test.deps.db.execute(
        `select id from app_user where member_role = 'owner' and role = 'partner' and
        tenant_id = (select id from tenant where slug = 'waymark')`,
      )
      if (rows.length === 0) await createPerson(test, 'waymark', 'lena', OWNER)
      const { body: found } = await people(operator, { q: 'lena' })
      const answer = await change(operator, found.items[0]?.id ?? '', body)

      expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'last-owner' })])
    },
  )

  it('remains when all owners demote each other at the same moment', async () => {
    const owners = await Promise.all(
      ['una', 'udo', 'uli'].map((name) => createPerson(test, 'azure-coast', name, OWNER)),
    )
    await test.deps.db.execute(
      `update app_user set member_role = 'admin' where role = 'partner' and username not in ('una', 'udo', 'uli') and
        tenant_id = (select id from tenant where slug = 'azure-coast')`,
    )
    const answers = await Promise.all(
      owners.flatMap(({ client }, index) =>
        owners.filter((_, other) => other !== index).map(({ id }) => change(client, id, { memberRole: 'analyst' })),
      ),
    )
    const { rows } = await test.deps.db.execute(
      `select username from app_user where role = 'partner' and member_role = 'owner' and
        tenant_id = (select id from tenant where slug = 'azure-coast')`,
    )

    expect(rows).toHaveLength(1)
    // Two of them demoting the third at once are both told that it is done, so there may be more than two.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2)
    expect(answers.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true)
  })
})

describe('a disabled account', () => {
  it('has no session, no sign-in and no link for a new password, until it is enabled', async () => {
    const editor = await createMember(EDITOR)
    const name = (await find(editor.id)).username
    const login = { body: { username: name, password: 'three plain words' } }

    expect((await change(admin.client, editor.id, { disabled: true })).body.disabled).toBe(true)
    expect((await editor.client.call('GET /auth/user')).status).toBe(401)
    expect((await test.visitor('keystone').call('POST /auth/login', login)).status).toBe(401)
    expect((await change(admin.client, editor.id, { disabled: false })).body.disabled).toBe(false)
    expect((await test.visitor('keystone').call('POST /auth/login', login)).status).toBe(200)
    expect((await auditEntriesAbout(test, editor.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account-disabled', 'account-enabled']),
    )
  })

  it('has its open pages disconnected at once', async () => {
    const port = await listen(test.app)
    const editor = await createMember(EDITOR)
    const bystander = await createMember(EDITOR)
    const [socket, other] = [await page(editor.client, port), await page(bystander.client, port)]
    const closed = once(socket, 'close') as Promise<[number]>
    await change(admin.client, editor.id, { disabled: true })

    expect((await closed)[0]).toBe(4401)
    expect(other.readyState).toBe(WebSocket.OPEN)
    other.terminate()
  })
})

async function createMember(effectiveRole: EffectiveRole): Promise<TestPerson> {
  return createPerson(test, 'keystone', `person${count++}`, effectiveRole)
}

function people(client: Client, query: Record<string, string> = {}) {
  return client.call<{ items: TeamMember[]; nextCursor: string | null }>('GET /api/whitelabel/users', { query })
}

function change(client: Client, id: string, body: object) {
  return client.call<TeamMember>('PATCH /api/whitelabel/users/:id', { params: { id }, body })
}

async function find(id: string): Promise<TeamMember> {
  const { body } = await people(owner.client, { limit: '100' })
  const found = body.items.find((person) => person.id === id)
  if (!found) throw new Error(`nobody has the id ${id}`)
  return found
}

/** An open page of this browser. The server greets nobody, so a moment passes until it surely listens. */
async function page(client: Client, port: number): Promise<WebSocket> {
  const headers = { host: `${client.host}:${port}`, cookie: client.cookie }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers })
  await once(socket, 'open')
  await client.call('GET /api/avatars')
  await pause(100)
  return socket
}
