import type { ConsentSource } from '@vitrine/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import * as store from './store.ts'

/** Since when people want newsletters: a date of the person, so the feature that keeps people reads and writes it. */
export interface NewsletterDates {
  /** Returns null for no newsletters; undefined for a person who has left. */
  find: (tx: TenantTx, userId: string) => Promise<Date | null | undefined>
  /** The same, held until the transaction ends. */
  lock: (tx: TenantTx, userId: string) => Promise<Date | null | undefined>
  set: (tx: TenantTx, userId: string, since: Date | null) => Promise<void>
}

interface Parts {
  newsletterDates: NewsletterDates
  clock: Clock
  newId: () => string
}

export type NewsletterConsent = ReturnType<typeof createNewsletterConsent>

/** Who wants newsletters. Each change keeps its moment and its place, since a site may have to show that somebody agreed. */
export function createNewsletterConsent({ newsletterDates, clock, newId }: Parts) {
  return { set, isGiven, list: store.listLines }

  /** Saying again what counts already changes nothing, and neither does whoever has left. */
  async function set(tx: TenantTx, userId: string, isWanted: boolean, source: ConsentSource): Promise<void> {
    const since = await newsletterDates.lock(tx, userId)
    if (since === undefined || (since !== null) === isWanted) return
    const at = clock.now()
    await newsletterDates.set(tx, userId, isWanted ? at : null)
    await store.insertLine(tx, { id: newId(), userId, isGiven: isWanted, source, at })
  }

  async function isGiven(tx: TenantTx, userId: string): Promise<boolean> {
    return Boolean(await newsletterDates.find(tx, userId))
  }
}
