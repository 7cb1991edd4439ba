import type { ConsentSource } from '@vitrine/contract'
import type { Clock } from '../../../platform/time/clock.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import * as store from './store.ts'

/** Since when people want newsletters. The date belongs to the person, so the people feature reads and writes it. */
export interface NewsletterDates {
  /** Returns null for no newsletters; undefined for a deleted account. */
  find: (tx: TenantTx, userId: string) => Promise<Date | null | undefined>
  /** Like `find`, and locks the row until the end of the transaction. */
  lock: (tx: TenantTx, userId: string) => Promise<Date | null | undefined>
  set: (tx: TenantTx, userId: string, since: Date | null) => Promise<void>
}

interface Deps {
  newsletterDates: NewsletterDates
  clock: Clock
  newId: () => string
}

interface NewsletterChoice {
  isWanted: boolean
  source: ConsentSource
}

export type NewsletterConsent = ReturnType<typeof createNewsletterConsent>

/** Consent to newsletters. Each change is stored with its time and source, since a site may have to prove the consent. */
export function createNewsletterConsent({ newsletterDates, clock, newId }: Deps) {
  return { set, isGiven, list: store.listLines }

  /** Does nothing when the choice is unchanged or the account is deleted. */
  async function set(tx: TenantTx, userId: string, { isWanted, source }: NewsletterChoice): Promise<void> {
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
