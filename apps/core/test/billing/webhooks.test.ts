import type { PaymentStart } from '@vitrine/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'
import { until } from '../until.ts'

let server: StripeServer
let test: TestApp
let names = 0

beforeAll(async () => {
  server = await startStripeServer()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  test = await testApp({ settings: { stripe: { ...keys, apiBase: server.apiBase } } })
})
afterAll(async () => {
  await test.close()
  await server.close()
})

type Signed = ReturnType<StripeServer['event']>

const createPerson = () => test.customer('waymark', `payer${names++}`)
const paymentOf = ({ clientSecret }: PaymentStart) => clientSecret.split('_secret_')[0] ?? ''
const start = async (client: Client, key = 'POST /api/credits/refill', body: object = { amount: 177.5, credits: 10 }) =>
  (await client.call<PaymentStart>(key, { body })).body
const credits = async (client: Client) =>
  (await client.call<{ user: { credits: number } }>('GET /auth/user')).body.user.credits

async function deliver({ payload, signature }: Signed): Promise<number> {
  const headers = { host: 'waymark.localhost', 'content-type': 'application/json', 'stripe-signature': signature }
  return (await test.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload })).statusCode
}

/** Returns a person's credits shortly after they are `expected`, so that pending work would show if it changed them. */
async function settled(client: Client, expected: number): Promise<number> {
  await until(async () => (await credits(client)) === expected, `there were not ${expected} credits`)
  await new Promise((resolve) => setTimeout(resolve, 200))
  return credits(client)
}

it('the browser gets the publishable key and no secret one', async () => {
  const begun = await start(await createPerson())

  expect(begun).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_x', account: null })
  expect(JSON.stringify(begun)).not.toContain('sk_test')
})

it('a payment is booked once when fifty webhooks arrive at the same time', async () => {
  const client = await createPerson()
  const begun = await start(client)
  server.pay(paymentOf(begun))
  const news = server.event('payment_intent.succeeded', paymentOf(begun))
  const statuses = await Promise.all(Array.from({ length: 50 }, () => deliver(news)))

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await settled(client, 13)).toBe(13)
})

it('fifty forged webhooks are rejected', async () => {
  const client = await createPerson()
  const begun = await start(client)
  server.pay(paymentOf(begun))
  const good = server.event('payment_intent.succeeded', paymentOf(begun))
  const statuses = await Promise.all(forgeriesOf(good).map(deliver))

  expect(statuses).toHaveLength(50)
  const forgeries = forgeriesOf(good)
  expect(forgeries.filter((_, index) => statuses[index] !== 400)).toEqual([])
  expect(await settled(client, 3)).toBe(3)
})

it.each([
  'null',
  '[]',
  '1',
  '"evt"',
  '{}',
  '{"id":"evt_1","type":"payment_intent.succeeded","livemode":false,"data":null}',
])('rejects the signed body %s as unreadable', async (payload) => {
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })

  expect(await deliver({ payload, signature })).toBe(400)
})

function forgeriesOf({ payload, signature }: Signed): Signed[] {
  const stripe = new Stripe('sk_test_signs_only')
  const signed = (secret: string, timestamp?: number) => {
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) })
    return { payload, signature: header }
  }
  const [time = '', mac = ''] = signature.split(',')
  const old = Math.floor(Date.now() / 1000) - 600
  const headers = ['', ' ', 't=', 'v1=', time, mac, `${time},v0=${mac.slice(3)}`, `${time},v1=`, `${time},${mac}0`]
  const flips = Array.from({ length: 20 }, (_, index) => {
    const at = 3 + index * 3
    return `${time},${mac.slice(0, at)}${mac[at] === '0' ? '1' : '0'}${mac.slice(at + 1)}`
  })
  const bodies = [
    ...[' ', '\n', '\u00a0', '\ufeff'].map((space) => space + payload),
    '',
    '{}',
    'null',
    '[]',
    '"x"',
    payload.slice(0, -1),
    `${payload} `,
    payload.replace('succeeded', 'processing'),
    payload.replace('evt_', 'evt_x'),
    payload.replaceAll('"livemode":false', '"livemode":true'),
  ]
  return [
    ...[...headers, ...flips].map((header) => ({ payload, signature: header })),
    ...bodies.map((body) => ({ payload: body, signature })),
    ...['whsec_other', '', WEBHOOK_SECRET.slice(0, -1), `${WEBHOOK_SECRET} `].map((secret) => signed(secret || ' ')),
    signed(WEBHOOK_SECRET, old),
    { payload, signature: `t=${old},${mac}` },
    { payload, signature: `t=${Number(time.slice(2)) + 1},${mac}` },
  ].slice(0, 50)
}

it('a refund leaves used credits alone and gives them back when it is reversed', async () => {
  const client = await createPerson()
  const begun = await start(client)
  server.pay(paymentOf(begun))
  await deliver(server.event('payment_intent.succeeded', paymentOf(begun)))
  expect(await settled(client, 13)).toBe(13)
  server.dispute(paymentOf(begun), 'needs_response')
  await deliver(server.event('payment_intent.succeeded', paymentOf(begun)))
  expect(await settled(client, 3)).toBe(3)
  server.dispute(paymentOf(begun), 'won')
  await deliver(server.event('payment_intent.succeeded', paymentOf(begun)))
  expect(await settled(client, 13)).toBe(13)
})

it('a payment of another amount than was asked is not booked', async () => {
  const errors: string[] = []
  const other = await testApp({
    settings: {
      stripe: {
        secretKey: 'sk_test_x',
        publishableKey: 'pk_test_x',
        webhookSecrets: [WEBHOOK_SECRET],
        apiBase: server.apiBase,
      },
    },
    report: (error) => void errors.push(error.message),
  })
  const client = await other.customer('waymark', 'short-payer')
  const begun = await start(client)
  server.pay(paymentOf(begun))
  server.setAmount(paymentOf(begun), 1)
  const { status, body } = await client.call('POST /api/credits/add-manual', { body: { planId: paymentOf(begun) } })

  expect([status, body.code]).toEqual([409, 'payment-not-made'])
  expect(errors.join()).toContain('nothing was booked')
  expect(await credits(client)).toBe(3)
  await other.close()
})
