import { type AuditLine, acts } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import type { Client } from './client.ts'
import { type Somebody, somebody } from './people.ts'

const ADMIN = { role: 'partner', finerRole: 'admin' } as const
const OWNER = { role: 'partner', finerRole: 'owner' } as const

type Log = { items: AuditLine[]; nextCursor: string | null }

let test: TestApp
let admin: Somebody
let kim: Somebody

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  admin = await somebody(test, 'keystone', 'adam', ADMIN)
  kim = await somebody(test, 'keystone', 'kim', { role: 'customer', finerRole: 'member' })
  await kim.client.call('PATCH /auth/profile', { body: { displayName: 'Kim the first' } })
  await test.visitor('keystone').call('POST /auth/login', { body: { username: 'nobody-here', password: 'x' } })
})
afterAll(() => test.close())

describe('the audit log', () => {
  it('tells who did what to whom, from where and when, newest first', async () => {
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

  it('says nothing that somebody typed', async () => {
    expect(JSON.stringify(await log(admin.client, { limit: '100' }))).not.toMatch(/nobody-here|Kim the first/)
  })

  it('has words for every act that it shows', async () => {
    const { items } = await log(admin.client, { limit: '100' })

    expect(items.map(({ act }) => act).filter((act) => !(act in acts))).toEqual([])
  })

  it('is narrowed by act and by person', async () => {
    const refused = await log(admin.client, { act: 'sign-in-refused' })
    const hers = await log(admin.client, { person: kim.id })

    expect([...new Set(refused.items.map(({ act }) => act))]).toEqual(['sign-in-refused'])
    expect(hers.items.map(({ act }) => act)).toEqual(['profile-changed', 'signed-in', 'account-opened'])
    expect((await log(admin.client, { person: kim.id, act: 'password-reset' })).items).toEqual([])
  })

  it('comes in parts that neither repeat nor leave out a line, also while lines are added', async () => {
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
    'refuses %j',
    async (query) => {
      expect((await admin.client.call('GET /api/audit', { query })).status).toBe(422)
    },
  )

  it('is of the own tenant only, and names nobody of another', async () => {
    const elsewhere = await somebody(test, 'azure-coast', 'else', OWNER)
    // A line whose actor is a person of another tenant must not give their name away.
    await test.deps.db.execute(
      `insert into audit_line (tenant_id, id, actor_id, act, subject)
       select id, '0197f000-0000-7000-8000-000000000001', $1::uuid, 'signed-in', $1::uuid::text from tenant where slug = 'azure-coast'`,
      [kim.id],
    )
    const { items } = await log(elsewhere.client, { limit: '100' })

    expect(items.find(({ actor }) => actor?.id === kim.id)?.actor).toEqual({ id: kim.id, username: null })
    expect(items.filter(({ actor, subject }) => [actor?.username, subject?.username].includes('kim'))).toEqual([])
    expect(items.some(({ actor }) => actor?.username === 'else')).toBe(true)
  })

  it('of another tenant is for operators, on their own site', async () => {
    const operator = await test.demo('waymark', 'operator')

    expect((await log(operator, { tenant: 'keystone', person: kim.id })).items).toHaveLength(3)
    expect((await log(operator, { person: kim.id })).items).toEqual([])
    expect((await operator.call('GET /api/audit', { query: { tenant: 'nobody' } })).status).toBe(404)
  })

  it.each(['azure-coast', 'keystone', 'nobody'])('of %s is nothing that a partner may name', async (tenant) => {
    const owner = await test.demo('waymark', 'owner')

    for (const client of [owner, admin.client]) {
      const { status, body } = await client.call('GET /api/audit', { query: { tenant } })
      expect([status, body.code]).toEqual([403, 'forbidden'])
    }
  })

  it('cannot be changed by the application', async () => {
    const tenant = await test.features.tenants.withSlug('keystone')
    const change = test.deps.db.inTenant(tenant?.id ?? '', (tx) =>
      tx.updateTable('audit_line').set({ subject: 'x' }).where('tenant_id', '=', tx.tenantId).execute(),
    )

    await expect(change).rejects.toThrow(/permission denied/)
  })
})

async function log(client: Client, query: Record<string, string> = {}): Promise<Log> {
  const { status, body } = await client.call<Log>('GET /api/audit', { query })
  if (status !== 200) throw new Error(`the log was refused: ${status}`)
  return body
}
