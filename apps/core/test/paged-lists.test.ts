import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../src/platform/ids.ts'
import { type TestApp, testApp } from './app.ts'
import type { Client, Reply } from './client.ts'

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
  const moment = (at: number) => new Date(AT.getTime() + Math.floor(at / 3))
  const { execute } = test.deps.db
  for (let at = 0; at < MANY; at++) {
    await execute(
      `insert into app_user (tenant_id, id, username, role, created_at) values ($1, $2, $3, 'customer', $4)`,
      [tenantId, newId(), `many ${at}`, moment(at)],
    )
    await execute(
      `insert into payment_news (tenant_id, id, kind, ref, received_at) values ($1, $2, 'payment', 'pi_many', $3)`,
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
  ['GET /api/admin/payment-news', { q: 'pi_many' }],
  ['GET /api/billing/history', {}],
])('%s', (key, query) => {
  const reader = () => (key.includes('/admin/') ? operator : customer)

  it('answers at most 100 at once, and by its Link header each of many exactly once', async () => {
    const found = await pages(reader(), key, query)
    expect(found.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(new Set(found.flat().map(({ id }) => id)).size).toBe(MANY)
  })

  it('keeps its order and its search from page to page, in pages of any size', async () => {
    const whole = (await pages(reader(), key, query)).flat()
    const small = await pages(reader(), key, { ...query, limit: '37' })
    expect(small.map(({ length }) => length)).toEqual([37, 37, 37, 37, 37, 37, 28])
    expect(small.flat()).toEqual(whole)
  })

  it('refuses more than 100 at once, and a cursor that it never answered', async () => {
    for (const wrong of [{ limit: '101' }, { limit: '0' }, { cursor: 'x' }, { cursor: "1.';--" }])
      expect([wrong, (await reader().call(key, { query: wrong })).status]).toEqual([wrong, 422])
    for (const cursor of ['1.x', '9999999999999999.x'])
      expect([cursor, (await reader().call(key, { query: { cursor } })).status]).toEqual([cursor, 200])
  })
})

it.each(['GET /api/admin/avatars', 'GET /api/admin/videos'])('%s is paged as well', async (key) => {
  const whole = (await pages(operator, key)).flat()
  const small = await pages(operator, key, { limit: '2' })
  expect(small.flat()).toEqual(whole)
  for (const page of small) expect(page.length).toBeLessThanOrEqual(2)
})
