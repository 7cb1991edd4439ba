import type { PlatformInvoice, PlatformInvoiceStats, ReconciliationReport, UsageMonth } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'

const MONTH = '2026-03'
const PARTNERS = 130
const TERMS = { priceCents: 10_000, videosIncluded: 50, overageCents: 100, twinsIncluded: 0, twinCents: 500 }

let test: TestApp
let operator: Client
let owner: Client
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  operator = await test.demo('waymark', 'operator')
  owner = await test.demo('azure-coast', 'owner')
  tenantId = (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
  const { execute } = test.deps.db
  await execute(
    `insert into platform_invoice (tenant_id, month, terms, videos, twins, total_cents, issued_at, due_at)
     select $1, to_char(date '2010-01-01' + n * interval '1 month', 'YYYY-MM'), $2, n, 0, 10000, now(), now()
     from generate_series(0, 149) n`,
    [tenantId, JSON.stringify(TERMS)],
  )
  for (let at = 0; at < PARTNERS; at++) {
    const id = newId()
    await execute(
      `insert into tenant (id, slug, name, kind, vertical, plan, status, settings, created_at)
       select $1, $2, $3, 'partner', vertical, $4, 'active', settings, '2026-01-01' from tenant where slug = 'keystone'`,
      [id, `many-${at}`, `Agency ${at % 60}`, ['growth', 'pro', 'enterprise'][at % 3]],
    )
    await execute(
      `insert into app_user (tenant_id, id, username, role, member_role, created_at)
       values ($1, $2, 'owner', 'partner', 'owner', '2026-01-01')`,
      [id, newId()],
    )
  }
})
afterAll(() => test.close())

/** All pages of a list, by their Link headers. */
async function pages<Page>(client: Client, key: string, query: Record<string, string> = {}): Promise<Page[]> {
  const found: Page[] = []
  for (let next: Record<string, string> | undefined = query; next;) {
    const answer: Reply<Page> = await client.call<Page>(key, { query: next })
    expect(answer.status).toBe(200)
    found.push(answer.body)
    const address: string | undefined = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
    next = address ? Object.fromEntries(new URL(address, 'http://host').searchParams) : undefined
    expect(found.length).toBeLessThan(20)
  }
  return found
}

it('a tenant’s bills are paged, newest first, each once', async () => {
  const found = await pages<UsageMonth[]>(owner, 'GET /api/whitelabel/invoices')
  expect(found.map(({ length }) => length)).toEqual([100, 50])
  const months = found.flat().map(({ month }) => month)
  expect([months[0], months.at(-1)]).toEqual(['2022-06', '2010-01'])
  expect(months).toEqual(months.toSorted().toReversed())
  expect(new Set(months).size).toBe(150)
})

describe('the bills of all partners for a month', () => {
  const list = (query: Record<string, string> = {}) =>
    pages<PlatformInvoice[]>(operator, 'GET /api/admin/invoices', { month: MONTH, ...query })
  const stats = async () =>
    (await operator.call<PlatformInvoiceStats>('GET /api/admin/invoices/stats', { query: { month: MONTH } })).body

  it('are paged, by name unless sorted otherwise', async () => {
    const found = await list()
    expect(found.map(({ length }) => length)).toEqual([100, 30])
    const names = found.flat().map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(new Set(found.flat().map((invoice) => invoice.tenantId)).size).toBe(PARTNERS)
  })

  it.each(['name', 'base', 'twins', 'overage', 'total', 'state'])('can be sorted by %s', async (sort) => {
    const up = (await list({ sort, order: 'asc', limit: '40' })).flat()
    const down = (await list({ sort, order: 'desc' })).flat()
    expect(up.map((invoice) => invoice.tenantId)).toEqual(down.map((invoice) => invoice.tenantId).toReversed())
    const totals = up.map(({ fees }) => (sort === 'total' ? fees.totalCents : 0))
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  })

  it('have totals over all pages, also after one was issued and paid', async () => {
    const total = (await list()).flat().reduce((sum, { fees }) => sum + fees.totalCents, 0)
    expect(await stats()).toEqual({ invoices: PARTNERS, totalCents: total, openCents: 0, toIssue: PARTNERS })
    const one = (await list()).flat().at(-1)
    const issued = await operator.call('POST /api/admin/invoices', { body: { month: MONTH, tenantId: one?.tenantId } })
    expect(issued.body).toEqual({ issued: 1 })
    expect(await stats()).toMatchObject({ openCents: one?.fees.totalCents, toIssue: PARTNERS - 1 })
    const paid = { month: MONTH, tenantId: one?.tenantId, isPaid: true }
    expect((await operator.call('PATCH /api/admin/invoices', { body: paid })).body).toMatchObject({
      tenantId: one?.tenantId,
      state: 'paid',
    })
    expect(await stats()).toMatchObject({ totalCents: total, openCents: 0, toIssue: PARTNERS - 1 })
  })
})

it('reconciliation differences are paged, newest first, each once', async () => {
  const { execute } = test.deps.db
  await execute(
    `with bought as (
       insert into purchase (tenant_id, id, user_id, provider, lines, total_cents, currency, state, created_at)
       select $1, gen_random_uuid(), (select id from app_user where tenant_id = $1 limit 1), 'sandbox', '[]', 100, 'USD',
         'paid', now() from generate_series(1, 150) returning id)
     insert into reconciliation_difference (tenant_id, id, purchase_id, kind, ours, theirs, found_at)
     select $1, gen_random_uuid(), id, 'amount', '1', '2', timestamptz '2026-01-01' + (row_number() over () / 3) * interval '1 s'
     from bought`,
    [tenantId],
  )
  const found = await pages<ReconciliationReport>(operator, 'GET /api/admin/reconciliation')
  expect(found.map(({ differences }) => differences.length)).toEqual([100, 50])
  const all = found.flatMap(({ differences }) => differences)
  expect(new Set(all.map(({ id }) => id)).size).toBe(150)
  expect(all.map(({ foundAt }) => foundAt)).toEqual(
    all
      .map(({ foundAt }) => foundAt)
      .toSorted()
      .toReversed(),
  )
  expect(Object.keys(all[0] ?? {})).not.toContain('place')
})
