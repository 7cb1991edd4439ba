import type { Avatar, PaymentStart, TwinEntitlements } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { paymentOf, report } from '../buyer.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { type StripeServer, WEBHOOK_SECRET, startStripeServer } from '../stripe/server.ts'
import { recordConsent, upload } from '../uploads.ts'

let server: StripeServer
let test: TestApp
let tenantId: string
let names = 0

beforeAll(async () => {
  server = await startStripeServer()
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [WEBHOOK_SECRET] }
  test = await testApp({ settings: { stripe: { ...keys, apiBase: server.apiBase } } })
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(async () => {
  await test.close()
  await server.close()
})

const createPerson = () => test.customer('waymark', `twin${names++}`)
const reconcile = (ref: string) =>
  test.features.billing.paymentReconciliation.reconcile(tenantId, { kind: 'payment', ref, account: null })
const entitlements = async (client: Client) => (await client.call<TwinEntitlements>('GET /api/twin-entitlements')).body
const states = async (client: Client) => (await entitlements(client)).items.map(({ state }) => state)
const make = async (client: Client) => {
  const consentId = await recordConsent(client, 'Me')
  const { id: uploadId } = await upload(client, 'footage', GOOD_FILE)
  return client.call<Avatar>('POST /api/avatars', { body: { name: 'Me', uploadId, consentId } })
}

/** Begins to pay for a digital twin. */
async function begun(client: Client) {
  const { body } = await client.call<PaymentStart>('POST /api/create-payment-intent', {
    body: { planId: 'digital-twin', amount: 350 },
  })
  return { start: body, ref: paymentOf(body) }
}

async function bought(client: Client) {
  const { start, ref } = await begun(client)
  server.pay(ref)
  await report(client, ref)
  return { start, ref }
}

describe('a purchased digital twin', () => {
  it('is required to create a twin, and the error says where to buy one', async () => {
    const client = await createPerson()
    expect(await entitlements(client)).toMatchObject({ needsOrder: true, open: 0, items: [] })

    expect((await make(client)).body).toMatchObject({
      code: 'twin-not-bought',
      message: expect.stringContaining('Manage Avatars') as unknown,
    })
  })

  it('becomes an entitlement once its order is paid, and not before', async () => {
    const client = await createPerson()
    const { start, ref } = await begun(client)
    await reconcile(ref)
    expect(await states(client)).toEqual([])
    server.pay(ref)
    await reconcile(ref)

    expect(await entitlements(client)).toMatchObject({
      needsOrder: false,
      open: 1,
      items: [{ source: 'order', orderId: start.orderId, state: 'open', avatarId: null }],
    })
  })

  it('is delivered once, however often the payment is reported', async () => {
    const client = await createPerson()
    const { ref } = await begun(client)
    server.pay(ref)
    await Promise.all([reconcile(ref), reconcile(ref), report(client, ref), reconcile(ref)])

    expect(await states(client)).toEqual(['open'])
  })

  it('is delivered in one transaction with its order when the process dies', async () => {
    const client = await createPerson()
    const { ref, start } = await begun(client)
    server.pay(ref)
    const cut = "alter table twin_entitlement add constraint cut check (purchase_id <> '"
    await test.deps.db.execute(`${cut}${start.orderId}')`)
    await expect(reconcile(ref)).rejects.toThrow('cut')
    const { rows } = await test.deps.db.execute('select state from purchase where id = $1', [start.orderId])
    await test.deps.db.execute('alter table twin_entitlement drop constraint cut')
    expect([rows[0]?.state, await states(client)]).toEqual(['open', []])
    await reconcile(ref)

    expect(await states(client)).toEqual(['open'])
  })

  it('costs less for a second twin', async () => {
    const client = await createPerson()
    const first = await bought(client)
    const second = await begun(client)

    expect([first.start.amount, second.start.amount]).toEqual([35_000, 31_500])
  })

  it('allows one twin, and a second needs another order', async () => {
    const client = await createPerson()
    await bought(client)
    const { body: twin, status } = await make(client)
    expect(status).toBe(201)
    expect((await entitlements(client)).items).toMatchObject([{ avatarId: twin.id }])

    expect((await make(client)).body).toMatchObject({ code: 'twin-not-bought' })
  })

  it('allows one of two twins created at once', async () => {
    const client = await createPerson()
    await bought(client)
    const both = await Promise.all([make(client), make(client)])

    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 402])
  })

  it('remains available when the recording failed', async () => {
    const client = await createPerson()
    await bought(client)
    const { id: uploadId } = await upload(client, 'footage', 'nonsense')
    const consentId = await recordConsent(client, 'Me')
    const { body } = await client.call<Avatar>('POST /api/avatars', { body: { name: 'Me', uploadId, consentId } })
    await client.call('DELETE /api/avatars/:id', { params: { id: body.id } })

    expect(await entitlements(client)).toMatchObject({ open: 1, items: [{ state: 'open', avatarId: null }] })
    expect((await make(client)).status).toBe(201)
  })
})

describe('a refund of a digital twin', () => {
  it('ends an unused entitlement, and a won dispute reopens it', async () => {
    const client = await createPerson()
    const { ref } = await bought(client)
    server.dispute(ref, 'needs_response')
    await reconcile(ref)
    expect([await states(client), (await make(client)).body]).toMatchObject([['refunded'], { code: 'twin-not-bought' }])
    server.dispute(ref, 'won')
    await reconcile(ref)
    expect(await states(client)).toEqual(['open'])
    server.sendBack(ref)
    await reconcile(ref)

    expect(await entitlements(client)).toMatchObject({ needsOrder: true, open: 0, items: [{ state: 'refunded' }] })
  })
})

describe('a free digital twin', () => {
  it('is available when the site’s price is 0, up to the limit for one person', async () => {
    const kim = await test.customer('keystone', `twin${names++}`)
    const keystone = (await test.features.tenants.withSlug('keystone'))?.id ?? ''
    await setTwinPrice(keystone, 0)
    expect(await entitlements(kim)).toMatchObject({ needsOrder: false, source: 'free', left: 3 })
    const made = [await make(kim), await make(kim), await make(kim), await make(kim)]

    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 409])
    expect(made[3]?.body).toMatchObject({ code: 'twins-full' })
  })
})

async function setTwinPrice(id: string, cents: number): Promise<void> {
  await test.deps.db.execute(
    `update price_list set list = jsonb_set(list, '{digitalTwinPriceCents}', $2) where tenant_id = $1`,
    [id, String(cents)],
  )
  test.features.tenants.drop(id)
}
