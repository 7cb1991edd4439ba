import type { AdminTenant, AdminUser, AdminUserStats } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'

const MANY = 250
const AT = new Date('2026-05-01T10:00:00Z')

let test: TestApp
let operator: Client
let customer: Client
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  customer = await test.customer('waymark', 'reader')
  const { body } = await customer.call<{ user: { id: string } }>('GET /auth/user')
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
  // Three rows share each moment, so that a page ends between rows that only the id tells apart.
  await test.deps.db.execute(
    `insert into video (tenant_id, id, user_id, title, property_address, script, language, presenter_id, status,
       quoted_half_credits)
     select $1, gen_random_uuid(), $2, 'Film ' || n % 7, 'Road ' || n % 5, 'x', 'en', 'maya',
       (array['ready', 'failed', 'pending'])[1 + n % 3], 1 from generate_series(1, 30) n`,
    [tenantId, body.user.id],
  )
  const moment = (at: number) => new Date(AT.getTime() + Math.floor(at / 3))
  const { execute } = test.deps.db
  for (let at = 0; at < MANY; at++) {
    await execute(
      `insert into app_user (tenant_id, id, username, role, subscription_status, created_at)
       values ($1, $2, $3, 'customer', $4, $5)`,
      [tenantId, newId(), `many ${at}`, at < 40 ? 'active' : null, moment(at)],
    )
    await execute(
      `insert into webhook_event (tenant_id, id, kind, ref, received_at) values ($1, $2, 'payment', 'pi_many', $3)`,
      [tenantId, `evt_${at}`, moment(at)],
    )
    await execute(
      `insert into purchase (tenant_id, id, user_id, provider, lines, total_cents, currency, state, failure, created_at)
       values ($1, $2, $3, 'sandbox', '[]', 100, 'USD', 'failed', 'Your card was declined.', $4)`,
      [tenantId, newId(), body.user.id, moment(at)],
    )
  }
})
afterAll(() => test.close())

