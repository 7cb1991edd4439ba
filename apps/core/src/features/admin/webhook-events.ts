import { AppError } from '../../platform/errors/app-error.ts'
import { type PageQuery, pageOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'
import { type ProviderLookup, callProvider, findWebhookEvent, listWebhookEvents } from '../billing/index.ts'

interface Deps {
  db: Db
  lookUp: ProviderLookup
}

export type WebhookEvents = ReturnType<typeof createWebhookEvents>

/** Lists the payment provider's events and processes them again on request. */
export function createWebhookEvents({ db, lookUp }: Deps) {
  return { list, replay }

  async function list(asked: PageQuery & { q?: string | undefined }) {
    const { rows, next } = pageOf(await listWebhookEvents(db, asked), asked.limit)
    const items = rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
    return { items, next }
  }

  /** Handles an event again. The current state is fetched from the provider, so an old event does no harm. Throws not-found. */
  async function replay(id: string): Promise<void> {
    const event = await findWebhookEvent(db, id)
    if (!event) throw new AppError('not-found')
    const { tenantId, ...providerObject } = event
    await callProvider(() => lookUp(tenantId, providerObject))
  }
}
