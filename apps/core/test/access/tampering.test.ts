import type { Order, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, GOOD_CARD, paymentOf, refill, report, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'

const FREE = 3

let test: TestApp
let names = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const createPerson = (tenant = 'waymark') => test.customer(tenant, `thief${names++}`)

interface Try {
  name: string
  /** The statuses that refuse it. */
  refused: number[]
  call: (thief: Client) => Promise<{ status: number }>
}

it('200 calls with another amount, plan, person, order or tenant grant no credits', async () => {
  const [thief, owner, stranger] = [await createPerson(), await createPerson(), await createPerson('keystone')]
  const [open, theirs, declined] = [await refill(owner), await refill(stranger), await refill(thief)]
  await useCard(thief, declined, '4000000000000002')
  const tries = [
    ...offersThatAreNone(),
    ...paymentsOfOthers([open, theirs]),
    ...paymentsNotMade(declined),
    ...secretsThatAreNone([open, theirs]),
  ]
  expect(tries.length).toBeGreaterThanOrEqual(200)
  const accepted: string[] = []
  for (const { name, refused, call } of tries) {
    const { status } = await call(thief)
    if (!refused.includes(status)) accepted.push(`${name}: ${status}`)
  }

  expect(accepted).toEqual([])
  expect(await Promise.all([thief, owner, stranger].map(creditsOf))).toEqual([FREE, FREE, FREE])
})

/** Pairs of price and credits, and names of plans, that no price list has. */
function offersThatAreNone(): Try[] {
  const numbers = [0, -1, -177.5, 0.01, 1, 177.49, 177.51, 1e9, Number.MAX_SAFE_INTEGER]
  const pairs = numbers.flatMap((amount) => [0, -10, 10, 10.5, 11, 100, 1e9].map((credits) => ({ amount, credits })))
  const refills = pairs.map((body) => ({
    name: `refill ${JSON.stringify(body)}`,
    refused: [400, 422],
    call: (thief: Client) => thief.call('POST /api/credits/refill', { body }),
  }))
  const plans = [
    '',
    'free',
    'STARTER-PACK',
    'starter-pack ',
    "' or 1=1 --",
    '__proto__',
    'constructor',
    '../starter-pack',
  ]
  const intents = plans.flatMap((planId) =>
    [0, 1, 177.5].map((amount) => ({
      name: `intent ${planId} ${amount}`,
      refused: [400, 422],
      call: (thief: Client) =>
        thief.call('POST /api/create-payment-intent', { body: { planId, amount, credits: 1000, type: 'bundle' } }),
    })),
  )
  const together = plans.map((bundleId) => ({
    name: `with bundle ${bundleId}`,
    refused: [400, 422],
    call: (thief: Client) =>
      thief.call('POST /api/create-subscription-with-bundle', {
        body: { bundleId, bundlePrice: 0, credits: 1000, totalAmount: 0 },
      }),
  }))
  return [...refills, ...intents, ...together]
}

/** Returns tampered requests with payments that other people started, on this tenant and another one. */
function paymentsOfOthers(starts: PaymentStart[]): Try[] {
  return starts.flatMap((start) => {
    const planId = paymentOf(start)
    const names = [
      planId,
      planId.toUpperCase(),
      `${planId} `,
      start.orderId,
      start.clientSecret,
      `sb_pi_${start.orderId}`,
    ]
    const forgedBodies = [{}, { credits: 10_000, amount: 1 }, { credits: -10, amount: -177.5 }]
    const reports = names.flatMap((name) =>
      forgedBodies.flatMap((forged) =>
        (['POST /api/credits/add-manual', 'POST /api/test-payment-success'] as const).map((key) => ({
          name: `${key} ${name}`,
          refused: [404, 422],
          call: (thief: Client) => thief.call(key, { body: { planId: name, ...forged } }),
        })),
      ),
    )
    const order: Try = {
      name: 'another one’s order',
      refused: [404],
      call: (thief) => thief.call<Order>('GET /api/orders/:id', { params: { id: start.orderId } }),
    }
    return [...reports, order]
  })
}

/** Returns tampered requests with an own payment whose card was declined. */
function paymentsNotMade(start: PaymentStart): Try[] {
  return [0, 1, 10, 177.5, 1e6, -1].flatMap((amount) =>
    [10, 1e6, -1].map((credits) => ({
      name: `declined ${amount} ${credits}`,
      refused: [409],
      call: (thief: Client) => report(thief, paymentOf(start), { amount, credits }),
    })),
  )
}

/** Guesses at what opens a payment, and the right secret of another tenant. */
function secretsThatAreNone([open, theirs]: PaymentStart[]): Try[] {
  const secret = open?.clientSecret ?? ''
  const guesses = [
    '',
    '_secret_',
    secret.slice(0, -1),
    `${secret}x`,
    secret.toLowerCase(),
    secret.split('_secret_')[0] ?? '',
    `${secret.split('_secret_')[0]}_secret_`,
    theirs?.clientSecret ?? '',
  ]
  return guesses.flatMap((clientSecret) =>
    [false, true].map((confirmed) => ({
      name: `confirm ${clientSecret}`,
      refused: [404, 422],
      call: (thief: Client) =>
        thief.call('POST /api/sandbox/confirm', { body: { clientSecret, cardNumber: GOOD_CARD, confirmed } }),
    })),
  )
}

it('an order starts at the list price, whatever price a browser sends', async () => {
  const client = await createPerson()
  const body = { planId: 'starter-pack', amount: 0.01, credits: 10_000, type: 'bundle', totalAmount: 1 }
  const { body: start } = await client.call<PaymentStart>('POST /api/create-payment-intent', { body })
  await useCard(client, start)
  await report(client, paymentOf(start), { credits: 10_000 })

  expect(start).toMatchObject({ amount: 17_750, lines: [{ id: 'starter-pack', credits: 10 }] })
  expect(await creditsOf(client)).toBe(FREE + 10)
})

it('twenty concurrent presses make one payment and one grant', async () => {
  const client = await createPerson()
  const starts = await Promise.all(Array.from({ length: 20 }, () => refill(client)))
  expect(new Set(starts.map(({ orderId }) => orderId)).size).toBe(1)
  const presses = starts.map(async (start) => {
    await useCard(client, start)
    return report(client, paymentOf(start))
  })

  expect(new Set((await Promise.all(presses)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await creditsOf(client)).toBe(FREE + 10)
})
