import { VERIFICATION_HOURS } from '@vitrine/contract'
import { randomBytes } from 'node:crypto'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { tokenHash } from '../../platform/tokens/token-hash.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { anyOf, withOverdue } from '../tenants/index.ts'
import { verifyEmail } from './emails/verify-email.ts'
import { type EmailChange, UNDO_MS } from './email-change.ts'
import { findUser, lockPresent, recordVerified as noteEmailRead } from '../people/index.ts'
import * as store from './check-store.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'

interface Deps {
  db: Db
  audit: Audit
  emailChange: Pick<EmailChange, 'confirm' | 'pendingOf' | 'purge'>
  enqueueEmail: EnqueueEmail
  clock: Clock
}

export type Verification = ReturnType<typeof createVerification>

const tenantsDue = anyOf(
  withOverdue({ table: 'email_verification', column: 'expires_at' }),
  withOverdue({ table: 'email_change', column: 'requested_at', keptMs: UNDO_MS }),
)

/** Verifies email addresses by a link in an email. */
export function createVerification({ db, audit, emailChange, enqueueEmail, clock }: Deps) {
  return { askAgain, issue, verify, recordVerified, deleteExpired, tenantsDue }

  /** Enqueues another email with a link. Does nothing when the address is verified already. Throws no-email. */
  async function askAgain({ id, tenantId }: Person): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const row = await findUser(tx, id)
      if (!row?.email) throw new AppError('no-email')
      const isWaiting = !row.email_verified_at || (await emailChange.pendingOf(tx, id)) !== null
      if (isWaiting) await enqueueEmail(tx, verifyEmail, { userId: id })
    })
  }

  /** Creates the token for an email to this address. Only its hash is stored. */
  async function issue(tx: TenantTx, userId: string, email: string): Promise<{ token: string; hours: number }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + VERIFICATION_HOURS * HOUR_MS)
    await store.insertCheck(tx, { tokenHash: tokenHash(token), userId, email, expiresAt })
    return { token, hours: VERIFICATION_HOURS }
  }

  /**
   * Verifies the address that the token was sent to, once, while it is the person's current or requested address. Only the person
   * confirms their own: the recipient of an email cannot know whether the account is theirs. Throws verify-link-invalid,
   * verify-link-of-another-account, or email-taken when another account has the address by now.
   */
  async function verify(person: Person, token: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const userId = await store.findCheckOwner(tx, tokenHash(token))
      if (userId !== undefined && userId !== person.id) throw new AppError('verify-link-of-another-account')
      // The person is locked before their links, as by a change of address.
      const isThere = userId !== undefined && (await lockPresent(tx, userId))
      const check = isThere ? await store.consumeCheck(tx, tokenHash(token), clock.now()) : undefined
      const isConfirmed =
        check &&
        ((await recordVerified(tx, check.user_id, check.email)) ||
          (await emailChange.confirm(tx, check.user_id, check.email)))
      if (!isConfirmed) throw new AppError('verify-link-invalid')
      await audit(tx, person, 'email-verified', { subject: check.user_id })
    })
  }

  /** Marks `email` as verified, by a link or by an identity provider. Returns false when it is not the person's address. */
  async function recordVerified(tx: TenantTx, userId: string, email: string): Promise<boolean> {
    return noteEmailRead(tx, userId, email, clock.now())
  }

  /** Deletes expired links and changes of address. */
  async function deleteExpired(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteChecksBefore(tx, clock.now()))
    await emailChange.purge(tenantId)
  }
}
