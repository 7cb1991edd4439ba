import type { ConsentSource } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import * as store from './store.ts'

export type NewsletterConsent = ReturnType<typeof createNewsletterConsent>

/** Who wants newsletters. Each change keeps its moment and its place, since a site may have to show that somebody agreed. */
export function createNewsletterConsent({ clock, newId }: { clock: Clock; newId: () => string }) {
  return { set, isGiven, list: store.listLines }

  /** Saying again what counts already changes nothing, and neither does whoever has left. */
  async function set(tx: TenantTx, userId: string, isWanted: boolean, source: ConsentSource): Promise<void> {
    const since = await store.lockSince(tx, userId)
    if (since === undefined || (since !== null) === isWanted) return
    const at = clock.now()
    await store.setSince(tx, userId, isWanted ? at : null)
    await store.insertLine(tx, { id: newId(), userId, isGiven: isWanted, source, at })
  }

  async function isGiven(tx: TenantTx, userId: string): Promise<boolean> {
    return Boolean(await store.findSince(tx, userId))
  }
}
