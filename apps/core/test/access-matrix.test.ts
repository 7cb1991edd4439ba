import type { Video } from '@vitrine/contract'
import { type ApiKey, api } from '@vitrine/contract/api'
import type { Call } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import type { Client } from './client.ts'

const calls = Object.entries(api) as [ApiKey, Call][]
const withId = calls.filter(([key]) => key.includes('/:id'))
const guarded = calls.filter(([, call]) => call.access !== 'anyone')

let test: TestApp
let ana: Client
let bo: Client
let kim: Client
let videoId: string

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
  bo = await test.customer('waymark', 'bo')
  kim = await test.customer('keystone', 'kim')
  videoId = await makeVideo(ana, 'A secret cove that only Ana knows.')
})
afterAll(() => test.close())

describe.each(guarded)('%s', (key, call) => {
  it('answers nobody without a session', async () => {
    const { status, body } = await test.visitor('waymark').call(key, anything(key))

    expect([status, body.code]).toEqual([401, 'not-signed-in'])
  })

  it("answers no session of another tenant's person", async () => {
    const intruder = test.visitor('waymark')
    intruder.cookie = kim.cookie
    const { status, body } = await intruder.call(key, anything(key))

    expect([status, body.code]).toEqual([401, 'not-signed-in'])
  })

  it.runIf(call.access === 'operator')('answers only operators, and exists on the platform only', async () => {
    for (const lower of [ana, await test.demo('waymark', 'owner')]) {
      expect((await lower.call(key, anything(key))).status).toBe(403)
    }
    expect((await kim.call(key, anything(key))).status).toBe(404)
  })
})

describe.each(withId)('%s', (key) => {
  it.each([
    ['another person of the tenant', () => bo],
    ['a person of another tenant', () => kim],
    ['an owner of the tenant', () => test.demo('waymark', 'owner')],
  ])('is 404 for %s', async (_who, actor) => {
    const { status, body } = await (await actor()).call(key, { params: { id: videoId }, ...bodyFor(key) })

    expect([status, body.code]).toEqual([404, 'not-found'])
    expect((await ana.call<Video>('GET /api/videos/:id', { params: { id: videoId } })).body.status).toBe('ready')
  })
})

it('deletes nothing when one of several videos is not the person’s own', async () => {
  const own = await makeVideo(bo, 'My own little film.')
  const { status } = await bo.call('DELETE /api/videos/bulk', { body: { videoIds: [own, videoId] } })

  expect(status).toBe(404)
  expect((await bo.call('GET /api/videos/:id', { params: { id: own } })).status).toBe(200)
})

it.each(calls.filter(([key]) => key.startsWith('GET ')))('%s shows nobody else what Ana made', async (key) => {
  for (const actor of [bo, kim, test.visitor('waymark'), await test.demo('keystone', 'owner')]) {
    const { body } = await actor.call(key, anything(key))

    expect(JSON.stringify(body)).not.toContain('secret cove')
  }
})

it("serves a film on its own tenant's host only, and only with its signature", async () => {
  const { body } = await ana.call<Video>('GET /api/videos/:id', { params: { id: videoId } })
  const link = `GET ${body.videoUrl ?? ''}`

  expect((await test.visitor('waymark').call(link)).status).toBe(200)
  expect((await test.visitor('keystone').call(link)).status).toBe(404)
  expect((await ana.call(link.replace(/signature=./, 'signature=_'))).status).toBe(404)
  expect((await ana.call(link.replace(/expires=\d/, 'expires=9'))).status).toBe(404)
})

async function makeVideo(client: Client, script: string): Promise<string> {
  const { body: avatars } = await client.call<{ id: string }[]>('GET /api/avatars')
  const { body } = await client.call<Video>('POST /api/videos', { body: { script, avatarId: avatars[0]?.id } })
  return (await client.finished(body.id)).id
}

function anything(key: string) {
  return { params: { id: videoId, key: 'x' }, ...bodyFor(key) }
}

function bodyFor(key: string) {
  return key.startsWith('GET ') || key.startsWith('DELETE /api/videos/:id')
    ? {}
    : { body: { videoIds: [videoId], script: 'x' } }
}
