import type { WebhookDelivery, WebhookDeliveryDetail, WebhookEvent } from '@vitrine/contract'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { withOverdue } from '../../tenants/index.ts'
import { insertDeliveries, wakeDispatchers } from '../delivery/record-store.ts'
import { changeDelivery } from '../delivery/store.ts'
import { exampleOf, messageBody } from '../messages.ts'
import type { WebhookAccess } from '../webhooks/access.ts'
import { serializeAttempt, serializeDelivery } from './serializer.ts'
import * as store from './store.ts'

const KEPT_MS = 30 * DAY_MS

interface Deps {
  db: Db
  access: WebhookAccess
  clock: Clock
  newId: () => string
}

interface Named {
  id: string
  deliveryId: string
}

const tenantsDue = withOverdue({ table: 'webhook_delivery', column: 'created_at', keptMs: KEPT_MS })

/** The delivery log of webhooks, with test deliveries and replays. */
export function createDeliveryLog({ db, access, clock, newId }: Deps) {
  return { list, get, sendTest, replay, deleteExpired, tenantsDue }

  async function list(person: Person, id: string, page: { cursor?: string | undefined; limit: number }) {
    const rows = await db.inTenant(person.tenantId, async (tx) => {
      await access.find(tx, person, id)
      return store.listDeliveries(tx, id, { ...page, limit: page.limit + 1 })
    })
    const items = rows.slice(0, page.limit).map(serializeDelivery)
    return { items, nextCursor: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null }
  }

  async function get(person: Person, { id, deliveryId }: Named): Promise<WebhookDeliveryDetail> {
    return db.inTenant(person.tenantId, async (tx) => {
      const { url } = await access.find(tx, person, id)
      const row = await findIn(tx, { id, deliveryId })
      const log = (await store.listAttempts(tx, deliveryId)).map(serializeAttempt)
      return { ...serializeDelivery(row), url, body: row.body, log }
    })
  }

  /** Throws webhook-off. */
  async function sendTest(person: Person, id: string, wanted: WebhookEvent | undefined): Promise<WebhookDelivery> {
    const [deliveryId, at] = [newId(), clock.now()]
    return db.inTenant(person.tenantId, async (tx) => {
      const webhook = await access.find(tx, person, id)
      if (!webhook.is_active) throw new AppError('webhook-off')
      const event = wanted ?? webhook.events[0] ?? 'video.completed'
      const body = messageBody(event, at, exampleOf(event))
      const message = { messageId: newId(), event, subjectId: null, isTest: true, body, at }
      await insertDeliveries(tx, [{ id: deliveryId, webhookId: id, ...message }])
      await wakeDispatchers(tx)
      return serializeDelivery(await findIn(tx, { id, deliveryId }))
    })
  }

  /** The message keeps its id, so that a receiver that has it already can refuse it. Throws webhook-off. */
  async function replay(person: Person, named: Named): Promise<WebhookDelivery> {
    return db.inTenant(person.tenantId, async (tx) => {
      const webhook = await access.find(tx, person, named.id)
      if (!webhook.is_active) throw new AppError('webhook-off')
      const { id } = await findIn(tx, named)
      await changeDelivery(tx, id, { state: 'pending', retries: 0, next_attempt_at: clock.now() })
      await wakeDispatchers(tx)
      return serializeDelivery(await findIn(tx, named))
    })
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    await db.inTenant(tenantId, (tx) => store.deleteBefore(tx, before))
  }

  async function findIn(tx: TenantTx, { id, deliveryId }: Named): Promise<store.DeliveryRow> {
    const row = await store.findDelivery(tx, id, deliveryId)
    if (!row) throw new AppError('not-found')
    return row
  }
}
