import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { createWebhookScene } from '../scenes/webhook-scene.ts'
import { type Receiver, openReceiver } from '../servers/receiver.ts'
import { until } from '../until.ts'

let test: TestApp
let receiver: Receiver
let scene: ReturnType<typeof createWebhookScene>

beforeAll(async () => {
  receiver = await openReceiver()
  test = await testApp({ webhookRules: receiver.rules() })
  scene = createWebhookScene(test, receiver)
  receiver.answerWith((_request, response) => response.writeHead(200).end('x'.repeat(3000)))
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

it('a webhook keeps its newest 1,000 sent messages and 10,000 waiting ones', async () => {
  const ana = await test.customer('waymark', 'ana-logged')
  const { id } = await scene.hook(ana, { path: '/ana' })
  await store(id, { count: 1500, state: 'delivered', bytes: 100 })
  await store(id, { count: 10_020, state: 'pending', bytes: 100 })
  const newest = await scene.happen(ana)
  await scene.arrived('/ana', 1)
  await until(async () => (await countOf(id, 'delivered')) === 1001, 'the log was not shortened')

  expect(await countOf(id, 'pending')).toBe(9999)
  expect((await scene.deliveries(ana, id))[0]).toMatchObject({ state: 'delivered' })
  expect(receiver.received.at(-1)?.body).toContain(newest)
})

it('a webhook’s log is limited in bytes, with what receivers have answered', async () => {
  const ben = await test.customer('waymark', 'ben-logged')
  const { id } = await scene.hook(ben, { path: '/ben' })
  await scene.happen(ben)
  await scene.ended(ben, id)
  const { rows } = await test.deps.db.execute('select bytes from webhook_delivery where webhook_id = $1', [id])
  expect(Number(rows[0]?.bytes)).toBeGreaterThan(3000)

  await store(id, { count: 10, state: 'failed', bytes: 1024 * 1024 })
  await scene.happen(ben)
  await until(async () => (await countOf(id, 'failed')) < 10, 'the log was not shortened')
  expect(await countOf(id, 'failed')).toBe(3)
})

/** Stores messages as they are after months. Their ids are older than any that follows. */
async function store(webhookId: string, { count, state, bytes }: { count: number; state: string; bytes: number }) {
  await test.deps.db.execute(
    `insert into webhook_delivery
       (tenant_id, id, webhook_id, message_id, event, body, bytes, state, next_attempt_at, created_at)
     select tenant_id, ('00000000-0000-7000-8000-' || lpad(to_hex(n + $4), 12, '0'))::uuid, id, gen_random_uuid(),
       'video.completed', '{}', $3, $5, case $5 when 'pending' then now() + interval '1 day' end, now()
     from webhook, generate_series(1, $2) n where id = $1`,
    [webhookId, count, bytes, state === 'pending' ? 100_000 : 0, state],
  )
}

async function countOf(webhookId: string, state: string): Promise<number> {
  const { rows } = await test.deps.db.execute(
    'select count(*)::int as n from webhook_delivery where webhook_id = $1 and state = $2',
    [webhookId, state],
  )
  return Number(rows[0]?.n)
}
