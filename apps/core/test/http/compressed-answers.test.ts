import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

/** Returns the answer with the draft of a script, in bytes as they are sent. */
async function draft(script: string, accepted?: string) {
  const id = randomUUID()
  await ana.call('PUT /api/drafts/:id', { params: { id }, body: { version: 0, content: { script } } })
  const coding = accepted ? { 'accept-encoding': accepted } : {}
  const headers = { host: ana.host, cookie: ana.cookie, ...coding }
  return test.app.inject({ url: `/api/drafts/${id}`, headers })
}

const LONG = 'Welcome to the old harbour. '.repeat(400)

it('a long answer is compressed for a browser that accepts gzip, and declared as such', async () => {
  const answer = await draft(LONG, 'gzip, deflate, br')

  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10)
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({ content: { script: LONG } })
})

it('a short answer, and one for a client without gzip, is sent uncompressed', async () => {
  for (const answer of [await draft('Short.', 'gzip'), await draft(LONG), await draft(LONG, 'gzip;q=0, identity')]) {
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.json()).toHaveProperty('content.script')
  }
})
