import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

const ask = (address: string, headers: Record<string, string> = {}) =>
  test.visitor('waymark').call<string>(`GET ${address}`, { headers })

describe.each([
  '/theme/logo.svg',
  '/theme/icon.png?size=180',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/api/openapi.json',
])('%s', (address) => {
  it('is revalidated each time, and sent only when it has changed', async () => {
    const { status, headers } = await ask(address)
    const again = await ask(address, { 'if-none-match': String(headers.etag) })

    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await ask(address, { 'if-none-match': '"another"' })).status).toBe(200)
  })
})

it('the OpenAPI document is compressed for clients that accept it', async () => {
  const request = { url: '/api/openapi.json', headers: { host: 'waymark.localhost', 'accept-encoding': 'gzip' } }
  const { headers, rawPayload } = await test.app.inject(request)
  const plain = await ask('/api/openapi.json')

  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding'])
  expect(headers.etag).not.toBe(plain.headers.etag)
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(plain.body)
})
