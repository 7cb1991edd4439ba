import type { PlatformInvoice, UsageLine, UsageMonth, WhitelabelPartner } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { avatarOf } from '../renditions.ts'
import { mailsDone } from '../outbox.ts'

const DAY_MS = 86_400_000
const HTML = { headers: { accept: 'text/html' } }

let test: TestApp
let operator: Client
let owner: Client
let ana: Client
let tenantId: string
let aheadMs = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  operator = await test.demo('waymark', 'operator')
  owner = await test.demo('azure-coast', 'owner')
  ana = await test.customer('azure-coast', 'ana')
  tenantId = String((await test.deps.db.execute(`select id from tenant where slug = 'azure-coast'`)).rows[0]?.id)
})
afterAll(() => test.close())

const started = new Date()
const month = started.toISOString().slice(0, 7)
const monthEnd = Date.UTC(started.getUTCFullYear(), started.getUTCMonth() + 1, 1)

/** Moves the owner's sign-up to `at`: a partner who starts within a month owes for the rest of it. */
async function ownerCame(at: Date): Promise<void> {
  await test.deps.db.execute(`update app_user set created_at = $2 where tenant_id = $1 and member_role = 'owner'`, [
    tenantId,
    at,
  ])
}

describe('the usage of a month', () => {
  it('counts each finished video once, with the same figure for partner and operator', async () => {
    await operator.call('PATCH /api/admin/tenants/:id', { params: { id: tenantId }, body: { terms: agreed(1) } })
    await ownerCame(new Date(`${month}-01T00:00:00Z`))
    for (const title of ['First', '=Second']) await makeRendition(title)
    const usage = await usageOf(owner)

    expect(usage).toMatchObject({ month, state: 'running', videos: 2, terms: agreed(1) })
    expect(usage.fees).toMatchObject({ baseCents: 99_900, overageVideos: 1, overageCents: 700, totalCents: 100_600 })
    const { body: partner } = await owner.call<WhitelabelPartner>('GET /api/whitelabel/partner')
    expect(partner).toMatchObject({ monthlyVideoUsage: 2, includedVideos: 1, overagePrice: 700 })
    expect((await invoicesOf(month)).find((bill) => bill.slug === 'azure-coast')?.fees).toEqual(usage.fees)
  })

  it('lists every video, and the sum with the plan is the total, page by page and as a table', async () => {
    const lines = await linesOf(0)
    const [first, second] = lines.items

    expect(lines).toMatchObject({ nextAfter: 1 })
    expect(first).toMatchObject({ position: 1, kind: 'video', title: 'First', username: 'ana', credits: 0.5, cents: 0 })
    expect(second).toBeUndefined()
    expect((await linesOf(1)).items).toMatchObject([{ position: 2, number: 2, cents: 700 }])
    const { body: table } = await owner.call<string>('GET /api/whitelabel/usage/lines', { query: { format: 'csv' } })
    const amounts = table
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',').at(-1)))
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1006)
    expect(table).toContain('"\'=Second"')
  })

  it('is charged from the day on which its owner joined: price and included videos are prorated, which the bill says', async () => {
    const days = new Date(monthEnd - DAY_MS).getUTCDate()
    await operator.call('PATCH /api/admin/tenants/:id', { params: { id: tenantId }, body: { terms: agreed(100) } })
    await ownerCame(new Date(monthEnd - 9.5 * DAY_MS))
    const usage = await usageOf(owner)

    expect(usage).toMatchObject({ agreed: agreed(100), part: { days: 10, of: days }, fees: { overageVideos: 0 } })
    expect(usage.fees?.baseCents).toBe(Math.round((99_900 * 10) / days))
    expect(usage.terms?.videosIncluded).toBe(Math.ceil(1000 / days))
    const { body: table } = await owner.call<string>('GET /api/whitelabel/usage/lines', { query: { format: 'csv' } })
    expect(table).toContain(`10 of ${days} days`)
    const { body: partner } = await owner.call<WhitelabelPartner>('GET /api/whitelabel/partner')
    expect(partner).toMatchObject({ includedVideos: 100, includedThisMonth: usage.terms?.videosIncluded })
    expect((await invoicesOf(month)).find((bill) => bill.slug === 'azure-coast')?.fees).toEqual(usage.fees)

    await ownerCame(new Date(`${month}-01T23:59:59Z`))
    await operator.call('PATCH /api/admin/tenants/:id', { params: { id: tenantId }, body: { terms: agreed(1) } })
    expect(await usageOf(owner)).toMatchObject({ part: null, fees: { baseCents: 99_900 } })
  })

  it('is not visible to others, and invalid months are rejected', async () => {
    expect((await ana.call('GET /api/whitelabel/usage')).status).toBe(403)
    expect((await usageOf(await test.demo('keystone', 'owner'))).videos).toBe(0)
    expect((await owner.call('GET /api/whitelabel/usage', { query: { month: '2026-13' } })).status).toBe(422)
  })
})

