import type { PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { paymentOf, report, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'

const SMALLEST = { amount: 177.5, credits: 10 }
const NEXT = { amount: 400, credits: 25 }
const NAME_MAX = 200

let test: TestApp
let names = 0

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const createPerson = (tenant = 'waymark') => test.customer(tenant, `named${names++}`)
const order = (client: Client, name: string, body: object = SMALLEST) =>
  client.call<PaymentStart>('POST /api/credits/refill', { body, headers: { 'idempotency-key': name } })
const isReplay = ({ headers }: Awaited<ReturnType<typeof order>>) => headers['idempotency-replayed'] === 'true'

async function pay(client: Client, start: PaymentStart): Promise<void> {
  await useCard(client, start)
  expect((await report(client, paymentOf(start))).status).toBe(200)
}

describe('an order with an idempotency key', () => {
  it('is replayed under the same key, also once it is paid, while another key starts a new one', async () => {
    const client = await createPerson()
    const first = await order(client, 'one')
    await pay(client, first.body)
    const again = await order(client, 'one')
    const other = await order(client, 'two')

    expect([again.body, isReplay(first), isReplay(again)]).toEqual([first.body, false, true])
    expect([other.status, isReplay(other)]).toEqual([200, false])
    expect(other.body.orderId).not.toBe(first.body.orderId)
  })

  it('refuses a different request under the same key, and says to use a new one', async () => {
    const client = await createPerson()
    await order(client, 'one')
    const other = await order(client, 'one', NEXT)
    const elsewhere = await client.call('POST /api/create-subscription', {
      body: {},
      headers: { 'idempotency-key': 'one' },
    })

    for (const { status, body } of [other, elsewhere])
      expect([status, body]).toMatchObject([409, { code: 'key-reused', message: expect.stringContaining('new key') }])
    expect((await client.call<unknown[]>('GET /api/billing/history')).body).toHaveLength(0)
  })

  it('is created once by twenty concurrent requests', async () => {
    const client = await createPerson()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(client, 'at once')))

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1)
  })

  it('has a key that belongs to its buyer alone', async () => {
    const [ana, bo, cleo] = [await createPerson(), await createPerson(), await createPerson('keystone')]
    const mine = await order(ana, 'shared')
    const theirs = await order(bo, 'shared')
    const elsewhere = await order(cleo, 'shared', { amount: 1, credits: 1 })

    expect([theirs.status, isReplay(theirs)]).toEqual([200, false])
    expect(theirs.body.orderId).not.toBe(mine.body.orderId)
    expect(elsewhere.status).toBe(400)
  })

  it('resumes where its first attempt was interrupted', async () => {
    const client = await createPerson()
    const first = await order(client, 'cut')
    await test.deps.db.execute(`update idempotency_key set response = null where key = 'cut'`)
    const again = await order(client, 'cut')
    const third = await order(client, 'cut')

    expect([again.status, again.body.orderId, isReplay(again)]).toEqual([200, first.body.orderId, false])
    expect(isReplay(third)).toBe(true)
  })

  it('may be retried after a refusal, and rejects a key that is too long', async () => {
    const client = await createPerson()
    expect((await order(client, 'k', { amount: 1, credits: 1 })).status).toBe(400)
    expect((await order(client, 'k')).status).toBe(200)
    expect((await order(client, 'x'.repeat(NAME_MAX + 1))).status).toBe(400)
  })
})

it('an idempotency key on a call that orders nothing is ignored', async () => {
  const client = await createPerson()
  const save = () =>
    client.call('POST /api/estimate-script', { body: { script: 'One.' }, headers: { 'idempotency-key': 'words' } })
  await save()

  expect((await save()).headers['idempotency-replayed']).toBeUndefined()
})
