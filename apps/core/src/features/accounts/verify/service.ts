import { randomBytes } from 'node:crypto'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { MailPost } from '../letters/post.ts'
import type { EmailChange } from '../email-change/service.ts'
import { findUser } from '../store.ts'
import * as store from './store.ts'

const LINK_HOURS = 24
const HOUR_MS = 3_600_000

interface Parts {
  db: Db
  audit: Audit
  emailChange: Pick<EmailChange, 'confirm' | 'pendingOf' | 'purge'>
  post: MailPost
  clock: Clock
}

export type Verification = ReturnType<typeof createVerification>

/** Whether people read the mails to the address they gave: a link in a mail shows it. */
export function createVerification({ db, audit, emailChange, post, clock }: Parts) {
  return { askAgain, issue, verify, noteVerified, forgetOld }

  /** Orders another mail with a link. Where the address is confirmed already, there is nothing to do. Throws no-email. */
  async function askAgain({ id, tenantId }: Person): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const row = await findUser(tx, id)
      if (!row?.email) throw new AppError('no-email')
      const isWaiting = !row.email_verified_at || (await emailChange.pendingOf(tx, id)) !== null
      if (isWaiting) await post(tx, { template: 'verify-email', userId: id })
    })
  }

  /** Makes the token of a mail that is being written to this address. Only its hash is kept. */
  async function issue(tx: TenantTx, userId: string, email: string): Promise<{ token: string; hours: number }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * HOUR_MS)
    await store.insertCheck(tx, { tokenHash: tokenHash(token), userId, email, expiresAt })
    return { token, hours: LINK_HOURS }
  }

  /**
   * Confirms the address of such a mail, once and while it still is the person's or waits to be. Throws verify-link-invalid, or
   * email-taken where another account has the address by now.
   */
  async function verify(tenant: Tenant, token: string, address: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const check = await store.takeCheck(tx, tokenHash(token), clock.now())
      const isConfirmed =
        check &&
        ((await noteVerified(tx, check.user_id, check.email)) ||
          (await emailChange.confirm(tx, check.user_id, check.email)))
      if (!isConfirmed) throw new AppError('verify-link-invalid')
      await audit(tx, { id: null, address }, 'email-verified', { subject: check.user_id })
    })
  }

  /** Notes that `email` is this person's: somebody who can know has said so. Answers false where it is not theirs. */
  async function noteVerified(tx: TenantTx, userId: string, email: string): Promise<boolean> {
    return store.noteVerified(tx, userId, email, clock.now())
  }

  /** Deletes links and changes of address that have had their time. */
  async function forgetOld(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteChecksBefore(tx, clock.now()))
    await emailChange.purge(tenantId)
  }
}
