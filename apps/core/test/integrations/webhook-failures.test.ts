import type { Webhook } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type Receiver, openReceiver } from '../servers/receiver.ts'
import { until } from '../until.ts'
import { createWebhookScene } from '../scenes/webhook-scene.ts'

let test: TestApp
let receiver: Receiver
let scene: ReturnType<typeof createWebhookScene>
let names = 0

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
  receiver.answerWith((_request, response) => response.writeHead(200).end())
})

const createPerson = (tenant = 'waymark') => test.customer(tenant, `hooked${names++}`)

async function webhookOf(client: Client): Promise<Webhook | undefined> {
  return (await client.call<Webhook[]>('GET /api/webhooks')).body[0]
}

it('a failed message is pending and retried under the same id until it is accepted', async () => {
  const ana = await createPerson()
  const { id, secret } = await scene.hook(ana, { path: '/again' })
  const statuses = [500, 302, 200]
  receiver.answerWith((_request, response) =>
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere', 'retry-after': '3600' }).end(),
  )
  await scene.happen(ana)
  const first = await scene.ended(ana, id, 1)
  await scene.makeDue(id)
  const second = await scene.ended(ana, id, 2)
  await scene.makeDue(id)
  const third = await scene.ended(ana, id, 3)

  const requests = await scene.arrived('/again', 3)
  expect([first, second, third].map(({ state, statusCode }) => [state, statusCode])).toEqual([
    ['pending', 500],
    ['pending', 302],
    ['delivered', 200],
  ])
  expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(requests.every((request) => receiver.verified(secret, request).type === 'video.completed')).toBe(true)
  // A redirect is an answer like any other: nothing is sent where it leads.
  expect(receiver.received).toHaveLength(3)
})

it('a message out of retries is failed, and a receiver may ask for a longer pause', async () => {
  const ana = await createPerson()
  const { id } = await scene.hook(ana, { path: '/never' })
  receiver.answerWith((_request, response) => response.writeHead(503, { 'retry-after': '7200' }).end())
  await scene.happen(ana)
  const { nextAttemptAt } = await scene.ended(ana, id)
  await test.deps.db.execute('update webhook_delivery set retries = 12 where webhook_id = $1', [id])
  await scene.makeDue(id)
  const last = await scene.ended(ana, id, 2)

  expect(Date.parse(nextAttemptAt ?? '') - Date.now()).toBeGreaterThan(7_000_000)
  expect([last.state, last.nextAttemptAt]).toEqual(['failed', null])
})

it('a receiver that is gone, or failing for 5 days, is turned off, and its owner gets an email', async () => {
  for (const [status, reason] of [
    [410, 'gone'],
    [500, 'failing'],
  ] as const) {
    const client = await createPerson()
    const { id } = await scene.hook(client, { path: `/${reason}` })
    await test.deps.db.execute(`update webhook set failing_since = now() - interval '6 days' where id = $1`, [id])
    receiver.answerWith((_request, response) => response.writeHead(status).end())
    await scene.happen(client)
    await scene.ended(client, id)
    const { rows } = await test.deps.db.execute(
      `select count(*)::int as n from pgboss.job where data ->> 'email' = 'webhook-ended' and data ->> 'webhookId' = $1`,
      [id],
    )

    expect(await webhookOf(client)).toMatchObject({ isActive: false, endReason: reason })
    expect(rows[0]).toEqual({ n: 1 })
  }
})

it('after a rotation both secrets sign, and after the overlap only the new one', async () => {
  const ana = await createPerson()
  const { id, secret } = await scene.hook(ana, { path: '/rotated' })
  const { body } = await ana.call<{ secret: string }>('POST /api/webhooks/:id/rotate', { params: { id } })
  await scene.happen(ana)
  const [during] = await scene.arrived('/rotated', 1)
  await test.deps.db.execute(`update webhook set old_secret_until = now() - interval '1 second' where id = $1`, [id])
  await scene.happen(ana)
  const [, after] = await scene.arrived('/rotated', 2)

  expect(body.secret).not.toBe(secret)
  expect([secret, body.secret].map((one) => receiver.verified(one, during).type)).toEqual([
    'video.completed',
    'video.completed',
  ])
  expect(after && receiver.verified(body.secret, after).type).toBe('video.completed')
  expect(() => after && receiver.verified(secret, after)).toThrow('No matching signature')
})

it('receivers that hang do not delay other people of their site, nor other sites', async () => {
  const [ana, bo, near, far] = [
    await createPerson(),
    await createPerson(),
    await createPerson(),
    await createPerson('keystone'),
  ]
  for (const slow of [ana, bo]) for (let at = 0; at < 5; at++) await scene.hook(slow, { path: `/hangs${at}` })
  await scene.hook(near, { path: '/near' })
  await scene.hook(far, { path: '/far' })
  receiver.answerWith(({ path }, response) => (path.startsWith('/hangs') ? undefined : response.writeHead(200).end()))
  await scene.happen(ana)
  await until(() => receiver.received.length >= 3, 'the slow ones of one person were not asked')
  await scene.happen(near)
  const [second] = await scene.arrived('/near', 1)
  await scene.happen(bo)
  await until(() => receiver.received.length >= 7, 'the slow ones of both were not asked')
  await scene.happen(far)
  const [third] = await scene.arrived('/far', 1)

  // More than its places no person and no site has at once; behind those that hang it would come with the next of them.
  expect(receiver.received.indexOf(second)).toBe(3)
  expect(receiver.received.indexOf(third)).toBe(7)
})

it('two nodes send every message once, and a dead node’s messages are sent when its claim expires', async () => {
  const ana = await createPerson()
  const { id } = await scene.hook(ana, { path: '/many' })
  await test.deps.db.execute(
    `update webhook set claim_id = gen_random_uuid(), claimed_until = now() + interval '1 hour' where id = $1`,
    [id],
  )
  const endOther = test.features.integrations.startDispatcher()
  for (let at = 0; at < 30; at++) await scene.happen(ana)
  const isClaimed = receiver.received.every(({ path }) => path !== '/many')
  await test.deps.db.execute(`update webhook set claimed_until = now() - interval '1 second' where id = $1`, [id])
  await until(async () => (await scene.deliveries(ana, id)).every(({ state }) => state === 'delivered'), 'not all left')
  await endOther()

  const received = receiver.received.filter(({ path }) => path === '/many')
  expect(isClaimed).toBe(true)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
  expect(received).toHaveLength(30)
})

it('only the beginning of a huge answer is stored', async () => {
  const ana = await createPerson()
  const { id } = await scene.hook(ana, { path: '/huge' })
  receiver.answerWith((_request, response) => {
    response.writeHead(200)
    for (let at = 0; at < 200; at++) response.write('0123456789'.repeat(10_000))
    response.end()
  })
  await scene.happen(ana)
  const { id: deliveryId, state } = await scene.ended(ana, id)
  const { body } = await ana.call<{ log: { answer: string }[] }>('GET /api/webhooks/:id/deliveries/:deliveryId', {
    params: { id, deliveryId },
  })

  expect([state, body.log[0]?.answer.length]).toEqual(['delivered', 4096])
})
