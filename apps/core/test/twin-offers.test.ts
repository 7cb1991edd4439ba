import type { Boot } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from './app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false, settings: { sellsTwins: false } })
})
afterAll(() => test.close())

describe('digital twins where nobody delivers them', () => {
  it.each([
    ['alone', 'POST /api/create-payment-intent', { planId: 'digital-twin', amount: 350 }],
    ['with a bundle', 'POST /api/create-payment-intent', { planId: 'starter-pack', amount: 1, customAvatar: true }],
    ['with the subscription', 'POST /api/create-subscription', { customAvatar: true }],
    [
      'with both',
      'POST /api/create-subscription-with-bundle',
      { bundleId: 'starter-pack', bundlePrice: 1, totalAmount: 1, credits: 1, customAvatar: true },
    ],
  ])('are not sold %s, in a plain sentence', async (how, call, body) => {
    const client = await test.customer('waymark', `twin-${how.replaceAll(' ', '-')}`)
    const answer = await client.call(call, { body })

    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'twin-not-sold', message: expect.stringContaining('from your own recording') as unknown },
    ])
  })

  it('are told to the pages, while the price list keeps its row', async () => {
    const { body } = await test.visitor('waymark').call<Boot>('GET /api/branding')

    expect([body.sellsTwins, body.prices.digitalTwinPriceCents]).toEqual([false, 35_000])
  })
})
