import type { PaymentStart } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { creditsOf, paymentOf, report, useCard } from '../buyer.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const wanted = { planId: 'rapid-starter', amount: 1, type: 'bundle', credits: 9999 }

it('operators can pay with the internal price lists, at the prices of those lists', async () => {
  const operator = await test.demo('waymark', 'operator')
  const before = await creditsOf(operator)
  const { body: start } = await operator.call<PaymentStart>('POST /api/create-payment-intent', { body: wanted })
  await useCard(operator, start)
  await report(operator, paymentOf(start))

  expect(start.amount).toBe(45_000)
  expect(await creditsOf(operator)).toBe(before + 10)
})

it('other people cannot buy from the internal price lists', async () => {
  const customer = await test.customer('waymark', 'curious')
  const planIds = ['rapid-starter', 'adhoc', 'growth-annual']
  const answers = await Promise.all(
    planIds.map((planId) => customer.call('POST /api/create-payment-intent', { body: { ...wanted, planId } })),
  )

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})
