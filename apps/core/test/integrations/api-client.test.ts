import { readFileSync } from 'node:fs'
import { createApiClient } from '@vitrine/api-client'
import { SCHEMA, clientTypes } from '@vitrine/api-client/generate'
import type { NewApiKey } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openapiDocumentForKeys } from '../../src/platform/http/documentation/openapi.ts'
import { type TestApp, testApp } from '../app.ts'
import { until } from '../until.ts'

const SITE = 'http://azure-coast.localhost'

it('the generated client types match the contract (npm run api:client)', async () => {
  expect(readFileSync(SCHEMA, 'utf8') === (await clientTypes(openapiDocumentForKeys()))).toBe(true)
})

describe('the generated client', () => {
  let test: TestApp
  let key: string

  beforeAll(async () => {
    test = await testApp()
    const owner = await test.demo('azure-coast', 'owner')
    const body = { name: 'Shop', scopes: ['videos:read', 'videos:write'], days: 1 }
    key = (await owner.call<NewApiKey>('POST /api/keys', { body })).body.secret
  })
  afterAll(() => test.close())

  it('chooses a presenter, estimates, creates, follows, downloads and shares a video', async () => {
    const client = open(key)
    const { data: presenters = [] } = await client.GET('/api/avatars')
    const script = 'Welcome to 14 Alder Lane. The garden faces the evening sun.'
    const { data: estimate } = await client.POST('/api/estimate-script', { body: { script } })
    const body = { script, title: 'Alder Lane', avatarId: presenters[0]?.id ?? '' }
    const order = { body, headers: { 'idempotency-key': 'order-1042' } }
    const { data: video } = await client.POST('/api/videos', order)
    const { data: again } = await client.POST('/api/videos', order)
    expect([video?.creditsHeld, again?.id]).toEqual([estimate?.creditsNeeded, video?.id])

    const path = { id: video?.id ?? '' }
    const ready = await until(async () => {
      const { data } = await client.GET('/api/videos/{id}', { params: { path } })
      return data?.status === 'ready' && data
    })
    const { data: share } = await client.POST('/api/videos/{id}/share', { params: { path } })
    const { data: list } = await client.GET('/api/videos', { params: { query: { q: 'Alder' } } })
    const file = await send(new Request(new URL(ready.videoUrl ?? '', SITE)))

    expect(file.status).toBe(200)
    expect(share?.shareUrl).toContain('/v/')
    expect(list?.map(({ id }) => id)).toEqual([video?.id])
  })

  it('reads the reason of a refused call', async () => {
    const { error } = await open(key).POST('/api/videos', { body: { script: 'Welcome.', avatarId: 'nobody' } })

    expect(error).toMatchObject({ status: 404, code: 'avatar-unknown', message: expect.any(String) })
  })

  function open(secret: string) {
    return createApiClient({ site: SITE, key: secret, fetch: send })
  }

  /** Takes requests to the application without a network. */
  async function send(request: Request): Promise<Response> {
    const { pathname, search, host } = new URL(request.url)
    const text = await request.text()
    const response = await test.app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(text ? { payload: text } : {}),
    })
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    })
  }
})
