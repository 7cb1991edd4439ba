import type { PartnerPaymentMethod, PartnerPlan, UsageMonth } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const DAY_MS = 86_400_000
const GOOD = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const start = new Date('2027-03-01T00:00:00Z').getTime()

let now = new Date(start)
let test: TestApp
let owner: Client
let tenantId: string

beforeAll(async () => {
  test = await testApp({ withWorkers: false, clock: { now: () => now } })
  owner = await test.demo('azure-coast', 'owner')
  tenantId = String((await rows(`select id from tenant where slug = 'azure-coast'`))[0]?.id)
  await rows(`update app_user set created_at = $1 where member_role = 'owner'`, [new Date(start)])
})
afterAll(() => test.close())

describe('the payment method of a partner', () => {
  it('is empty at first, then the card that its owner saved, which nobody else can set', async () => {
    expect((await owner.call<PartnerPaymentMethod>('GET /api/whitelabel/payment-method')).body).toEqual({
      provider: 'sandbox',
      card: null,
    })
    expect((await saveCard(GOOD)).card?.lastDigits).toBe('4242')

    const other = await test.demo('keystone', 'owner')
    expect((await other.call<PartnerPaymentMethod>('GET /api/whitelabel/payment-method')).body.card).toBeNull()
    const ana = await test.customer('azure-coast', 'ana')
    const body = { cardNumber: GOOD }
    expect((await ana.call('PUT /api/whitelabel/payment-method/test-card', { body })).status).toBe(403)
    const portal = await owner.call<{ url: string }>('POST /api/whitelabel/payment-method/portal')
    expect(portal.body.url).toContain('azure-coast.localhost')
  })
})

describe('a change of plan', () => {
  beforeEach(() => {
    now = new Date(start + 11 * DAY_MS + 3_600_000)
  })

  it('shows its prorated price before it is confirmed, and rejects another price', async () => {
    const { body } = await plan()
    expect(body).toMatchObject({ plan: 'growth', daysLeft: 20, daysOf: 31, changes: [] })
    const offer = body.offers.find(({ plan: name }) => name === 'pro')
    expect(offer?.differenceCents).toBe(Math.round((250_000 * 20) / 31))
    expect(offer?.thisMonth.videosIncluded).toBe(Math.ceil((300 * 11 + 750 * 20) / 31))

    expect((await choose('pro', 1)).body).toMatchObject({ code: 'plan-price-changed' })
    expect((await usage()).fees?.baseCents).toBe(250_000)
  })

  it('applies from its day in the month’s bill, and fully in the next one', async () => {
    const difference = await differenceOf('pro')
    expect((await choose('pro', difference)).body).toMatchObject({ plan: 'pro', changes: [{ day: '2027-03-12' }] })
    expect((await usage()).fees?.baseCents).toBe(250_000 + difference)
    expect((await choose('pro', 0)).status).toBe(409)

    now = new Date('2027-04-02T00:00:00Z')
    expect((await usage()).agreed).toMatchObject({ priceCents: 500_000, videosIncluded: 750 })
    expect((await usage('2027-03')).fees?.baseCents).toBe(250_000 + difference)
  })

  it('that is undone on the same day costs nothing', async () => {
    expect((await choose('growth', await differenceOf('growth'))).status).toBe(200)
    expect((await usage()).terms).toMatchObject({ priceCents: 250_000, videosIncluded: 300, twinsIncluded: 0 })
  })

  it('is not available for a site without a plan', async () => {
    const house = await test.demo('keystone', 'owner')
    expect((await house.call('GET /api/whitelabel/plan')).status).toBe(404)
  })
})

