import type { NewWebhook, WebhookDelivery, WebhookEvent } from '@vitrine/contract'
import { createWebhookRecorder } from '../../src/features/integrations/index.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import type { Received, Receiver } from '../servers/receiver.ts'
import { until } from '../until.ts'

interface Wanted {
  path: string
  events?: WebhookEvent[]
  scope?: 'own' | 'site'
}

/** People with webhooks that lead to a receiver of this test, and things that happen to them. */
export function createWebhookScene(test: TestApp, receiver: Receiver) {
  return { hook, happen, arrived, deliveries, ended, makeDue }

  async function hook(client: Client, { path, events = ['video.completed'], scope = 'own' }: Wanted) {
    const body = { url: receiver.url(path), events, scope }
    const answer = await client.call<NewWebhook>('POST /api/webhooks', { body })
    if (answer.status !== 201) throw new Error(`no webhook: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Writes an event about the person, as features do: true from the end of the transaction on. */
  async function happen(client: Client, event: WebhookEvent = 'video.completed'): Promise<string> {
    const { body } = await client.call<{ user: { id: string } }>('GET /auth/user')
    const { rows } = await test.deps.db.execute('select tenant_id from app_user where id = $1', [body.user.id])
    const record = createWebhookRecorder({ clock: test.deps.clock, newId })
    const [id, fact] = [newId(), { event, userId: body.user.id }]
    await test.deps.db.inTenant(String(rows[0]?.tenant_id), (tx) => record(tx, { ...fact, data: { id } }))
    return id
  }

  async function arrived(path: string, count: number): Promise<[Received, ...Received[]]> {
    const requests = () => receiver.received.filter((one) => one.path === path)
    await until(() => requests().length >= count, `${count} requests at ${path} did not come`)
    const [first, ...others] = requests()
    if (!first) throw new Error('nothing came')
    return [first, ...others]
  }

  async function deliveries(client: Client, id: string): Promise<WebhookDelivery[]> {
    const params = { id }
    const { body } = await client.call<{ items: WebhookDelivery[] }>('GET /api/webhooks/:id/deliveries', { params })
    return body.items
  }

  /** The newest delivery, once so many attempts at it were noted. */
  function ended(client: Client, id: string, attempts = 1): Promise<WebhookDelivery> {
    return until(async () => {
      const [newest] = await deliveries(client, id)
      return newest && newest.attempts >= attempts && newest
    }, `${attempts} attempts were not noted`)
  }

  /** Ends the pause before the next attempt. */
  async function makeDue(id: string): Promise<void> {
    await test.deps.db.execute(
      `update webhook_delivery set next_attempt_at = now() - interval '1 second' where webhook_id = $1 and state = 'pending'`,
      [id],
    )
  }
}
