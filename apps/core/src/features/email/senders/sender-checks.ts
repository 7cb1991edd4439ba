import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import type { Resolver } from '../../../ports/resolver.ts'
import { anyOf, withOverdue, withRows } from '../../tenants/index.ts'
import { checkMail } from './check-records.ts'
import { senderLostEmail, senderReadyEmail } from './emails.ts'
import { createAsk } from './lookup.ts'
import * as store from './store.ts'
import { siteName } from '../../domains/index.ts'
import { listOwnerIds } from '../../people/index.ts'

const DUE_AFTER_MS = 9 * 60_000

interface Deps {
  db: Db
  resolver: Resolver
  clock: Clock
  enqueueEmail: EnqueueEmail
  spfHost: string
  /** Whether `spfHost` is an example, which verifies nothing. */
  isExample: boolean
  ofPlatform: readonly string[]
}

type Change = Parameters<typeof store.changeSender>[1]

export type SenderChecks = ReturnType<typeof createSenderChecks>

const tenantsDue = anyOf(
  withRows('email_sender', 'checked_at is null'),
  withOverdue({ table: 'email_sender', column: 'checked_at', keptMs: DUE_AFTER_MS }),
)

/**
 * Manages the state of a tenant's sender: pending until its records are correct, then verified, and lost as
 * soon as one of them is not. Emails read the state when they are sent. A DNS timeout changes nothing.
 */
export function createSenderChecks(deps: Deps) {
  const { db, resolver, clock, enqueueEmail, spfHost, isExample, ofPlatform } = deps
  const ask = createAsk(resolver)
  return { check, checkDue, tenantsDue }

  async function check(tenantId: string): Promise<void> {
    const row = await db.inTenant(tenantId, store.findSender)
    const site = row && siteName(row.domain, ofPlatform)
    if (!row || !site) return
    const key = { selector: row.selector, publicKey: row.public_key }
    const { records, isRight } = await checkMail(ask, site, key, spfHost)
    await db.inTenant(tenantId, async (tx) => {
      const now = await store.lockSender(tx)
      // Drops a result for a key that was replaced during the check.
      if (now?.selector !== row.selector) return
      const change = isExample ? {} : next(now.state, isRight)
      await store.changeSender(tx, { ...change, report: records, checked_at: clock.now() })
      if (change.state) await notifyOwners(tx, now, change.state)
    })
  }

  /** Repeats a check that is due. */
  async function checkDue(tenantId: string): Promise<void> {
    const row = await db.inTenant(tenantId, store.findSender)
    if (row && (!row.checked_at || clock.now().getTime() - row.checked_at.getTime() > DUE_AFTER_MS))
      await check(tenantId)
  }

  function next(state: store.SenderRow['state'], isRight: boolean | null): Change {
    if (isRight && state !== 'verified') return { state: 'verified', verified_at: clock.now(), lost_at: null }
    if (isRight === false && state === 'verified') return { state: 'lost', lost_at: clock.now() }
    return {}
  }

  async function notifyOwners(
    tx: TenantTx,
    { address }: store.SenderRow,
    state: store.SenderRow['state'],
  ): Promise<void> {
    const email = state === 'lost' ? senderLostEmail : senderReadyEmail
    for (const userId of await listOwnerIds(tx)) await enqueueEmail(tx, email, { userId, address })
  }
}