describe('the bill of a month that is over', () => {
  it('is issued an hour later when there is a card, and charged once however often its job runs', async () => {
    now = new Date('2027-04-01T00:30:00Z')
    await closeMonth()
    expect(await rows('select 1 from platform_invoice')).toEqual([])
    now = new Date('2027-04-01T02:00:00Z')
    await closeMonth()
    await closeMonth()
    const [order, ...others] = await orders('2027-03')
    expect([order?.state, others]).toEqual(['open', []])

    await carryOut(order?.id)
    // The state after a process died between the charge and the row that records it.
    await rows(`update partner_payment set payment_ref = null, state = 'open', fetched_at = null`)
    await rows(`update platform_invoice set paid_at = null`)
    await Promise.all([carryOut(order?.id), carryOut(order?.id)])
    expect(await usage('2027-03')).toMatchObject({ state: 'paid', payment: { state: 'paid', failure: null } })
    expect(await charges()).toEqual([{ cents: 250_000, state: 'paid' }])
  })

  it('is booked once, also when the provider reports the payment again', async () => {
    const [order] = await orders('2027-03')
    const providerObject = { kind: 'payment', ref: String(order?.payment_ref), account: null } as const
    const before = await rows(`select count(*)::int as n from audit_log where action = 'invoice-paid'`)
    expect(await test.features.partnerBilling.collections.reconcile(tenantId, providerObject)).toBe(true)
    expect(await rows(`select count(*)::int as n from audit_log where action = 'invoice-paid'`)).toEqual(before)
    const house = String((await rows(`select id from tenant where slug = 'keystone'`))[0]?.id)
    expect(await test.features.partnerBilling.collections.reconcile(house, providerObject)).toBe(false)
  })

  it('is open again when its payment was refunded', async () => {
    const [order] = await orders('2027-03')
    const ref = String(order?.payment_ref)
    const seller = { tenantId, account: null, feePercent: 0 }
    await test.deps.payments?.refund(seller, ref, 'back')
    now = new Date(now.getTime() + 1000)
    await test.features.partnerBilling.collections.reconcile(tenantId, { kind: 'payment', ref, account: null })
    expect(await usage('2027-03')).toMatchObject({ state: 'issued', paidAt: null, payment: { state: 'refunded' } })
  })

  it('stays open after a declined card, which is tried again with each reminder, until another card pays', async () => {
    await saveCard(DECLINED)
    now = new Date('2027-05-01T02:00:00Z')
    await closeMonth()
    await carryOut((await orders('2027-04'))[0]?.id)
    expect(await usage('2027-04')).toMatchObject({
      state: 'issued',
      payment: { state: 'failed', failure: 'Your card was declined.' },
    })

    now = new Date('2027-05-16T02:00:00Z')
    await test.features.partnerBilling.partnerDunning(tenantId)
    expect((await orders('2027-04')).map(({ state }) => state)).toEqual(['failed', 'open'])
    await carryOut((await orders('2027-04'))[1]?.id)

    await saveCard(GOOD)
    const both = await Promise.all([payNow('2027-04'), payNow('2027-04')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await usage('2027-04')).toMatchObject({ state: 'paid' })
    const paid = (await orders('2027-04')).filter(({ state }) => state === 'paid')
    expect(paid).toHaveLength(1)
    expect((await payNow('2026-01')).status).toBe(404)
  })

  it('is left alone once it was paid by hand', async () => {
    now = new Date('2027-06-01T02:00:00Z')
    await closeMonth()
    await rows(`update platform_invoice set paid_at = now() where month = '2027-05'`)
    const before = (await charges()).length
    const [order] = await orders('2027-05')
    await carryOut(order?.id)
    expect((await orders('2027-05'))[0]?.state).toBe('canceled')
    expect(await charges()).toHaveLength(before)
  })
})

async function rows(statement: string, values: unknown[] = []) {
  return (await test.deps.db.execute(statement, values)).rows
}
const plan = () => owner.call<PartnerPlan>('GET /api/whitelabel/plan')
const choose = (name: string, differenceCents: number) =>
  owner.call('PUT /api/whitelabel/plan', { body: { plan: name, differenceCents } })
const payNow = (month: string) => owner.call('POST /api/whitelabel/invoices/:month/payment', { params: { month } })
const carryOut = (id: unknown) => test.features.partnerBilling.collections.carryOut(tenantId, String(id))
const orders = (month: string) =>
  rows(`select id, state, payment_ref from partner_payment where month = $1 order by id`, [month])

async function differenceOf(name: string): Promise<number> {
  return (await plan()).body.offers.find((offer) => offer.plan === name)?.differenceCents ?? Number.NaN
}

async function usage(month?: string): Promise<UsageMonth> {
  const query: Record<string, string> = month === undefined ? {} : { month }
  return (await owner.call<UsageMonth>('GET /api/whitelabel/usage', { query })).body
}

async function saveCard(cardNumber: string): Promise<PartnerPaymentMethod> {
  const body = { cardNumber }
  return (await owner.call<PartnerPaymentMethod>('PUT /api/whitelabel/payment-method/test-card', { body })).body
}

async function closeMonth(): Promise<void> {
  const tenant = await test.features.tenants.withId(tenantId)
  if (tenant) await test.features.partnerBilling.closeMonth(tenant)
}

/** Returns the paid payments of the sandbox. */
function charges() {
  return rows(`select (body->>'cents')::int as cents, body->>'state' as state from sandbox_object
    where kind = 'payment' and body->>'state' = 'paid' order by ref`)
}