describe('the bill of a month', () => {
  it('is issued once after the month by the operator, and its owner is notified in the partner’s name', async () => {
    const body = { month }
    expect(await operator.call('POST /api/admin/invoices', { body })).toMatchObject({ body: { code: 'month-open' } })
    aheadMs = monthEnd + 2 * 3_600_000 - Date.now()
    for (const issued of [1, 0])
      expect((await operator.call('POST /api/admin/invoices', { body })).body).toEqual({ issued })

    expect((await invoicesOf(month)).map(({ slug, state }) => [slug, state])).toEqual([['azure-coast', 'issued']])
    expect((await owner.call<UsageMonth[]>('GET /api/whitelabel/invoices')).body).toMatchObject([
      { month, state: 'issued', videos: 2, fees: { totalCents: 100_600 } },
    ])
    const [mail, ...others] = await mails('Your invoice for')
    expect(others).toEqual([])
    expect(mail).toContain('$1,006.00')
    expect(mail).not.toMatch(/waymark|vitrine/i)
  })

  it('keeps the terms of its month when other terms apply later', async () => {
    await operator.call('PATCH /api/admin/tenants/:id', { params: { id: tenantId }, body: { plan: 'pro' } })

    expect((await usageOf(owner, month)).fees?.totalCents).toBe(100_600)
    expect((await usageOf(owner)).terms).toMatchObject({ priceCents: 500_000, videosIncluded: 750 })
  })

  it('is available as a PDF', async () => {
    const { status, headers } = await owner.call(`GET /api/whitelabel/invoices/${month}.pdf`)

    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await owner.call('GET /api/whitelabel/invoices/2020-01.pdf')).status).toBe(404)
  })

  it('that stays open gets three reminders, then the site is suspended while its team can read the bill', async () => {
    for (const days of [15, 22, 29]) await roundAfter(days)
    expect(await mails('is past due')).toHaveLength(3)
    expect((await test.visitor('azure-coast').call('GET /', HTML)).status).toBe(200)
    await roundAfter(37)

    expect((await test.visitor('azure-coast').call('GET /', HTML)).status).toBe(503)
    expect((await ana.call('GET /api/videos')).body.code).toBe('tenant-suspended')
    expect(await mails('is paused')).toHaveLength(1)
    const again = await test.demo('azure-coast', 'owner')
    expect((await again.call<UsageMonth[]>('GET /api/whitelabel/invoices')).body).toMatchObject([{ state: 'overdue' }])
    expect((await again.call<string>('GET /whitelabel-dashboard', HTML)).status).toBe(200)
    const open = { body: { platformActive: true } }
    expect((await again.call('PATCH /api/whitelabel/partner', open)).body.code).toBe('tenant-suspended')
  })

  it('that is paid reopens the site with everything', async () => {
    const body = { month, tenantId, isPaid: true }
    const { body: paid } = await operator.call<PlatformInvoice>('PATCH /api/admin/invoices', { body })

    expect(paid).toMatchObject({ tenantId, state: 'paid' })
    const { body: mine } = await (
      await test.demo('azure-coast', 'owner')
    ).call<{ items: unknown[] }>('GET /api/whitelabel/videos')
    expect(mine.items).toHaveLength(2)
    await roundAfter(60)
    expect((await test.visitor('azure-coast').call('GET /', HTML)).status).toBe(200)
  })

  it('is kept by the operator under the partner’s name when the partner is deleted', async () => {
    const body = { name: 'Azure Coast' }
    expect((await operator.call('DELETE /api/admin/tenants/:id', { params: { id: tenantId }, body })).status).toBe(200)
    const kept = {
      slug: 'azure-coast',
      name: 'Azure Coast',
      isDeleted: true,
      state: 'paid',
      fees: { totalCents: 100_600 },
    }
    await expect.poll(() => invoicesOf(month)).toMatchObject([kept])

    const back = { body: { month, tenantId, isPaid: false } }
    expect((await operator.call<PlatformInvoice>('PATCH /api/admin/invoices', back)).body).toMatchObject({
      isDeleted: true,
      paidAt: null,
    })
  })
})

const agreed = (videosIncluded: number) => ({
  priceCents: 99_900,
  videosIncluded,
  overageCents: 700,
  twinsIncluded: 0,
  twinCents: 22_500,
})

async function usageOf(client: Client, name?: string): Promise<UsageMonth> {
  const query: Record<string, string> = name === undefined ? {} : { month: name }
  return (await client.call<UsageMonth>('GET /api/whitelabel/usage', { query })).body
}

async function linesOf(after: number) {
  const query = { after: String(after), limit: '1' }
  const { body } = await owner.call<{ items: UsageLine[]; nextAfter: number | null }>(
    'GET /api/whitelabel/usage/lines',
    {
      query,
    },
  )
  return body
}

async function invoicesOf(name: string): Promise<PlatformInvoice[]> {
  return (await operator.call<PlatformInvoice[]>('GET /api/admin/invoices', { query: { month: name } })).body
}

async function makeRendition(title: string): Promise<void> {
  const body = { script: 'A quiet morning.', title, avatarId: await avatarOf(ana) }
  await ana.finished((await ana.call<{ id: string }>('POST /api/videos', { body })).body.id)
}

/** Runs the scheduled task so many days after the end of the month. */
async function roundAfter(days: number): Promise<void> {
  aheadMs = monthEnd + 2 * 3_600_000 + days * DAY_MS - Date.now()
  await test.features.partnerBilling.partnerDunning(tenantId)
  test.features.tenants.drop(tenantId)
}

/** The emails to the owner whose subject says this, once all that were ordered have left. */
async function mails(subject: string): Promise<string[]> {
  await mailsDone(test)
  const { rows } = await test.deps.db.execute(
    `select text from email_outbox where tenant_id = $1 and subject like $2`,
    [tenantId, `%${subject}%`],
  )
  return rows.map(({ text }) => String(text))
}
