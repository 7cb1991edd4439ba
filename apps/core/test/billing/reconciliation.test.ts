import type { PaymentStart, ReconciliationReport } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { jobsDone } from '../jobs.ts'

const GOOD = '4242 4242 4242 4242'
const HOUR_MS = 3_600_000

let test: TestApp
let operator: Client
let tenantId: string
let now = new Date()
let names = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
  operator = test.visitor('waymark')
  const { email, password } = await test.credentials('operator')
  await operator.call('POST /api/admin/login', { body: { email, password } })
  tenantId = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
})
afterAll(() => test.close())

/** Creates a person who has bought a bundle. Returns the payment. */
async function buyer(): Promise<string> {
  const client = await test.customer('keystone', `buyer${names++}`)
  const bundle = (await test.features.tenants.withId(tenantId))?.prices.bundles[0]
  const wanted = { amount: (bundle?.priceCents ?? 0) / 100, credits: bundle?.credits }
  const { body: start } = await client.call<PaymentStart>('POST /api/credits/refill', { body: wanted })
  await client.call('POST /api/sandbox/confirm', { body: { clientSecret: start.clientSecret, cardNumber: GOOD } })
  const planId = start.clientSecret.split('_secret_')[0] ?? ''
  await client.call('POST /api/credits/add-manual', { body: { planId } })
  // The event of the payment reads the purchase again, and would undo what a test changes before it comes.
  await jobsDone(test, 'payment')
  return planId
}
const change = (sets: string, paymentRef: string) =>
  test.deps.db.execute(`update purchase set ${sets} where payment_ref = $1`, [paymentRef])
const report = async () => (await operator.call<ReconciliationReport>('GET /api/admin/reconciliation')).body

async function compare(): Promise<void> {
  now = new Date(now.getTime() + 25 * HOUR_MS)
  await test.features.reconciliation.reconciliation.compare(tenantId)
}

describe('reconciliation', () => {
  it('finds no difference after ordinary purchases', async () => {
    await buyer()
    await compare()
    const { differences, checked } = await report()

    expect([differences, checked]).toEqual([[], 1])
  })

  it('reports a payment that was not booked, until it is checked again', async () => {
    const ref = await buyer()
    await change(`state = 'open', paid_at = null, fetched_at = null`, ref)
    await test.deps.db.execute(`delete from invoice where source_ref = $1`, [ref])
    await compare()
    const [found] = (await report()).differences
    expect(found).toMatchObject({ kind: 'not-booked', tenant: 'Keystone', ours: 'open', theirs: 'paid' })
    const { status, body } = await operator.call('POST /api/admin/events/:id/replay', {
      params: { id: found?.id ?? '' },
    })

    expect([status, body]).toEqual([200, { difference: null }])
    expect((await report()).differences).toEqual([])
  })

  it('reports refunds, wrong amounts and credits that were not granted', async () => {
    const ref = await buyer()
    await change('refunded_cents = 100', ref)
    await test.deps.db.execute(`update credit_bucket set source_ref = source_ref || ' lost' where source_ref like $1`, [
      `purchase ${ref.replace('sb_pi_', '')}%`,
    ])
    await compare()
    await compare()
    const { differences } = await report()

    expect(differences.map(({ kind }) => kind).toSorted()).toEqual(['credits', 'returned'])
  })

  it('is for operators only', async () => {
    const owner = await test.demo('keystone', 'owner')

    expect((await owner.call('GET /api/admin/reconciliation')).status).toBe(404)
  })
})

it('credits held for a video that no longer exists are released', async () => {
  const client = await test.customer('keystone', 'holder')
  const { body } = await client.call<{ user: { id: string; credits: number } }>('GET /auth/user')
  const { ledger } = test.features
  const hold = { userId: body.user.id, holdId: test.deps.newId(), halfCredits: 2 }
  await test.deps.db.inTenant(tenantId, (tx) =>
    ledger.hold(tx, { ...hold, expiresAt: new Date(now.getTime() + 1000 * HOUR_MS) }),
  )
  const loose = () => test.deps.db.inTenant(tenantId, (tx) => ledger.looseHolds(tx, 10))
  expect(await loose()).toEqual([])
  now = new Date(now.getTime() + 2 * HOUR_MS)

  expect(await loose()).toEqual([hold.holdId])
})
