import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

it('a response drops fields that the contract does not name', async () => {
  const ana = await test.customer('waymark', 'ana')
  const { people } = test.features
  const { read } = people
  people.read = async (...asked) => Object.assign(await read(...asked), { passwordHash: 'a secret' })
  const { body } = await ana.call('GET /api/user')
  people.read = read

  expect(body).toHaveProperty('username', 'ana')
  expect(JSON.stringify(body)).not.toContain('secret')
})

it.each(['__lo', '2026-13', '2026-11 ', '%00', '2026-11%00'])('the impossible month %s is not found', async (month) => {
  const owner = await test.demo('waymark', 'owner')
  const { status, body } = await owner.call(`GET /api/whitelabel/invoices/${month}.pdf`)

  expect([status, body]).toMatchObject([404, { code: 'not-found' }])
})
