import { randomBytes } from 'node:crypto'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import type { MailPost } from '../letters/post.ts'
import { deleteResetsOf } from '../recovery/store.ts'
import { findUser } from '../store.ts'
import * as store from './store.ts'

const LINK_HOURS = 24
const HOUR_MS = 3_600_000
/** Longer than the queue tries to send a mail. */
const FORMER_KEPT_MS = 7 * 24 * HOUR_MS

interface Parts {
  db: Db
  audit: Audit
  post: MailPost
  clock: Clock
  newId: () => string
}

/** Somebody whose address changes. */
interface Change {
  userId: string
  from: string | null
  to: string | null
}

export type Verification = ReturnType<typeof createVerification>

/** Whether people read the mails to the address they gave: a link in a mail shows it. */
export function createVerification({ db, audit, post, clock, newId }: Parts) {
  return { askAgain, issue, verify, noteVerified, noteChange, forgetOld }

  /** Orders another mail with a link. Where the address is confirmed already, there is nothing to do. Throws no-email. */
  async function askAgain({ id, tenantId }: Person): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const row = await findUser(tx, id)
      if (!row?.email) throw new AppError('no-email')
      if (!row.email_verified_at) await post(tx, { template: 'verify-email', userId: id })
    })
  }

  /** Makes the token of a mail that is being written to this address. Only its hash is kept. */
  async function issue(tx: TenantTx, userId: string, email: string): Promise<{ token: string; hours: number }> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * HOUR_MS)
    await store.insertCheck(tx, { tokenHash: tokenHash(token), userId, email, expiresAt })
    return { token, hours: LINK_HOURS }
  }

  /** Notes the address of such a mail as confirmed, once and while it still is the person's. Throws verify-link-invalid. */
  async function verify(tenant: Tenant, token: string, address: string): Promise<void> {
    await db.inTenant(tenant.id, async (tx) => {
      const check = await store.takeCheck(tx, tokenHash(token), clock.now())
      const isNoted = check && (await noteVerified(tx, check.user_id, check.email))
      if (!isNoted) throw new AppError('verify-link-invalid')
      await audit(tx, { id: null, address }, 'email-verified', { subject: check.user_id })
    })
  }

  /** Notes that `email` is this person's: somebody who can know has said so. Answers false where it is not theirs. */
  async function noteVerified(tx: TenantTx, userId: string, email: string): Promise<boolean> {
    return store.noteVerified(tx, userId, email, clock.now())
  }

  /** Ends every link that went to the old address and tells it of the change; the new one gets a link. */
  async function noteChange(tx: TenantTx, { userId, from, to }: Change): Promise<void> {
    await store.deleteChecksOf(tx, userId)
    await deleteResetsOf(tx, userId)
    if (to) await post(tx, { template: 'verify-email', userId })
    if (!from) return
    const formerEmailId = newId()
    await store.insertFormer(tx, { id: formerEmailId, userId, email: from })
    await post(tx, { template: 'email-changed', userId, formerEmailId })
  }

  /** Deletes links and former addresses that nobody needs any more. */
  async function forgetOld(tenantId: string): Promise<void> {
    const now = clock.now()
    const formerSince = new Date(now.getTime() - FORMER_KEPT_MS)
    await db.inTenant(tenantId, (tx) => store.deleteOld(tx, { now, formerSince }))
  }
}
