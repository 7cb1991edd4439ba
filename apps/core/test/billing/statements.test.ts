import type { CreditUsage, LedgerLine, PaymentRecord, PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const GOOD = '4242 4242 4242 4242'

let test: TestApp
let names = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const createPerson = (tenant = 'waymark') => test.customer(tenant, `reader${names++}`)
const lines = async (client: Client, query: Record<string, string> = {}) =>
  (await client.call<{ items: LedgerLine[]; nextCursor: string | null }>('GET /api/credits/ledger', { query })).body
const usage = async (client: Client) => (await client.call<CreditUsage>('GET /api/credits/usage')).body
const payments = async (client: Client) => (await client.call<PaymentRecord[]>('GET /api/billing/history')).body

async function buy(client: Client, key: string, body: object): Promise<void> {
  const { body: start } = await client.call<PaymentStart>(key, { body })
  await client.call('POST /api/sandbox/confirm', { body: { clientSecret: start.clientSecret, cardNumber: GOOD } })
  const planId = start.clientSecret.split('_secret_')[0]
  expect((await client.call('POST /api/credits/add-manual', { body: { planId } })).status).toBe(200)
}
const buyBundle = (client: Client) => buy(client, 'POST /api/credits/refill', { amount: 177.5, credits: 10 })

async function makeVideo(client: Client, title: string): Promise<void> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const draft = { script: 'A short walk by the sea.', title, avatarId: avatars[0]?.id }
  const { body } = await client.call<{ id: string }>('POST /api/videos', { body: draft })
  await client.finished(body.id)
}

describe('the credit history', () => {
  it('can begin at a date, on the page and in the table, with the balance from before', async () => {
    const client = await createPerson()
    const { body } = await client.call<{ user: { id: string } }>('GET /auth/user')
    const old = [`update credit_entry set at = now() - interval '40 days' where user_id = $1`, [body.user.id]] as const
    await test.deps.db.execute(...old)
    await buyBundle(client)
    const since = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString()

    const { items } = await lines(client, { since })
    expect(items.map(({ bucket, balance }) => [bucket, balance])).toEqual([['bundle', 13]])
    const { body: csv } = await client.call<string>('GET /api/credits/ledger', { query: { format: 'csv', since } })
    expect(csv.trim().split('\n')).toHaveLength(2)
    expect((await client.call('GET /api/credits/ledger', { query: { since: 'yesterday' } })).status).toBe(422)
  })

  it('names the video, the bundle and the invoice, with the balance after each line', async () => {
    const client = await createPerson()
    await buyBundle(client)
    await makeVideo(client, 'Sunrise over the old harbour')
    const { items } = await lines(client)

    expect(items.map(({ credits, balance }) => [credits, balance])).toEqual([
      [-0.5, 12.5],
      [10, 13],
      [3, 3],
    ])
    expect(items[0]).toMatchObject({ videoTitle: 'Sunrise over the old harbour', holdState: 'settled' })
    const [payment] = await payments(client)
    expect(items[1]).toMatchObject({ name: payment?.description, invoiceNumber: payment?.invoice_number })
  })

  it('can be filtered, and continues page by page without a gap', async () => {
    const client = await createPerson()
    await buyBundle(client)
    await makeVideo(client, 'One')
    const first = await lines(client, { limit: '2' })
    const second = await lines(client, { limit: '2', cursor: first.nextCursor ?? '' })
    const bought = await lines(client, { filter: 'bought' })

    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      (await lines(client)).items.map(({ id }) => id),
    )
    expect(second.nextCursor).toBeNull()
    expect(bought.items.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['grant', 13],
      ['grant', 3],
    ])
  })

  it('downloads as a table for spreadsheets, in which no title is a formula', async () => {
    const client = await createPerson()
    await makeVideo(client, '=HYPERLINK("https://evil.example","Click")')
    const { body, headers } = await client.call<string>('GET /api/credits/ledger', { query: { format: 'csv' } })

    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('waymark-credits.csv')
    expect(body.split('\r\n')).toHaveLength(4)
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"",""Click"")",-0.5,2.5,`)
  })
})

describe('a balance', () => {
  it('is split into named buckets, and its use comes from the ledger', async () => {
    const client = await createPerson()
    await buy(client, 'POST /api/create-subscription', {})
    await buyBundle(client)
    await makeVideo(client, 'One')
    const found = await usage(client)

    expect(found).toMatchObject({ available: 17.5, held: 0, used: 0.5, allowance: 5 })
    expect(found.buckets.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['monthly', 4.5],
      ['signup', 3],
      ['bundle', 10],
    ])
    expect(found.expiringSoon).toMatchObject({ credits: 4.5 })
  })
})

describe('an invoice', () => {
  it('is a PDF in the language of the page', async () => {
    const client = await createPerson()
    await buyBundle(client)
    const [payment] = await payments(client)
    for (const lang of ['en', 'fa', 'hi']) {
      const { status, body, headers } = await client.call<string>(`GET ${payment?.invoice_pdf}`, { query: { lang } })
      expect([status, headers['content-type'], body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
      expect(headers['content-disposition']).toContain(`waymark-invoice-${payment?.invoice_number}.pdf`)
    }
  })

  it('is not shown to another person', async () => {
    const [client, other, elsewhere] = [await createPerson(), await createPerson(), await createPerson('keystone')]
    await buyBundle(client)
    const [payment] = await payments(client)
    const asked = [other, elsewhere].map((one) => one.call(`GET ${payment?.invoice_pdf}`))

    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404])
  })

  it('downloads with all others of its year', async () => {
    const client = await createPerson()
    const year = String(new Date().getUTCFullYear())
    const ask = () => client.call<string>('GET /api/billing/tax-invoice', { query: { year } })
    expect((await ask()).status).toBe(404)
    await buyBundle(client)
    const { status, body } = await ask()

    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-'])
  })
})
