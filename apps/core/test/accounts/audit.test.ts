import { type AuditCheck, type AuditLogEntry, auditActions } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type TestPerson, createPerson } from '../people.ts'

const ADMIN = { role: 'partner', memberRole: 'admin' } as const
const OWNER = { role: 'partner', memberRole: 'owner' } as const

type Log = { items: AuditLogEntry[]; nextCursor: string | null }

let test: TestApp
let admin: TestPerson
let kim: TestPerson

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  admin = await createPerson(test, 'keystone', 'adam', ADMIN)
  kim = await createPerson(test, 'keystone', 'kim', { role: 'customer', memberRole: 'member' })
  await kim.client.call('PATCH /auth/profile', { body: { displayName: 'Kim the first' } })
  await test.visitor('keystone').call('POST /auth/login', { body: { username: 'nobody-here', password: 'x' } })
})
afterAll(() => test.close())

describe('the audit log', () => {
  it('shows who did what to whom, from where and when, newest first', async () => {
    const { items } = await log(admin.client)

    expect(items[0]).toMatchObject({ act: 'sign-in-refused', actor: null, subject: null, address: '127.0.0.1' })
    expect(items[1]).toMatchObject({
      act: 'profile-changed',
      actor: { id: kim.id, username: 'kim' },
      subject: { id: kim.id, username: 'kim' },
      detail: { changed: 'displayName' },
    })
    const times = items.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  it('contains no text that people typed', async () => {
    expect(JSON.stringify(await log(admin.client, { limit: '100' }))).not.toMatch(/nobody-here|Kim the first/)
  })

  it('has a description for every action', async () => {
    const { items } = await log(admin.client, { limit: '100' })

    expect(items.map(({ act }) => act).filter((act) => !(act in auditActions))).toEqual([])
  })

  it('is filtered by action and by person', async () => {
    const refused = await log(admin.client, { act: 'sign-in-refused' })
    const hers = await log(admin.client, { person: kim.id })

    expect([...new Set(refused.items.map(({ act }) => act))]).toEqual(['sign-in-refused'])
    expect(hers.items.map(({ act }) => act)).toEqual(['profile-changed', 'signed-in', 'account-opened'])
    expect((await log(admin.client, { person: kim.id, act: 'password-reset' })).items).toEqual([])
  })

  it('is filtered by a part of a name, and by a period', async () => {
    const { items } = await log(admin.client, { q: 'KI' })
    const kims = items.filter(({ actor, subject }) => [actor?.id, subject?.id].includes(kim.id))
    expect(kims).toEqual(items)
    expect(items.length).toBeGreaterThan(2)
    expect((await log(admin.client, { q: 'nobody-at-all' })).items).toEqual([])

    const at = items[0]?.at ?? ''
    const after = new Date(Date.parse(at) + 1).toISOString()
    expect((await log(admin.client, { q: 'kim', from: at, until: after })).items.map(({ id }) => id)).toContain(
      items[0]?.id,
    )
    expect((await log(admin.client, { q: 'kim', until: at })).items.map(({ id }) => id)).not.toContain(items[0]?.id)
    expect((await log(admin.client, { until: '2020-01-01T00:00:00Z' })).items).toEqual([])
  })

  it('downloads as a table with the same filters, in which no cell is a formula', async () => {
    const query = { format: 'csv', q: 'kim' }
    const { body, headers } = await admin.client.call<string>('GET /api/audit', { query })
    const [head, ...lines] = body.trim().split('\r\n')

    expect(headers['content-disposition']).toContain('keystone-audit-log.csv')
    expect(head).toContain('When,Action,By,In the account of,Target,IP address,Details')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/,Profile updated,kim,,kim,/)
    const other = await test.demo('azure-coast', 'owner')
    expect((await other.call<string>('GET /api/audit', { query })).body).not.toContain('Profile updated')
    const zoe = await test.customer('keystone', 'zoe')
    expect((await zoe.call('GET /api/audit', { query })).status).toBe(403)
  })

  it('cannot be filled by a person with calls that their role does not include', async () => {
    const { client, id } = await createPerson(test, 'keystone', 'flooding-flo', {
      role: 'customer',
      memberRole: 'member',
    })
    for (let call = 0; call < 25; call++) expect((await client.call('GET /api/whitelabel/users')).status).toBe(403)

    const { items } = await log(admin.client, { person: id, act: 'refused', limit: '100' })
    expect(items).toHaveLength(20)
  })

  it('is paged without repeating or omitting a line, also while lines are added', async () => {
    const whole = (await log(admin.client, { limit: '100' })).items.map(({ id }) => id)
    const parts: string[] = []
    for (let cursor: string | null = ''; cursor !== null && parts.length < 500;) {
      const { items, nextCursor } = await log(admin.client, { limit: '2', ...(cursor ? { cursor } : {}) })
      parts.push(...items.map(({ id }) => id))
      cursor = nextCursor
      await test.visitor('keystone').call('POST /auth/login', { body: { username: 'noise', password: 'x' } })
    }

    expect(whole.length).toBeGreaterThan(4)
    expect(parts).toEqual(whole)
  })

  it.each([{ limit: '101' }, { limit: '0' }, { limit: 'x' }, { act: 'flew' }, { person: 'kim' }, { cursor: 'x' }])(
    'rejects the query %j',
    async (query) => {
      expect((await admin.client.call('GET /api/audit', { query })).status).toBe(422)
    },
  )

  it('covers the own tenant only, and names nobody of another', async () => {
    const elsewhere = await createPerson(test, 'azure-coast', 'else', OWNER)
    // A line whose actor is a person of another tenant must not give their name away.
    await test.deps.db.execute(
      `insert into audit_log (tenant_id, id, actor_id, action, subject)
       select id, '0197f000-0000-7000-8000-000000000001', $1::uuid, 'signed-in', $1::uuid::text from tenant where slug = 'azure-coast'`,
      [kim.id],
    )
    const { items } = await log(elsewhere.client, { limit: '100' })

    expect(items.find(({ actor }) => actor?.id === kim.id)?.actor).toEqual({ id: kim.id, username: null })
    expect(items.filter(({ actor, subject }) => [actor?.username, subject?.username].includes('kim'))).toEqual([])
    expect(items.some(({ actor }) => actor?.username === 'else')).toBe(true)
  })

  it('of another tenant is for operators on the platform’s own site', async () => {
    const operator = await test.demo('waymark', 'operator')

    expect((await log(operator, { tenant: 'keystone', person: kim.id })).items).toHaveLength(3)
    expect((await log(operator, { person: kim.id })).items).toEqual([])
    expect((await operator.call('GET /api/audit', { query: { tenant: 'nobody' } })).status).toBe(404)
  })

  it('of all tenants is for operators, and names people and tenants', async () => {
    const operator = await test.demo('waymark', 'operator')
    const { items } = await log(operator, { tenant: '*', limit: '100' })

    expect(new Set(items.map(({ tenant }) => tenant)).size).toBeGreaterThan(1)
    expect(items.map(({ id }) => id)).toEqual(
      items
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    const hers = await log(operator, { tenant: '*', q: 'kim' })
    const keystone = await test.features.tenants.withSlug('keystone')
    expect(hers.items.some(({ act, actor }) => act === 'profile-changed' && actor?.username === 'kim')).toBe(true)
    expect(hers.items[0]?.tenant).toBe(keystone?.name)
    expect((await log(operator, { limit: '1' })).items[0]?.tenant).toBeNull()
    const table = await operator.call<string>('GET /api/audit', { query: { tenant: '*', q: 'kim', format: 'csv' } })
    expect(table.body).toMatch(/,Details,Tenant\r\n/)
  })

  it.each(['azure-coast', 'keystone', 'nobody', '*'])('of %s cannot be requested by a partner', async (tenant) => {
    const owner = await test.demo('waymark', 'owner')

    for (const client of [owner, admin.client]) {
      const { status, body } = await client.call('GET /api/audit', { query: { tenant } })
      expect([status, body.code]).toEqual([403, 'forbidden'])
    }
  })

  it('cannot be changed by the application', async () => {
    const tenant = await test.features.tenants.withSlug('keystone')
    const change = test.deps.db.inTenant(tenant?.id ?? '', (tx) =>
      tx.updateTable('audit_log').set({ subject: 'x' }).where('tenant_id', '=', tx.tenantId).execute(),
    )

    await expect(change).rejects.toThrow(/permission denied/)
  })
})

describe('the hash chain of the audit log', () => {
  it('is complete after many concurrent actions, and ends with a hash', async () => {
    const signIn = () =>
      test.visitor('keystone').call('POST /auth/login', { body: { username: 'at-once', password: 'x' } })
    await Promise.all(Array.from({ length: 5 }, signIn))
    const entries = await idsOf('keystone')

    expect(await check(admin.client)).toEqual({
      entries: entries.length,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
      faults: [],
      faultCount: 0,
    })
  })

  it('reveals a changed, a deleted and a forged entry', async () => {
    const owner = await createPerson(test, 'azure-coast', 'chain', OWNER)
    const [changed, , deleted] = await idsOf('azure-coast')
    const { db } = test.deps
    await db.execute(`update audit_log set address = '198.51.100.9' where id = $1`, [changed])
    await db.execute('delete from audit_log where id = $1', [deleted])
    const [added] = await idsOf('azure-coast').then((ids) => ids.slice(-1))
    await db.execute('delete from audit_chain where entry_id = $1', [added])

    expect((await check(owner.client)).faults).toEqual([
      { kind: 'changed', entryId: changed },
      { kind: 'missing', entryId: deleted },
      { kind: 'unlinked', entryId: added },
    ])
  })

  it('of another tenant is verified by operators only', async () => {
    const operator = await test.demo('waymark', 'operator')
    const asked = { query: { tenant: 'keystone' } }

    expect((await operator.call('GET /api/audit/check', asked)).status).toBe(200)
    expect((await admin.client.call('GET /api/audit/check', asked)).status).toBe(403)
    expect((await kim.client.call('GET /api/audit/check')).status).toBe(403)
  })

  it('cannot be changed by the application', async () => {
    const tenant = await test.features.tenants.withSlug('keystone')
    const change = test.deps.db.inTenant(tenant?.id ?? '', (tx) =>
      tx.deleteFrom('audit_chain').where('tenant_id', '=', tx.tenantId).execute(),
    )

    await expect(change).rejects.toThrow(/permission denied/)
  })
})

async function check(client: Client): Promise<AuditCheck> {
  const { status, body } = await client.call<AuditCheck>('GET /api/audit/check')
  if (status !== 200) throw new Error(`the check was refused: ${status}`)
  return body
}

/** The entries of a tenant in the order of the chain. */
async function idsOf(slug: string): Promise<string[]> {
  const { rows } = await test.deps.db.execute(
    `select entry_id as id from audit_chain join tenant on tenant.id = tenant_id where slug = $1 order by seq`,
    [slug],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

async function log(client: Client, query: Record<string, string> = {}): Promise<Log> {
  const { status, body } = await client.call<Log>('GET /api/audit', { query })
  if (status !== 200) throw new Error(`the log was refused: ${status}`)
  return body
}
