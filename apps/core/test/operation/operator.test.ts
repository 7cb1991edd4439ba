import type { AdminHealth } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp
let operator: { email: string; password: string }

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.credentials('operator')
})
afterAll(() => test.close())

describe('the operator’s sign-in', () => {
  it('accepts an operator, whatever the capitals of the address', async () => {
    const client = test.visitor('waymark')
    const { status, body } = await signIn(
      'waymark',
      { ...operator, email: ` ${operator.email.toUpperCase()} ` },
      client,
    )

    expect([status, (body.user as { role: string }).role]).toEqual([200, 'operator'])
    expect((await client.call('GET /api/admin/users')).status).toBe(200)
  })

  it.each([
    ['a wrong password', { password: 'wrong' }],
    ['a stranger of the staff domain', { email: 'nobody@vitrine.example' }],
  ])('refuses %s', async (_who, change) => {
    const { status, body } = await signIn('waymark', { ...operator, ...change })

    expect([status, body.code, body.message]).toEqual([401, 'wrong-staff-credentials', 'Invalid credentials'])
  })

  it.each([
    'someone@gmail.example',
    'olive@vitrine.example.evil.example',
    'olive@evilvitrine.example',
    'olive',
    'vitrine.example',
  ])('rejects %s', async (email) => {
    const { status, body } = await signIn('waymark', { ...operator, email })

    expect([status, body.message]).toEqual([403, 'Admin access restricted to the staff domain'])
  })

  it('rejects a customer with an address of the staff domain', async () => {
    const account = { username: 'pretender', email: 'pretender@vitrine.example', password: 'three plain words' }
    await test.visitor('waymark').call('POST /auth/register', { body: account })
    const { status, body } = await signIn('waymark', account)

    expect([status, body.code]).toEqual([401, 'wrong-staff-credentials'])
  })

  it('rejects an owner of a tenant', async () => {
    const owner = await test.credentials('owner')

    expect((await signIn('waymark', owner)).status).toBe(403)
    await test.deps.db.execute(`update app_user set email = 'owner@vitrine.example' where lower(email) = lower($1)`, [
      owner.email,
    ])
    expect((await signIn('waymark', { ...owner, email: 'owner@vitrine.example' })).status).toBe(401)
  })

  it('cannot be blocked by a user name that is the operator’s address', async () => {
    const taken = await test
      .visitor('waymark')
      .call('POST /auth/register', { body: { username: operator.email, password: 'three plain words' } })

    expect(taken.status).toBe(400)
    expect((await signIn('waymark', operator)).status).toBe(200)
  })

  it('does not exist on another tenant', async () => {
    const { status, body } = await signIn('keystone', operator)

    expect([status, body.code]).toEqual([404, 'not-found'])
  })

  it.each([{ email: '', password: 'x' }, { email: 'a@vitrine.example', password: '' }, {}])(
    'requires address and password: %j',
    async (body) => {
      const answer = await test.visitor('waymark').call('POST /api/admin/login', { body })

      expect([answer.status, answer.body.message]).toEqual([422, 'Please enter both email and password'])
    },
  )
})

describe('the operator', () => {
  it.each([
    ['ROS', ['rosa']],
    ['lindqvist', ['rosa']],
    ['rosa@keystone', ['rosa']],
    ['%', []],
    ['_', []],
    ["'", []],
  ])('finds people by %j', async (q, expected) => {
    const client = await test.demo('waymark', 'operator')
    const { body } = await client.call<{ username: string; tenant: string; credits: number }[]>(
      'GET /api/admin/users',
      { query: { q } },
    )

    expect(body.map(({ username }) => username)).toEqual(expected)
    expect(body.every(({ tenant, credits }) => tenant === 'Keystone' && credits === 3)).toBe(true)
  })

  it('lists the tenants in pages that neither repeat nor omit one', async () => {
    const client = await test.demo('waymark', 'operator')
    type Part = { items: { slug: string }[]; nextCursor: string | null }
    const { body: first } = await client.call<Part>('GET /api/admin/tenants', { query: { limit: '2' } })
    const query = { limit: '2', cursor: first.nextCursor ?? '' }
    const { body: last } = await client.call<Part>('GET /api/admin/tenants', { query })

    expect([...first.items, ...last.items].map(({ slug }) => slug).toSorted()).toEqual([
      'azure-coast',
      'keystone',
      'waymark',
    ])
    expect(last.nextCursor).toBeNull()
  })

  it('sees the figures of the whole platform', async () => {
    const client = await test.demo('waymark', 'operator')
    const { body: users } = await client.call<{ credits: number }[]>('GET /api/admin/users')
    const { body } = await client.call<{ userCredits: number; avatars: { stock: number } }>('GET /api/admin/system')

    expect(body.userCredits).toBe(users.reduce((sum, { credits }) => sum + credits, 0))
    expect(body.avatars.stock).toBe(8 + 8 + 5)
  })
})

function signIn(
  tenant: string,
  { email, password }: { email: string; password: string },
  client = test.visitor(tenant),
) {
  return client.call('POST /api/admin/login', { body: { email, password } })
}

describe('the system page', () => {
  it('shows operators queues, database, disk, deliveries, domains, backup and this process', async () => {
    const operator = await test.demo('waymark', 'operator')
    const { status, body } = await operator.call<AdminHealth>('GET /api/admin/health')

    expect(status).toBe(200)
    expect(body).toMatchObject({
      database: { milliseconds: expect.any(Number) },
      webhooks: { pending: 0, failed: 0, ended: 0 },
      domains: { live: 0, waiting: 0, lost: 0, nextCertificateEnd: null },
      backupAt: null,
      drill: null,
      node: { role: 'all' },
      nodes: [],
    })
    expect(body.database.bytes).toBeGreaterThan(1_000_000)
    expect(body.disk.freeBytes).toBeLessThanOrEqual(body.disk.totalBytes)
    expect((await (await test.demo('waymark', 'owner')).call('GET /api/admin/health')).status).toBe(403)
  })

  it('shows how many jobs wait, and for how long', async () => {
    const { db, queue } = test.deps
    const tenant = await test.features.tenants.withSlug('keystone')
    await db.inTenant(tenant?.id ?? '', (tx) => queue.send(tx, 'preview', { tenantId: tx.tenantId }))
    const operator = await test.demo('waymark', 'operator')
    const { body } = await operator.call<AdminHealth>('GET /api/admin/health')

    const preview = body.queues.find(({ name }) => name === 'preview')
    expect(preview).toMatchObject({ running: 0, failed: 0, oldestSeconds: expect.any(Number) })
    expect(preview?.waiting).toBeGreaterThan(0)
  })
})
