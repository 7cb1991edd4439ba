import { type ApiKey, api } from '@vitrine/contract/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

const unsafe = (Object.keys(api) as ApiKey[]).filter((key) => !key.startsWith('GET ') || key === 'GET /api/logout')

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

it.each(unsafe)('%s is refused from another site, for visitors and signed-in people', async (key) => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    const { status, body } = await ana.call(key, { headers, params: { id: crypto.randomUUID() } })

    expect([status, body.code]).toEqual([403, 'cross-site'])
  }
})

it('another tenant’s page cannot sign a person out', async () => {
  const token = ana.cookie
  await ana.call('GET /api/logout', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } })
  await ana.call('HEAD /api/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  await ana.call('POST /auth/logout', { headers: { origin: 'http://keystone.localhost' } })

  ana.cookie = token
  expect((await ana.call('GET /auth/user')).status).toBe(200)
})

it('the site’s own page and API clients are allowed', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://waymark.localhost' }
  for (const headers of [own, { origin: 'http://waymark.localhost' }, { 'sec-fetch-site': 'none' }, {}]) {
    expect((await ana.call('POST /api/estimate-script', { headers, body: { script: 'One two.' } })).status).toBe(200)
  }
})

it('reading is allowed from every site, since no answer may be read across sites', async () => {
  const { status, headers } = await test
    .visitor('waymark')
    .call('GET /api/branding', { headers: { 'sec-fetch-site': 'cross-site' } })

  expect(status).toBe(200)
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})
