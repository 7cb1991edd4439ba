import type { AdminTenant } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { until } from '../until.ts'

const NEW = {
  name: 'Costa Verde Homes',
  slug: 'costa-verde',
  plan: 'growth',
  vertical: 'property',
  currency: 'EUR',
  ownerEmail: 'lena@costaverde.example',
}

const HTML = { headers: { accept: 'text/html' } }

let test: TestApp
let operator: Client

beforeAll(async () => {
  test = await testApp()
  operator = await test.demo('waymark', 'operator')
})
afterAll(() => test.close())

describe('a new partner', () => {
  it('has a site that sells at once, in its own name and with the texts of its trade', async () => {
    const { status, body } = await create(NEW)

    expect(status).toBe(201)
    expect(body).toMatchObject({ slug: 'costa-verde', plan: 'growth', status: 'active', owner: 'invited', people: 0 })
    const { body: branding } = await test.visitor('costa-verde').call<{ presenters: unknown[] }>('GET /api/branding')
    expect(branding).toMatchObject({
      brand: { companyName: 'Costa Verde Homes' },
      vertical: 'property',
      prices: { currency: 'EUR' },
      words: { scriptLabel: 'Property Script' },
      supportEmail: NEW.ownerEmail,
      isFlagship: false,
    })
    expect(branding.presenters).toHaveLength(8)
    expect(JSON.stringify(branding)).not.toMatch(/keystone|waymark/i)
    const customer = await test.customer('costa-verde', 'first')
    expect((await customer.call<unknown[]>('GET /api/avatars')).body).toHaveLength(8)
  })

  it('gets its first owner by an invitation in its own name, once', async () => {
    const mail = await mailTo(NEW.ownerEmail)
    expect(mail.subject).toBe('You’re invited to Costa Verde Homes')
    expect(mail.text).toContain('You’re invited to run Costa Verde Homes')
    expect(mail.text).toContain('http://costa-verde.localhost')
    expect(mail.text).not.toMatch(/waymark|vitrine/i)
    const token = /token=([\w-]+)/.exec(String(mail.text))?.[1]
    const owner = test.visitor('costa-verde')
    const body = { token, username: 'lena', password: 'three plain words' }

    expect((await owner.call('POST /auth/accept-invitation', { body })).body.user).toMatchObject({
      role: 'partner',
      memberRole: 'owner',
    })
    expect((await owner.call('POST /auth/accept-invitation', { body })).status).toBe(400)
    expect((await find('costa-verde')).owner).toBe('here')
  })

  it.each([
    ['costa-verde', 409, 'slug-taken'],
    ['waymark', 409, 'slug-taken'],
    ['www', 422, 'invalid'],
    ['admin', 422, 'invalid'],
    ['vitrine', 422, 'invalid'],
    ['ab', 422, 'invalid'],
    ['a--b', 422, 'invalid'],
    ['xn--bcher-kva', 422, 'invalid'],
    ['-abc', 422, 'invalid'],
    ['a.b.c', 422, 'invalid'],
    ['1abc', 422, 'invalid'],
    ['x'.repeat(41), 422, 'invalid'],
  ])('cannot use the address %s', async (slug, status, code) => {
    expect(await create({ ...NEW, slug })).toMatchObject({ status, body: { code } })
  })

  it('is created once by concurrent requests for one address', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ ...NEW, slug: 'twice-asked' })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('is created by operators only', async () => {
    const owner = await test.demo('azure-coast', 'owner')

    expect((await owner.call('POST /api/admin/tenants', { body: NEW })).status).toBe(404)
    expect((await (await test.demo('waymark', 'owner')).call('POST /api/admin/tenants', { body: NEW })).status).toBe(
      403,
    )
  })
})

describe('a partner’s month', () => {
  it('includes charges of customers, also after they deleted the video', async () => {
    const customer = await test.customer('azure-coast', 'counted')
    const { body: avatars } = await customer.call<{ id: string }[]>('GET /api/avatars')
    const body = { script: 'A quiet morning by the water.', avatarId: avatars[0]?.id }
    const { body: video } = await customer.call<{ id: string }>('POST /api/videos', { body })
    await customer.finished(video.id)
    await customer.call('DELETE /api/videos/:id', { params: { id: video.id } })

    // A partner who came in this month owes for what is left of it.
    await test.deps.db.execute(`update app_user set created_at = date_trunc('month', now(), 'UTC')`)
    const { month } = await find('azure-coast')
    expect(month).toMatchObject({ videos: 1, twins: 0, fees: { baseCents: 250_000, totalCents: 250_000 } })
  })

  it('costs nothing before an owner has joined', async () => {
    const { body } = await create({ ...NEW, slug: 'waits-for-owner' })

    expect(body.month.fees).toBeNull()
  })
})

