import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, addTenant, testDatabase } from '../../test/database.ts'
import { newId } from '../platform/ids/ids.ts'
import type { WebhookEvent, Payments, Seller, Started, TestPayments } from '../ports/payments.ts'
import { createSandboxPayments } from './payments-sandbox.ts'
import { find } from './sandbox/objects.ts'
import { payoutAccountsSuite } from './payments-accounts.suite.ts'
import { type PaymentsUnderTest, paymentsSuite } from './payments.suite.ts'
import { DAY_MS } from '../platform/time/durations.ts'

let database: TestDatabase
let seller: Seller
let sandbox: Payments & TestPayments
let now = new Date('2026-01-01T00:00:00Z')
const heard: WebhookEvent[] = []

beforeAll(async () => {
  database = await testDatabase()
  seller = { tenantId: await addTenant(database.db), account: null, feePercent: 0 }
  const deliver = async (_tx: unknown, event: WebhookEvent) => void heard.push(event)
  sandbox = createSandboxPayments({ db: database.db, clock: { now: () => now }, newId, deliver })
})
afterAll(() => database.close())

const give = (started: Started, number: string, confirmed = false) =>
  sandbox.confirm(seller.tenantId, started.clientSecret, { number, confirmed })

it('shows a card with the entered expiry', async () => {
  const customerRef = await sandbox.openCustomer(seller, { userId: newId(), email: 'ana@azure.example', name: 'Ana' })
  await sandbox.saveCard(seller.tenantId, customerRef, { number: '4242 4242 4242 4242', expiry: '12/30' })

  expect(await sandbox.cardOnFile(seller, customerRef)).toMatchObject({ expiresMonth: 12, expiresYear: 2030 })
})

async function renew(subscriptionRef: string): Promise<string> {
  now = new Date(now.getTime() + 30 * DAY_MS)
  await sandbox.advance(seller.tenantId)
  const found = heard.findLast(({ about }) => about.kind === 'invoice' && about.ref.startsWith(subscriptionRef))
  return found?.about.ref ?? ''
}

const under: PaymentsUnderTest = {
  payments: () => sandbox,
  seller: () => seller,
  pay: async (started) => void (await give(started, '4242 4242 4242 4242')),
  payWithSaved: async ({ clientSecret }, savedRef) => {
    const answer = await sandbox.confirm(seller.tenantId, clientSecret, { savedRef, confirmed: false })
    if (!answer) throw new Error('The sandbox says that it is not a card of the payer.')
  },
  decline: async (started) => void (await give(started, '4000000000000002')),
  saveCard: (customerRef, card) =>
    sandbox.saveCard(seller.tenantId, customerRef, {
      number: card === 'pays' ? '4242 4242 4242 4242' : '4000000000000002',
    }),
  renew,
  activate: async (ref) => void (await sandbox.completeAccount(seller.tenantId, ref)),
  feeOf: async (ref) => {
    const payment = await database.db.inTenant(seller.tenantId, (tx) => find(tx, 'payment', ref))
    return payment?.feeCents ?? 0
  },
}
paymentsSuite('sandbox', under)
payoutAccountsSuite('sandbox', under)

const labels = () => ({ tenantId: seller.tenantId, purchaseId: newId() })
const openCustomer = () => sandbox.openCustomer(seller, { userId: newId(), name: 'Ana', email: null })
const price = { cents: 9900, currency: 'USD' }

async function subscription(cardNumber: string) {
  const order = {
    seller,
    customerRef: await openCustomer(),
    labels: labels(),
    name: 'Plan',
    price,
    periodDays: 30,
    extras: [],
  }
  const started = await sandbox.startSubscription(order)
  await give(started, cardNumber)
  return started.subscriptionRef
}

it('asks for a confirmation when the card requires one', async () => {
  const started = await sandbox.startPayment({
    seller,
    customerRef: await openCustomer(),
    price,
    description: 'x',
    labels: labels(),
  })

  expect(await give(started, '4000002500003155')).toMatchObject({ status: 'requires_action' })
  expect(await give(started, '4000002500003155', true)).toMatchObject({ status: 'succeeded' })
})

it('rejects real cards, and secrets of another payment', async () => {
  const started = await sandbox.startPayment({
    seller,
    customerRef: await openCustomer(),
    price,
    description: 'x',
    labels: labels(),
  })
  const real = await give(started, '5555341244441115')
  const other = await give({ ...started, clientSecret: `${started.paymentRef}_secret_guess` }, '4242424242424242')

  expect(real).toMatchObject({ status: 'requires_payment_method', message: expect.stringContaining('test mode') })
  expect(other).toBeUndefined()
})

it('retries a failed renewal, and finally gives up', async () => {
  const ref = await subscription('4000000000000341')
  const states = []
  for (const days of [30, 3, 3, 3]) {
    now = new Date(now.getTime() + days * DAY_MS)
    await sandbox.advance(seller.tenantId)
    states.push((await sandbox.subscription(seller, ref)).state)
  }

  expect(states).toEqual(['past_due', 'past_due', 'past_due', 'canceled'])
})

it('renews all periods that have passed since the last check', async () => {
  const ref = await subscription('4242424242424242')
  now = new Date(now.getTime() + 95 * DAY_MS)
  await sandbox.advance(seller.tenantId)
  const { periodEnd } = await sandbox.subscription(seller, ref)

  expect(periodEnd.getTime() - now.getTime()).toBe(25 * DAY_MS)
})
