import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { findUser, recordVerified } from '../people/index.ts'
import { dropCredentials } from './credentials-store.ts'
import { accessEndedEmail } from './emails/access-ended.ts'
import type { KeysOfPeople } from './keys-of-people.ts'
import { findFactor } from './second-factor/store.ts'
import type { Sessions } from './sessions/sessions.ts'

/** Deletes what a feature above keeps for a person, and returns how many there were. */
type Delete = (tx: TenantTx, userId: string) => Promise<number>

/** What features above keep: ways to sign in, links to other addresses, and what hears news of the account or fills it. */
export type DeleteLater = Record<'addressLinks' | 'feeds' | 'identities' | 'webhooks', Delete>

interface Deps {
  sessions: Pick<Sessions, 'endAll'>
  apiKeys: Pick<KeysOfPeople, 'endAllOf'>
  deleteLater: DeleteLater
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
}

export type FirstProof = ReturnType<typeof createFirstProof>

/**
 * An account can be opened with the email address of another person, in the hope that they will use it. When a person first proves
 * that the address is theirs, everything that was set up before and gives access to the account, or hears of it, ends.
 */
export function createFirstProof({ sessions, apiKeys, deleteLater, audit, enqueueEmail, clock }: Deps) {
  return { prove, endEarlierAccess }

  /**
   * Records that the person has proved this address, and ends all earlier access where it is the first proof. Has no effect for
   * another address than the current one. Operators keep everything, because their accounts were made in a terminal.
   */
  async function prove(tx: TenantTx, userId: string, email: string, address: string): Promise<void> {
    const row = await findUser(tx, userId)
    if (row?.email?.toLowerCase() !== email.toLowerCase()) return
    if (!row.email_verified_at && row.role !== 'operator') await endEarlierAccess(tx, userId, address)
    await recordVerified(tx, userId, email, clock.now())
  }

  /**
   * Ends sessions, password, second factor, API keys, external identities, webhooks, feeds and pending changes of the address.
   * Tells the person what was ended.
   */
  async function endEarlierAccess(tx: TenantTx, userId: string, address: string): Promise<void> {
    const hasFactor = Boolean((await findFactor(tx, userId))?.confirmed_at)
    await sessions.endAll(tx, userId)
    await dropCredentials(tx, userId)
    await deleteLater.addressLinks(tx, userId)
    const ended = {
      factor: hasFactor ? 1 : 0,
      keys: await apiKeys.endAllOf(tx, userId, { id: null, address }),
      identities: await deleteLater.identities(tx, userId),
      webhooks: await deleteLater.webhooks(tx, userId),
      feeds: await deleteLater.feeds(tx, userId),
    }
    await audit(tx, { id: null, address }, 'earlier-access-ended', { subject: userId, detail: ended })
    if (Object.values(ended).some((count) => count > 0)) await enqueueEmail(tx, accessEndedEmail, { userId, ...ended })
  }
}
