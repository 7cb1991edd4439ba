import type { WebhookDeliveryDetail } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { type Receiver, openReceiver } from '../servers/receiver.ts'
import { create } from '../renditions.ts'
import { createWebhookScene } from '../scenes/webhook-scene.ts'

let test: TestApp
let receiver: Receiver
let scene: ReturnType<typeof createWebhookScene>

beforeAll(async () => {
  receiver = await openReceiver()
  test = await testApp({ webhookRules: receiver.rules() })
  scene = createWebhookScene(test, receiver)
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answerWith((_request, response) => response.writeHead(200).end('thanks'))
})

it('a finished video is sent to its person’s webhook with a signature that receivers can verify', async () => {
  const ana = await test.customer('waymark', 'ana-hooked')
  const { secret } = await scene.hook(ana, { path: '/ana' })
  const { body: video } = await create(ana)
  await ana.finished(video.id)
  const [request] = await scene.arrived('/ana', 1)

  const forged = { ...request, body: request.body.replace('completed', 'failed') }
  const message = receiver.verified(secret, request)
  expect(message).toMatchObject({ type: 'video.completed', data: { id: video.id, title: video.title } })
  expect(() => receiver.verified(secret, forged)).toThrow('No matching signature')
})

it('an event reaches subscribed webhooks of its own account and site only', async () => {
  const bo = await test.customer('waymark', 'bo-hooked')
  const cy = await test.customer('waymark', 'cy-hooked')
  const kim = await test.customer('keystone', 'kim-hooked')
  await scene.hook(bo, { path: '/bo' })
  await scene.hook(bo, { path: '/other-events', events: ['video.failed', 'lead.created'] })
  await scene.hook(cy, { path: '/cy' })
  await scene.hook(kim, { path: '/kim' })
  await scene.happen(bo)
  await scene.arrived('/bo', 1)
  // Other due deliveries would have been sent with it.
  await scene.happen(bo)
  await scene.arrived('/bo', 2)

  expect(receiver.received.map(({ path }) => path)).toEqual(['/bo', '/bo'])
})

it('events of all customers reach the site’s webhooks, which only its admins see', async () => {
  const owner = await test.demo('keystone', 'owner')
  const { id, secret } = await scene.hook(owner, {
    path: '/site',
    events: ['user.created', 'video.completed'],
    scope: 'site',
  })
  const dee = await test.customer('keystone', 'dee-hooked')
  await scene.happen(dee)
  const requests = await scene.arrived('/site', 2)

  const messages = requests.map((request) => receiver.verified(secret, request))
  expect(messages.map(({ type }) => type)).toEqual(['user.created', 'video.completed'])
  expect(messages[0]?.data).toMatchObject({ username: 'dee-hooked' })
  expect((await dee.call('GET /api/webhooks')).body).toEqual([])
  expect((await dee.call('DELETE /api/webhooks/:id', { params: { id } })).status).toBe(404)
  const body = { url: receiver.url(), events: ['video.completed'], scope: 'site' }
  expect((await dee.call('POST /api/webhooks', { body })).status).toBe(403)
})

it('a test is logged with request and answer, and can be resent under its id', async () => {
  const eve = await test.customer('waymark', 'eve-hooked')
  const { id, secret } = await scene.hook(eve, { path: '/eve', events: ['lead.created'] })
  receiver.answerWith((_request, response) => response.writeHead(202, { 'content-type': 'text/plain' }).end('queued'))
  const { status } = await eve.call('POST /api/webhooks/:id/test', { params: { id }, body: {} })
  const { id: deliveryId, messageId } = await scene.ended(eve, id)
  const params = { id, deliveryId }
  const read = 'GET /api/webhooks/:id/deliveries/:deliveryId'
  const { body: detail } = await eve.call<WebhookDeliveryDetail>(read, { params })
  await eve.call('POST /api/webhooks/:id/deliveries/:deliveryId/replay', { params })
  await scene.ended(eve, id, 2)

  const [first, second] = await scene.arrived('/eve', 2)
  expect(status).toBe(202)
  expect(receiver.verified(secret, first)).toMatchObject({ type: 'lead.created', data: { isTest: true } })
  expect(detail).toMatchObject({ state: 'delivered', isTest: true, statusCode: 202, body: first.body })
  expect(detail.log[0]).toMatchObject({ number: 1, statusCode: 202, answer: 'queued' })
  expect([first, second].map((request) => request?.headers['webhook-id'])).toEqual([messageId, messageId])
})

it('a webhook that is off gets neither events nor tests, and new events once it is on again', async () => {
  const flo = await test.customer('waymark', 'flo-hooked')
  const { id } = await scene.hook(flo, { path: '/flo' })
  const params = { id }
  await flo.call('PATCH /api/webhooks/:id', { params, body: { isActive: false } })
  await scene.happen(flo)
  const refused = await flo.call('POST /api/webhooks/:id/test', { params, body: {} })
  await flo.call('PATCH /api/webhooks/:id', { params, body: { isActive: true } })
  const heard = await scene.happen(flo)
  const [request] = await scene.arrived('/flo', 1)

  expect([refused.status, refused.body.code]).toEqual([409, 'webhook-off'])
  expect(JSON.parse(request.body)).toMatchObject({ data: { id: heard } })
})

it('invalid input is named: the address, the events, and more than 20 webhooks', async () => {
  const gil = await test.customer('waymark', 'gil-hooked')
  const ask = async (url: string, events?: string[]) => {
    const { status, body } = await gil.call<{ fields?: { message: string }[] }>('POST /api/webhooks', {
      body: { url, events },
    })
    return [status, body.fields?.[0]?.message]
  }
  expect(await ask('no address', ['video.completed'])).toEqual([422, 'Please enter a valid URL'])
  expect(await ask('ftp://example.com/x', ['video.completed'])).toEqual([422, 'Please enter a valid URL'])
  expect(await ask(receiver.url(), [])).toEqual([422, 'Select at least one event'])
  expect(await ask(receiver.url())).toEqual([422, 'Select at least one event'])
  const made = await Promise.all(Array.from({ length: 22 }, () => ask(receiver.url(), ['video.completed'])))
  expect(made.map(([status]) => status).sort()).toEqual([...Array(20).fill(201), 409, 409])
})
