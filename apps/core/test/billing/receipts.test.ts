import type { AdminWebhookEvent, Language, LedgerLine, Order, PaymentRecord, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInvoices } from '../../src/features/invoices/service.ts'
import type { InvoicePage } from '../../src/ports/document-renderer.ts'
import { type TestApp, testApp } from '../app.ts'
import { paymentOf, refill, report, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'
import { mailsDone, mailsNow } from '../outbox.ts'

const DECLINED = '4000 0000 0000 0002'
const DAY_MS = 24 * 3_600_000
const vat = { name: 'VAT', basisPoints: 2000, number: 'GB 123' }

let test: TestApp
let now = new Date()
let names = 0

beforeAll(async () => {
  test = await testApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

const createPerson = (tenant = 'azure-coast') => test.customer(tenant, `reader${names++}`)
const payments = async (client: Client) => (await client.call<PaymentRecord[]>('GET /api/billing/history')).body

async function buy(client: Client, cards: string[] = []): Promise<PaymentStart> {
  const { bundles } = (await test.features.tenants.withSlug('azure-coast'))?.prices ?? { bundles: [] }
  const { priceCents = 0, credits } = bundles[0] ?? {}
  const begun = await refill(client, { amount: priceCents / 100, credits })
  for (const card of cards) {
    await useCard(client, begun, card)
    await report(client, paymentOf(begun))
  }
  await useCard(client, begun)
  expect((await report(client, paymentOf(begun))).status).toBe(200)
  return begun
}

/** The newest invoice as it goes to the document renderer. */
async function printed(client: Client, language: Language = 'en'): Promise<InvoicePage> {
  const pages: InvoicePage[] = []
  const documentRenderer = {
    invoices: async (asked: readonly InvoicePage[]) => (pages.push(...asked), Buffer.alloc(0)),
  }
  const tenant = await test.features.tenants.withSlug('azure-coast')
  const { body } = await client.call<{ user: { id: string; username: string } }>('GET /auth/user')
  const [payment] = await payments(client)
  if (!tenant || !payment) throw new Error('nothing was paid')
  const person = { ...body.user, tenantId: tenant.id, displayName: null, email: null } as never
  await createInvoices({ db: test.deps.db, documentRenderer }).pdfOf(tenant, person, payment.id, language)
  const [page] = pages
  if (!page) throw new Error('nothing was printed')
  return page
}

describe('an invoice', () => {
  it('shows its tax, its number and the payment from then on', async () => {
    const [owner, client] = [await test.demo('azure-coast', 'owner'), await createPerson()]
    await buy(client)
    expect((await printed(client)).totals[1]?.value).toBe('included where applicable')

    expect((await owner.call('PUT /api/whitelabel/tax', { body: { tax: vat } })).status).toBe(200)
    expect((await printed(client)).totals[1]?.value).toBe('included where applicable')
    await buy(client)
    const { totals, seller } = await printed(client)
    const [net, tax, total] = totals.map(({ value }) => Number(value.replace(/[^0-9.]/g, '')))
    expect(totals[1]?.label).toBe('VAT 20%')
    expect(tax).toBeCloseTo((total ?? 0) / 6, 1)
    expect((net ?? 0) + (tax ?? 0)).toBeCloseTo(total ?? 0, 5)
    expect(seller.lines.at(-1)).toBe('VAT GB 123')
    await owner.call('PUT /api/whitelabel/tax', { body: { tax: null } })
  })

  it('appears with tax and buyer in the email and on the page after paying', async () => {
    const [owner, client] = [await test.demo('azure-coast', 'owner'), test.visitor('azure-coast')]
    const username = `reader${names++}`
    const email = `${username}@example.com`
    await client.call('POST /auth/register', { body: { username, email, password: 'three plain words' } })
    await owner.call('PUT /api/whitelabel/tax', { body: { tax: vat } })
    const details = { company: 'Sol y Mar S.L.', address: '', taxId: 'B-123' }
    await client.call('PUT /api/billing/details', { body: details })
    const { orderId: id } = await buy(client)
    await owner.call('PUT /api/whitelabel/tax', { body: { tax: null } })

    const { body: order } = await client.call<Order>('GET /api/orders/:id', { params: { id } })
    expect(order).toMatchObject({ tax: vat, buyer: details })
    expect(order.invoice?.number).toMatch(/^A-\d{4}$/)
    const pdf = await client.call<string>(`GET ${order.invoice?.pdf}`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    await mailsDone(test)
    const receipt = (await mailsNow(test, 'azure-coast', email)).find(({ subject }) => /receipt/.test(subject))
    expect(receipt?.text).toContain('including VAT 20%: $29.58')
    expect(receipt?.text).toContain('Billed to: Sol y Mar S.L., B-123')
  })

  it('is marked as paid, and as refunded once all of its money was returned', async () => {
    const client = await createPerson()
    const { orderId } = await buy(client)
    expect((await printed(client)).mark).toBe('Paid')

    const give = (share: string) =>
      test.deps.db.execute(`update invoice set refunded_cents = total_cents ${share} where purchase_id = $1`, [orderId])
    await give('- 1')
    expect((await printed(client)).mark).toBe('Paid')
    await give('')
    expect((await printed(client)).mark).toBe('Refunded')
  })

  it('names a digital twin in the reader’s language, and other products as the price list does', async () => {
    const client = await createPerson()
    const { orderId, lines } = await buy(client)
    const twin = {
      kind: 'twin',
      id: 'digital-twin',
      name: 'Custom digital twin',
      quantity: 1,
      priceCents: 100,
      credits: 0,
    }
    const bought = JSON.stringify([...lines, twin])
    await test.deps.db.execute('update invoice set lines = $2::jsonb where purchase_id = $1', [orderId, bought])
    const names = async (language: Language) => (await printed(client, language)).rows.map(({ what }) => what)

    expect(await names('en')).toEqual([lines[0]?.name, 'Custom digital twin'])
    expect(await names('fa')).toEqual([lines[0]?.name, 'همزاد دیجیتال اختصاصی'])
  })

  it('names the company that its buyer had entered by then', async () => {
    const client = await createPerson()
    const details = { company: 'Sol y Mar S.L.', address: 'Calle Mayor 1\n08001 Barcelona', taxId: 'B-123' }
    expect((await client.call('GET /api/billing/details')).body).toEqual({ company: '', address: '', taxId: '' })
    await buy(client)
    expect((await client.call('PUT /api/billing/details', { body: details })).body).toEqual(details)
    expect((await printed(client)).buyer.lines).not.toContain(details.company)
    await buy(client)

    const { lines } = (await printed(client)).buyer
    expect(lines).toEqual([
      'Sol y Mar S.L.',
      expect.stringMatching(/^reader/),
      'Calle Mayor 1',
      '08001 Barcelona',
      'Tax ID: B-123',
    ])
  })

  it('keeps nothing about its buyer after their erasure', async () => {
    const client = await createPerson()
    await client.call('PUT /api/billing/details', { body: { company: 'Gone Ltd', address: '', taxId: '' } })
    await buy(client)
    const { body } = await client.call<{ user: { id: string } }>('GET /auth/user')
    const { rows: before } = await test.deps.db.execute('select buyer from invoice where user_id = $1', [body.user.id])
    expect(JSON.stringify(before)).toContain('Gone Ltd')
    await client.call('DELETE /auth/account', { body: { password: 'three plain words', confirm: true } })
    const left = async () =>
      JSON.stringify([
        (await test.deps.db.execute('select buyer from invoice where user_id = $1', [body.user.id])).rows,
        (await test.deps.db.execute('select company from billing_details where user_id = $1', [body.user.id])).rows,
      ])

    await expect.poll(left).toBe('[[{"buyer":null}],[]]')
  })
})

it('the history distinguishes a payment that succeeded at once from one after a declined card', async () => {
  const client = await createPerson()
  await buy(client)
  await buy(client, [DECLINED])

  expect((await payments(client)).map(({ after_retry }) => after_retry)).toEqual([true, false])
})

it('the history omits a payment whose confirmation was abandoned', async () => {
  const client = await createPerson()
  const begun = await refill(client, { amount: 177.5, credits: 10 })
  await useCard(client, begun, '4000 0025 0000 3155')
  await report(client, paymentOf(begun))
  expect(await payments(client)).toEqual([])

  await useCard(client, begun)
  await report(client, paymentOf(begun))
  expect(await payments(client)).toEqual([expect.objectContaining({ status: 'succeeded', after_retry: false })])
})

it('the ledger names the video in every line, also for attempts before the last one', async () => {
  const client = await createPerson()
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const draft = { script: '[fail] A short walk by the sea.', title: 'The walk', avatarId: avatars[0]?.id }
  const { body } = await client.call<{ id: string }>('POST /api/videos', { body: draft })
  await client.finished(body.id)
  await client.call('POST /api/videos/:id/retry', { params: { id: body.id } })
  await client.finished(body.id)
  const { body: ledger } = await client.call<{ items: LedgerLine[] }>('GET /api/credits/ledger')
  const lines = ledger.items.filter(({ kind }) => kind === 'hold' || kind === 'release')

  expect(lines.map(({ kind, videoTitle }) => [kind, videoTitle])).toEqual([
    ['release', 'The walk'],
    ['hold', 'The walk'],
    ['release', 'The walk'],
    ['hold', 'The walk'],
  ])
})

describe('credits that run out', () => {
  const email = () => `watcher${names}@example.com`

  async function watcher(): Promise<{ client: Client; tenantId: string; userId: string; mail: string }> {
    const [client, mail] = [test.visitor('azure-coast'), email()]
    const body = { username: `watcher${names++}`, email: mail, password: 'three plain words' }
    await client.call('POST /auth/register', { body })
    const { body: found } = await client.call<{ user: { id: string } }>('GET /auth/user')
    const tenant = await test.features.tenants.withSlug('azure-coast')
    const [tenantId, userId] = [tenant?.id ?? '', found.user.id]
    await test.deps.db.inTenant(tenantId, async (tx) => {
      await test.features.ledger.setAvailable(tx, { userId, halfCredits: 0, sourceRef: 'test' })
      const expiresAt = new Date(now.getTime() + DAY_MS)
      const grant = { userId, kind: 'bundle', halfCredits: 8, sourceRef: `test ${userId}`, expiresAt } as const
      await test.features.ledger.grant(tx, grant)
    })
    return { client, tenantId, userId, mail }
  }
  const lowMails = async (mail: string) => {
    await mailsDone(test)
    return (await mailsNow(test, 'azure-coast', mail)).filter(({ subject }) => /credit/i.test(subject)).length
  }

  it('send one email when they fall below the limit', async () => {
    const { tenantId, mail } = await watcher()
    await test.features.billing.autoTopUps.expireDue(tenantId, 100)
    expect(await lowMails(mail)).toBe(0)
    now = new Date(now.getTime() + 2 * DAY_MS)
    await test.features.billing.autoTopUps.expireDue(tenantId, 100)
    await test.features.billing.autoTopUps.expireDue(tenantId, 100)

    expect(await lowMails(mail)).toBe(1)
  })

  it('send the email also when creating a video finds them expired', async () => {
    const { client, tenantId, userId, mail } = await watcher()
    now = new Date(now.getTime() + 2 * DAY_MS)
    const grant = { userId, kind: 'admin', halfCredits: 2, sourceRef: `more ${userId}` } as const
    await test.deps.db.inTenant(tenantId, (tx) => test.features.ledger.grant(tx, grant))
    const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
    const draft = { script: 'A short walk.', title: 'The walk', avatarId: avatars[0]?.id }
    const { body } = await client.call<{ id: string }>('POST /api/videos', { body: draft })
    await client.finished(body.id)

    expect(await lowMails(mail)).toBe(1)
  })
})

it('the operator can replay any event by its provider id, and it books nothing twice', async () => {
  const [client, operator] = [await createPerson(), await test.demo('waymark', 'operator')]
  await buy(client)
  const { rows } = await test.deps.db.execute('select payment_ref from purchase order by created_at desc limit 1')
  const query = { q: String(rows[0]?.payment_ref) }
  const { body: found } = await operator.call<AdminWebhookEvent[]>('GET /api/admin/webhook-events', { query })
  expect(found).toMatchObject([{ kind: 'payment', ref: query.q, account: null }])
  const credits = async () => (await client.call<{ user: { credits: number } }>('GET /auth/user')).body.user.credits
  const before = await credits()
  const params = { eventId: found[0]?.id ?? '' }

  expect((await operator.call('POST /api/admin/webhook-events/:eventId/replay', { params })).status).toBe(200)
  expect(await credits()).toBe(before)
  const gone = { eventId: 'evt_unknown' }
  expect((await operator.call('POST /api/admin/webhook-events/:eventId/replay', { params: gone })).status).toBe(404)
  const owner = await test.demo('azure-coast', 'owner')
  expect((await owner.call('POST /api/admin/webhook-events/:eventId/replay', { params })).status).toBeGreaterThan(400)
})

it('replaying an event books a payment whose webhook was lost', async () => {
  const [client, operator] = [await createPerson(), await test.demo('waymark', 'operator')]
  await buy(client)
  const { rows } = await test.deps.db.execute('select id, payment_ref from purchase order by created_at desc limit 1')
  const id = rows[0]?.id
  await test.deps.db.execute('delete from invoice where purchase_id = $1', [id])
  await test.deps.db.execute(`update purchase set state = 'open', paid_at = null, fetched_at = null where id = $1`, [
    id,
  ])
  const query = { q: String(rows[0]?.payment_ref) }
  const { body: found } = await operator.call<AdminWebhookEvent[]>('GET /api/admin/webhook-events', { query })
  await operator.call('POST /api/admin/webhook-events/:eventId/replay', { params: { eventId: found[0]?.id ?? '' } })

  expect((await payments(client)).map(({ status }) => status)).toEqual(['succeeded'])
})
