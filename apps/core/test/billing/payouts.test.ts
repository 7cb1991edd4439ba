import type { PaymentStart, Payouts } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, paymentOf, refill, report } from '../buyer.ts'
import type { Client } from '../client.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'

let server: StripeServer
let test: TestApp
let owner: Client
let names = 0

beforeAll(async () => {
  server = await startStripeServer()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  const stripe = { ...keys, apiBase: server.apiBase }
  test = await testApp({ settings: { stripe, partnerFeePercent: 12 } })
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(async () => {
  await test.close()
  await server.close()
})

const customer = (tenant = 'azure-coast') => test.customer(tenant, `payer${names++}`)
const read = async () => (await owner.call<Payouts>('GET /api/whitelabel/payouts')).body
const connect = async () => (await owner.call<{ url: string }>('POST /api/whitelabel/stripe/connect')).body

async function connected(): Promise<string> {
  await connect()
  const { account } = await read()
  server.activate(account ?? '')
  await read()
  return account ?? ''
}

async function bundle(client: Client): Promise<PaymentStart> {
  const { bundles } = (await test.features.tenants.withSlug('azure-coast'))?.prices ?? { bundles: [] }
  const { priceCents = 0, credits } = bundles[0] ?? {}
  return refill(client, { amount: priceCents / 100, credits })
}

async function deliver({ payload, signature }: ReturnType<StripeServer['event']>, tenant = 'azure-coast') {
  const headers = { host: `${tenant}.localhost`, 'content-type': 'application/json', 'stripe-signature': signature }
  await test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })
}

/** Waits until all payments have been handled. */
const quiet = (client: Client, expected: number) => expect.poll(() => creditsOf(client)).toBe(expected)

it('payments go to the operator until the partner’s account is active, then to the partner', async () => {
  expect(await read()).toMatchObject({ state: 'none', account: null, isLive: false, feePercent: 12 })
  const before = await bundle(await customer())
  expect(before.account).toBeNull()

  expect((await connect()).url).toMatch(/^https:/)
  const { account, state } = await read()
  expect(state).toBe('pending')
  expect((await bundle(await customer())).account).toBeNull()

  server.activate(account ?? '')
  expect(await read()).toMatchObject({ state: 'active', account })
  const after = await bundle(await customer())
  expect(after.account).toBe(account)
  expect(server.feeOf(paymentOf(after))).toBe(Math.round(after.amount * 0.12))
  expect(server.feeOf(paymentOf(before))).toBe(0)
})

it('an account follows Stripe’s webhooks when it is activated and deactivated', async () => {
  const account = await connected()
  const state = async () => (await test.deps.db.execute('select state from payout_account')).rows
  server.activate(account, false)
  await deliver(server.event('account.updated', account))
  await expect.poll(state).toEqual([{ state: 'pending' }])
  expect((await bundle(await customer())).account).toBeNull()

  server.activate(account)
  await deliver(server.event('account.updated', account))
  await expect.poll(state).toEqual([{ state: 'active' }])
  expect((await bundle(await customer())).account).toBe(account)
})

it('a payment to the partner’s account is booked once', async () => {
  const account = await connected()
  const client = await customer()
  const had = await creditsOf(client)
  const begun = await bundle(client)
  server.pay(paymentOf(begun))
  const news = server.event('payment_intent.succeeded', paymentOf(begun))
  expect(news.payload).toContain(account)
  await Promise.all(Array.from({ length: 5 }, () => deliver(news)))
  const bought = begun.lines[0]?.credits ?? 0

  await quiet(client, had + bought)
  expect((await report(client, paymentOf(begun))).status).toBe(200)
  expect(await creditsOf(client)).toBe(had + bought)
})

it('a signed event of an unknown account is ignored', async () => {
  await connected()
  const client = await customer()
  const had = await creditsOf(client)
  const begun = await bundle(client)
  server.pay(paymentOf(begun))
  const rows = () => test.deps.db.execute('select count(*)::int as n from webhook_event')
  const before = await rows()
  await deliver(server.event('payment_intent.succeeded', paymentOf(begun), { account: 'acct_stranger' }))

  expect((await rows()).rows).toEqual(before.rows)
  expect(await creditsOf(client)).toBe(had)
})

it('a payment is not looked up at another account', async () => {
  await connected()
  const client = await customer()
  const had = await creditsOf(client)
  const begun = await bundle(client)
  server.pay(paymentOf(begun))
  const tenant = await test.features.tenants.withSlug('azure-coast')
  const atOperators = { kind: 'payment', ref: paymentOf(begun), account: null } as const
  await expect(
    test.features.billing.paymentReconciliation.reconcile(tenant?.id ?? '', atOperators),
  ).rejects.toMatchObject({
    problem: 'unknown',
  })

  expect(await creditsOf(client)).toBe(had)
})

it('a subscription stays at the account where it began when the seller changes', async () => {
  const account = await connected()
  const client = await customer()
  const { body: begun } = await client.call<PaymentStart>('POST /api/create-subscription', { body: {} })
  server.pay(paymentOf(begun))
  await report(client, paymentOf(begun))
  const { rows } = await test.deps.db.execute('select subscription_ref from purchase where id = $1', [begun.orderId])
  const ref = String(rows[0]?.subscription_ref)
  await deliver(server.event('customer.subscription.updated', ref))
  const status = async () => (await client.call<{ status: string }>('GET /api/billing/subscription')).body.status
  await expect.poll(status).toBe('active')
  const { body: off } = await owner.call<Payouts>('POST /api/whitelabel/stripe/disconnect')
  expect(off).toMatchObject({ state: 'off', account })
  expect((await bundle(await customer())).account).toBeNull()

  const canceled = await client.call<{ cancel_at_period_end: boolean }>('POST /api/billing/cancel-subscription')
  expect(canceled.body.cancel_at_period_end).toBe(true)
  const portal = await client.call<{ url: string }>('POST /api/billing/customer-portal')
  expect(portal.status).toBe(200)
})

it('the operator’s site and people who are no owners cannot connect an account', async () => {
  const operator = await test.demo('waymark', 'operator')
  const person = await customer()

  expect((await operator.call('POST /api/whitelabel/stripe/connect')).status).toBe(503)
  expect((await person.call('POST /api/whitelabel/stripe/connect')).status).toBe(403)
  expect((await owner.call('POST /api/sandbox/account')).status).toBe(404)
})