describe('pausing a partner', () => {
  it('closes its site at once and reopens it with everything, each with a log entry', async () => {
    const { id } = await find('azure-coast')
    const paused = await change(id, { status: 'suspended' })

    expect(paused.body.status).toBe('suspended')
    expect((await test.visitor('azure-coast').call('GET /', HTML)).status).toBe(503)
    expect((await change(id, { status: 'active' })).body.status).toBe('active')
    expect((await test.visitor('azure-coast').call('GET /', HTML)).status).toBe(200)
    const { body } = await operator.call<{ items: { act: string }[] }>('GET /api/audit', {
      query: { tenant: 'azure-coast' },
    })
    expect(body.items.map(({ act }) => act).filter((act) => act.startsWith('tenant'))).toEqual([
      'tenant-resumed',
      'tenant-paused',
    ])
  })

  it('is refused for the platform’s own site', async () => {
    const { id } = await find('waymark')

    expect((await change(id, { status: 'suspended' })).body).toMatchObject({ code: 'platform-tenant' })
  })
})

describe('deleting a partner', () => {
  it('requires the name of the company', async () => {
    const { id, name } = await find('keystone')

    expect((await remove(id, name.toUpperCase())).body.code).toBe('wrong-name')
    expect((await find('keystone')).id).toBe(id)
  })

  it('is for operators only', async () => {
    const { id, name } = await find('keystone')
    const ownOwner = await test.demo('keystone', 'owner')
    const platformOwner = await test.demo('waymark', 'owner')

    expect((await remove(id, name, ownOwner)).status).toBe(404)
    expect((await remove(id, name, platformOwner)).status).toBe(403)
    expect((await find('keystone')).id).toBe(id)
  })

  it('is refused for the platform’s own site', async () => {
    const { id, name } = await find('waymark')

    expect((await remove(id, name)).body.code).toBe('platform-tenant')
  })

  it('leaves no row or file, a receipt, and an address that is reserved for 30 days', async () => {
    const { id, name } = await find('costa-verde')
    const customer = await test.customer('costa-verde', 'leaves-too')
    const { body: avatars } = await customer.call<{ id: string }[]>('GET /api/avatars')
    const { body: video } = await customer.call<{ id: string }>('POST /api/videos', {
      body: { script: 'Hello.', avatarId: avatars[0]?.id },
    })
    await customer.finished(video.id)
    const { status, body: receipt } = await remove(id, name)

    expect(status).toBe(200)
    expect(receipt).toMatchObject({ slug: 'costa-verde', name, people: 3, videos: 1 })
    await until(async () => (await rowsOf(id)) === 0)
    await until(async () => {
      const found = await test.deps.db.execute('select step from tenant_removal where removed_id = $1', [id])
      return found.rows[0]?.step === 'swept'
    })
    expect((await test.visitor('costa-verde').call('GET /api/branding')).status).toBe(421)
    expect((await create(NEW)).body).toMatchObject({ code: 'slug-taken' })
    expect((await remove(id, name)).status).toBe(404)
  })
})

function create(body: object) {
  return operator.call<AdminTenant>('POST /api/admin/tenants', { body })
}

function change(id: string, body: object) {
  return operator.call<AdminTenant>('PATCH /api/admin/tenants/:id', { params: { id }, body })
}

function remove(id: string, name: string, client = operator) {
  return client.call('DELETE /api/admin/tenants/:id', { params: { id }, body: { name } })
}

async function find(slug: string): Promise<AdminTenant> {
  const { body } = await operator.call<{ items: AdminTenant[] }>('GET /api/admin/tenants', { query: { slug } })
  if (!body.items[0]) throw new Error(`${slug} is not in the list`)
  return body.items[0]
}

async function mailTo(recipient: string): Promise<Record<string, unknown>> {
  const read = () =>
    test.deps.db.execute('select subject, text from email_outbox where recipient = $1 order by id', [recipient])
  await until(async () => (await read()).rows.length > 0)
  return (await read()).rows[0] ?? {}
}

/** Returns the number of rows in all tables that belong to a tenant. */
async function rowsOf(tenantId: string): Promise<number> {
  const { db } = test.deps
  const { rows } = await db.execute(
    `select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id'`,
  )
  const counts = rows.map(
    ({ table_name }) => `(select count(*) from "${String(table_name)}" where tenant_id = '${tenantId}')`,
  )
  const { rows: sums } = await db.execute(`select (${counts.join(' + ')})::int as n`)
  return Number(sums[0]?.n)
}
