import type { Avatar, Boot, ChecklistStep, PartnerPrices, UsageMonth } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { checked, recordConsent, upload } from '../uploads.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ settings: { sellsTwins: false, makesShowcaseVideos: false } })
})
afterAll(() => test.close())

describe('digital twins on a site that cannot deliver them', () => {
  it.each([
    ['alone', 'POST /api/create-payment-intent', { planId: 'digital-twin', amount: 350 }],
    ['with a bundle', 'POST /api/create-payment-intent', { planId: 'starter-pack', amount: 1, customAvatar: true }],
    ['with the subscription', 'POST /api/create-subscription', { customAvatar: true }],
    [
      'with both',
      'POST /api/create-subscription-with-bundle',
      { bundleId: 'starter-pack', bundlePrice: 1, totalAmount: 1, credits: 1, customAvatar: true },
    ],
  ])('are not sold %s, with a clear error', async (how, call, body) => {
    const client = await test.customer('waymark', `twin-${how.replaceAll(' ', '-')}`)
    const answer = await client.call(call, { body })

    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'twin-not-sold', message: expect.stringContaining('from your own recording') as unknown },
    ])
  })

  it('are marked as unavailable for pages, while the price list keeps its row', async () => {
    const { body } = await test.visitor('waymark').call<Boot>('GET /api/branding')

    expect([body.sellsTwins, body.freeTwins, body.prices.digitalTwinPriceCents]).toEqual([false, 3, 35_000])
  })

  it('appear neither in the checklist nor among offers with a margin', async () => {
    const owner = await test.demo('azure-coast', 'owner')
    const { prices, offers } = (await owner.call<PartnerPrices>('GET /api/whitelabel/prices')).body
    const steps = (await owner.call<ChecklistStep[]>('GET /api/whitelabel/checklist')).body

    expect(offers.map(({ kind }) => kind)).toEqual(['subscription', ...prices.bundles.map(() => 'bundle')])
    expect(steps.find(({ name }) => name === 'prices')?.found).toBe(String(prices.bundles.length + 1))
  })

  it('appear on no bill of the partner', async () => {
    const owner = await test.demo('azure-coast', 'owner')
    const client = await test.customer('azure-coast', 'free-twin')
    const consentId = await recordConsent(client, 'Me')
    const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
    const { body: twin } = await client.call<Avatar>('POST /api/avatars', { body: { name: 'Me', uploadId, consentId } })
    await checked(client, uploadId)
    const operator = await test.demo('waymark', 'operator')
    const { status } = await operator.call('POST /api/admin/avatars/:id/approve', { params: { id: twin.id } })

    expect(status).toBe(200)
    expect((await owner.call<UsageMonth>('GET /api/whitelabel/usage')).body).toMatchObject({ twins: 0 })
  })
})