/** All pages of a list, by their Link headers. */
async function pages(client: Client, key: string, query: Record<string, string> = {}) {
  const found: { id: string }[][] = []
  for (let next: Record<string, string> | undefined = query; next;) {
    const answer: Reply<{ id: string }[]> = await client.call(key, { query: next })
    const { status, body, headers } = answer
    expect(status).toBe(200)
    found.push(body)
    const address: string | undefined = /^<([^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
    next = address ? Object.fromEntries(new URL(address, 'http://host').searchParams) : undefined
    expect(found.length).toBeLessThan(20)
  }
  return found
}

describe.each([
  ['GET /api/admin/users', { q: 'many ' }],
  ['GET /api/admin/webhook-events', { q: 'pi_many' }],
  ['GET /api/billing/history', {}],
])('%s', (key, query) => {
  const reader = () => (key.includes('/admin/') ? operator : customer)

  it('returns at most 100 rows, and its Link headers lead to every row exactly once', async () => {
    const found = await pages(reader(), key, query)
    expect(found.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(new Set(found.flat().map(({ id }) => id)).size).toBe(MANY)
  })

  it('keeps order and search from page to page, at any page size', async () => {
    const whole = (await pages(reader(), key, query)).flat()
    const small = await pages(reader(), key, { ...query, limit: '37' })
    expect(small.map(({ length }) => length)).toEqual([37, 37, 37, 37, 37, 37, 28])
    expect(small.flat()).toEqual(whole)
  })

  it('rejects more than 100 rows at once, and unknown cursors', async () => {
    for (const wrong of [{ limit: '101' }, { limit: '0' }, { cursor: 'x' }, { cursor: "1.';--" }])
      expect([wrong, (await reader().call(key, { query: wrong })).status]).toEqual([wrong, 422])
    for (const cursor of ['1.x', '9999999999999999.x'])
      expect([cursor, (await reader().call(key, { query: { cursor } })).status]).toEqual([cursor, 200])
  })
})

const SORTED = {
  'GET /api/admin/users': ['createdAt', 'user', 'email', 'credits', 'subscription', 'videos', 'avatars'],
  'GET /api/admin/videos': ['createdAt', 'title', 'status', 'propertyAddress', 'tenant'],
  'GET /api/admin/avatars': ['createdAt', 'name', 'type', 'status', 'tenant'],
}
const EACH_SORT = Object.entries(SORTED).flatMap(([key, sorts]) => sorts.map((sort) => [key, sort] as const))

describe.each(EACH_SORT)('%s sorted by %s', (key, sort) => {
  const limit = key.endsWith('users') ? '90' : '4'

  it('contains each row once, in the same order up and down', async () => {
    const up = (await pages(operator, key, { sort, order: 'asc', limit })).flat()
    const down = (await pages(operator, key, { sort, order: 'desc', limit })).flat()
    expect(new Set(up.map(({ id }) => id)).size).toBe(up.length)
    expect(up.map(({ id }) => id)).toEqual(down.map(({ id }) => id).toReversed())
    const places = up.map((row) => placeIn(row, sort))
    const numbers = places.filter((place) => typeof place === 'number')
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    // Which of two texts is first depends on the database; those that are alike stand together everywhere.
    expect(places.filter((place, at) => place !== places[at - 1]).length).toBe(new Set(places).size)
  })

  it('handles made-up cursors and cursors of another order', async () => {
    for (const cursor of ['00.x', 'ff.x', '.x', '-9999999999999999.x', `${'f'.repeat(800)}.x`])
      expect([cursor, (await operator.call(key, { query: { sort, cursor } })).status]).toEqual([cursor, 200])
  })
})

/** Returns the sort value of a row. */
function placeIn(row: Record<string, unknown>, sort: string): number | string {
  const names: Record<string, unknown> = {
    user: row['displayName'] ?? row['username'],
    subscription: row['subscriptionStatus'],
    videos: row['totalVideos'],
    avatars: row['totalAvatars'],
    ...row,
  }
  const value = names[sort] ?? ''
  if (sort === 'createdAt') return Date.parse(String(value))
  return typeof value === 'number' ? value : String(value).toLowerCase()
}

it.each([
  ['GET /api/admin/users', { sort: 'password' }],
  ['GET /api/admin/users', { order: 'up' }],
  ['GET /api/admin/videos', { status: 'gone' }],
])('%s rejects %j', async (key, query: Record<string, string>) => {
  expect((await operator.call(key, { query })).status).toBe(422)
})

describe('the totals of people', () => {
  const stats = async (query: Record<string, string> = {}) =>
    (await operator.call<AdminUserStats>('GET /api/admin/users/stats', { query })).body

  it('cover everybody, not only the first hundred', async () => {
    const everybody = (await pages(operator, 'GET /api/admin/users')).flat() as unknown as AdminUser[]
    const sum = (figure: (user: AdminUser) => number) => everybody.reduce((total, user) => total + figure(user), 0)
    expect(everybody.length).toBeGreaterThan(MANY)
    expect(await stats()).toEqual({
      totalUsers: everybody.length,
      activeSubscribers: 40,
      totalVideos: sum(({ totalVideos }) => totalVideos),
      totalCredits: sum(({ credits }) => credits),
    })
  })

  it('cover the people whom a search finds in one tenant', async () => {
    expect(await stats({ q: 'MANY ' })).toMatchObject({ totalUsers: MANY, activeSubscribers: 40, totalVideos: 0 })
    expect(await stats({ q: 'many ', tenant: 'keystone' })).toMatchObject({ totalUsers: 0, totalCredits: 0 })
    expect(await stats({ q: 'many 1%' })).toMatchObject({ totalUsers: 0 })
  })

  it('match the list with the same filter', async () => {
    const listed = (await pages(operator, 'GET /api/admin/users', { tenant: 'keystone' })).flat()
    expect(listed.every((user) => (user as unknown as AdminUser).tenantSlug === 'keystone')).toBe(true)
    expect(await stats({ tenant: 'keystone' })).toMatchObject({ totalUsers: listed.length })
  })
})

it.each(['videos', 'avatars'])('GET /api/admin/%s is filtered by words and status', async (list) => {
  const key = `GET /api/admin/${list}`
  const all = (await pages(operator, key)).flat() as unknown as { title: string; name: string; status: string }[]
  const wordOf = (row: (typeof all)[number]) => (list === 'videos' ? row.title : row.name)
  const word = wordOf(all[0] ?? { title: '', name: '', status: '' })
  const found = (await pages(operator, key, { q: word.toUpperCase() })).flat() as unknown as typeof all
  expect(found.map(wordOf)).toContain(word)
  expect(found.length).toBeLessThan(all.length)
  expect((await pages(operator, key, { status: 'failed' })).flat()).toEqual(
    all.filter(({ status }) => status === 'failed'),
  )
})

describe('the list of tenants', () => {
  type Part = { items: AdminTenant[]; nextCursor: string | null }
  const list = async (query: Record<string, string>) => {
    const found: AdminTenant[] = []
    for (let next: Record<string, string> | undefined = query; next;) {
      const { status, body }: Reply<Part> = await operator.call<Part>('GET /api/admin/tenants', { query: next })
      expect(status).toBe(200)
      found.push(...body.items)
      next = body.nextCursor === null ? undefined : { ...query, cursor: body.nextCursor }
      expect(found.length).toBeLessThan(500)
    }
    return found
  }

  beforeAll(async () => {
    const { db } = test.deps
    for (let at = 0; at < 120; at++)
      await db.execute(
        `insert into tenant (id, slug, name, kind, vertical, plan, status, settings, created_at)
         select $1, $2, $3, 'partner', vertical, $4, $5, settings, $6 from tenant where slug = 'azure-coast'`,
        [newId(), `many-${at}`, `Agency ${at % 60}`, ['growth', 'pro', 'enterprise'][at % 3], 'active', AT],
      )
    for (const table of ['brand', 'price_list'])
      await db.execute(
        `insert into ${table} select made.* from ${table} as model
         join tenant on tenant.id = model.tenant_id and tenant.slug = 'azure-coast'
         cross join (select id from tenant where slug like 'many-%') as many
         cross join lateral jsonb_populate_record(model, jsonb_build_object('tenant_id', many.id)) as made`,
      )
  })

  it.each(['createdAt', 'name', 'plan', 'status', 'videos', 'fees'])('is sorted by %s, page by page', async (sort) => {
    const up = await list({ sort, order: 'asc', limit: '100' })
    const down = await list({ sort, order: 'desc', limit: '50' })
    expect(up.length).toBe(3 + 120)
    expect(up.map(({ slug }) => slug)).toEqual(down.map(({ slug }) => slug).toReversed())
    const texts = up.map(({ name, plan, status, createdAt }) => ({ name, plan, status, createdAt })[sort] ?? '')
    expect(texts).toEqual(texts.toSorted((one, other) => (one < other ? -1 : Number(one > other))))
  })

  it('is filtered by kind and name', async () => {
    expect((await list({ kind: 'flagship' })).map(({ slug }) => slug).toSorted()).toEqual(['keystone', 'waymark'])
    expect((await list({ q: 'AGENCY 59' })).map(({ slug }) => slug).toSorted()).toEqual(['many-119', 'many-59'])
  })

  it('has all names in a separate list', async () => {
    const found = (await pages(operator, 'GET /api/admin/tenants/names', { limit: '50' })).flat()
    const names = found as unknown as { slug: string; name: string }[]
    expect(names.length).toBe(3 + 120)
    expect(new Set(names.map(({ slug }) => slug)).size).toBe(names.length)
  })

  it('has totals over all pages', async () => {
    const partners = await list({ kind: 'partner' })
    const sum = (figure: (one: AdminTenant) => number) => partners.reduce((total, one) => total + figure(one), 0)
    expect((await operator.call('GET /api/admin/tenants/stats')).body).toEqual({
      partners: 121,
      paying: sum(({ month }) => Number(month.fees !== null)),
      feesCents: sum(({ month }) => month.fees?.totalCents ?? 0),
      videos: sum(({ month }) => month.videos),
      videosIncluded: sum(({ month }) => (month.fees ? (month.videosIncluded ?? 0) : 0)),
      waiting: sum(({ waiting }) => waiting),
    })
  })
})
