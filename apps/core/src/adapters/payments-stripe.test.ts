import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../../test/stripe/server.ts'
import type { Payments } from '../ports/payments.ts'
import { createStripePayments } from './payments-stripe.ts'
import { payoutAccountsSuite } from './payments-accounts.suite.ts'
import { type PaymentsUnderTest, paymentsSuite } from './payments.suite.ts'

const seller = { tenantId: '018f0000-0000-7000-8000-000000000001', account: null, feePercent: 0 }
const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: ['whsec_older', WEBHOOK_SECRET] }

let server: StripeServer
let payments: Payments

beforeAll(async () => {
  server = await startStripeServer()
  payments = createStripePayments({ ...keys, apiBase: server.apiBase })
})
afterAll(() => server.close())

const under: PaymentsUnderTest = {
  payments: () => payments,
  seller: () => seller,
  pay: async ({ paymentRef }) => server.pay(paymentRef),
  payWithSaved: async ({ paymentRef }, cardRef) => server.payWithSaved(paymentRef, cardRef),
  decline: async ({ paymentRef }) => server.pay(paymentRef, 'Your card was declined.'),
  saveCard: async (customerRef, card) => void server.saveCard(customerRef, card === 'declines'),
  renew: async (ref) => server.renew(ref),
  activate: async (ref) => server.activate(ref),
  feeOf: async (ref) => server.feeOf(ref),
}
paymentsSuite('stripe', under)
payoutAccountsSuite('stripe', under)

async function paid() {
  const customerRef = await payments.openCustomer(seller, {
    userId: crypto.randomUUID(),
    name: 'Ana',
    email: 'a@b.test',
  })
  const labels = { tenantId: seller.tenantId, purchaseId: crypto.randomUUID() }
  const of = { seller, customerRef, labels, price: { cents: 1000, currency: 'USD' } }
  return { of, ...(await payments.startPayment({ ...of, description: 'x' })) }
}

it('offers the default card first, and none that Stripe may not show again', async () => {
  const { of } = await paid()
  const [first, second] = [server.saveCard(of.customerRef, false), server.saveCard(of.customerRef, false)]
  server.saveCard(of.customerRef, false, 'limited')
  const offered = async () => (await payments.savedCards(seller, of.customerRef)).map(({ ref }) => ref)
  expect(await offered()).toEqual([first, second])
  server.chooseDefault(of.customerRef, second)

  expect(await offered()).toEqual([second, first])
})

it('does not count an abandoned confirmation as a declined card', async () => {
  const { paymentRef } = await paid()
  server.pay(paymentRef, 'We are unable to authenticate your payment method.', 'payment_intent_authentication_failure')

  expect(await payments.payment(seller, paymentRef)).toMatchObject({ state: 'open', failure: null })
})

it('reads signed events, also under a secret that was just replaced', async () => {
  const { paymentRef } = await paid()
  const { payload, signature } = server.event('payment_intent.succeeded', paymentRef)

  expect(await payments.readEvent(Buffer.from(payload), signature)).toMatchObject({
    tenantId: seller.tenantId,
    about: { kind: 'payment', ref: paymentRef, account: null },
  })
})

it('reads payment events while Stripe answers nothing else', async () => {
  const { paymentRef } = await paid()
  const { payload, signature } = server.event('payment_intent.succeeded', paymentRef)
  server.failWith(500)
  const about = await payments.readEvent(Buffer.from(payload), signature).finally(() => server.failWith(undefined))

  expect(about).toMatchObject({ tenantId: seller.tenantId, about: { kind: 'payment', ref: paymentRef } })
})

it('gives up on a silent server after the second attempt, because people wait', async () => {
  let tries = 0
  const silent = createServer(() => tries++).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const impatient = createStripePayments({ ...keys, apiBase: `http://127.0.0.1:${port}`, timeoutMs: 50 })
  const failure = await impatient.payment(seller, 'pi_1').catch((error: unknown) => error)
  silent.closeAllConnections()
  silent.close()

  expect([failure, tries]).toEqual([expect.objectContaining({ problem: 'unreachable' }), 2])
})

it('treats an event of an invoice’s payment as an event of the invoice', async () => {
  const { of } = await paid()
  const order = {
    ...of,
    labels: { ...of.labels, purchaseId: crypto.randomUUID() },
    name: 'Plan',
    periodDays: 30,
    extras: [],
  }
  const started = await payments.startSubscription(order)
  server.pay(started.paymentRef)
  const { payload, signature } = server.event('payment_intent.succeeded', started.paymentRef)

  const webhookEvent = await payments.readEvent(Buffer.from(payload), signature)
  expect(webhookEvent?.about).toEqual({ kind: 'invoice', ref: started.invoiceRef, account: null })
})

it('counts disputed money as refunded until the dispute is won', async () => {
  const { paymentRef } = await paid()
  server.pay(paymentRef)
  server.dispute(paymentRef, 'needs_response')
  expect(await payments.payment(seller, paymentRef)).toMatchObject({ returnedCents: 1000 })

  server.dispute(paymentRef, 'won')
  expect(await payments.payment(seller, paymentRef)).toMatchObject({ returnedCents: 0 })
})

it('reports that Stripe is unreachable', async () => {
  const gone = createStripePayments({ ...keys, apiBase: 'http://127.0.0.1:9' })
  await expect(gone.payment(seller, 'pi_x')).rejects.toMatchObject({ problem: 'unreachable' })
})
