import { EMAIL_UNDO_DAYS } from '@vitrine/contract'
import { timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '../../platform/time/durations.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { createEncryption } from '../../platform/encryption/encryption.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import { emailChangeRequestedEmail, emailChangedEmail } from './emails/email-change.ts'
import { verifyEmail } from './emails/verify-email.ts'
import { type People, findUser, lockPresent, refuseTwin, setEmail } from '../people/index.ts'
import {
  type FirstProof,
  type RecoveryCodes,
  type Sessions,
  deleteFactorMadeSince,
  deleteResetsOf,
  resetPasswordEmail,
} from '../auth/index.ts'
import { deleteChecksOf } from './check-store.ts'
import * as store from './change-store.ts'

export const UNDO_MS = EMAIL_UNDO_DAYS * DAY_MS
/** `<id of the change>.<digest>`: nothing of it is stored, and each mail about a change carries the same one. */
const TOKEN = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/

export type DeleteMadeSince = (tx: TenantTx, userId: string, since: Date) => Promise<unknown>

interface Deps {
  db: Db
  secretKey: string
  people: Pick<People, 'names'>
  sessions: Pick<Sessions, 'endAll'>
  codes: Pick<RecoveryCodes, 'drop'>
  firstProof: Pick<FirstProof, 'endEarlierAccess'>
  /** What features above manage: what was added since a change ends when it is undone. */
  deleteMadeSince: readonly DeleteMadeSince[]
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

export type EmailChange = ReturnType<typeof createEmailChange>

/**
 * Changes the address of an account. Until the new one is confirmed the former one is used, for recovery and every email. A link
 * in an email to the former address undoes the change for seven days:
 *
 *   request -> pending --link to the new address--> confirmed
 *                 \--- link to the former address, 7 days ---/--> undone, and with it every later change
 */
export function createEmailChange(deps: Deps) {
  const { db, secretKey, people, sessions, codes, firstProof, deleteMadeSince, audit, enqueueEmail, clock, newId } =
    deps
  const encryption = createEncryption(secretKey, 'undo email change')
  return { request, replace, pendingOf, cancel, confirm, undo, noticeOf, purge }

  /**
   * Requests a new address in the transaction of a profile change, which has checked the person. A first address counts at
   * once, as at registration, and so does removing an address; any other one has to be confirmed. Returns the address that
   * counts from now on.
   */
  async function request(
    tx: TenantTx,
    { userId, from, to }: { userId: string; from: string | null; to: string | null },
  ): Promise<string | null> {
    if (!(await lockPresent(tx, userId))) throw new AppError('not-signed-in')
    const [id, now] = [newId(), clock.now()]
    await store.closePending(tx, userId, now)
    await deleteChecksOf(tx, userId)
    const isPending = from !== null && to !== null
    if (from !== null) {
      const confirmedAt = isPending ? null : now
      const isFromVerified = Boolean((await findUser(tx, userId))?.email_verified_at)
      await store.insertChange(tx, { id, userId, from, to, isFromVerified, requestedAt: now, confirmedAt })
      const email = isPending ? emailChangeRequestedEmail : emailChangedEmail
      await enqueueEmail(tx, email, { userId, emailChangeId: id })
    }
    if (!isPending) await deleteResetsOf(tx, userId)
    if (to !== null) await enqueueEmail(tx, verifyEmail, { userId })
    return isPending ? from : to
  }

  /**
   * Sets an address that an identity provider manages. The former address is notified, as after every change. An account that
   * was never confirmed stays so: its person has proved nothing yet, and may be a stranger. Returns false for disabled people.
   * Throws email-taken.
   */
  async function replace(
    tx: TenantTx,
    { userId, from, to }: { userId: string; from: string | null; to: string },
  ): Promise<boolean> {
    const [id, now] = [newId(), clock.now()]
    const row = await findUser(tx, userId)
    if (!row) return false
    await people.names.refuseTaken(tx, { username: row.username, email: to, keepsName: true }, userId)
    const isFromVerified = row.email_verified_at !== null
    const verifiedAt = isFromVerified ? now : null
    if (!(await setEmail(tx, userId, { email: to, verifiedAt }).catch(refuseTwin))) return false
    await store.closePending(tx, userId, now)
    await deleteChecksOf(tx, userId)
    await deleteResetsOf(tx, userId)
    if (from === null) return true
    await store.insertChange(tx, { id, userId, from, to, isFromVerified, requestedAt: now, confirmedAt: now })
    await enqueueEmail(tx, emailChangedEmail, { userId, emailChangeId: id })
    return true
  }

  /** Returns the address that is not confirmed yet. */
  async function pendingOf(tx: TenantTx, userId: string): Promise<string | null> {
    return (await store.findPending(tx, userId, oldest()))?.to_email ?? null
  }

  /** Cancels a pending change of address. Throws not-found without one. */
  async function cancel(person: Person): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      await lockPresent(tx, person.id)
      if (!(await store.closePending(tx, person.id, clock.now()))) throw new AppError('not-found')
      await deleteChecksOf(tx, person.id)
      await audit(tx, person, 'profile-changed', { subject: person.id, detail: { changed: 'email' } })
    })
  }

  /** Makes the pending address the current one. Returns false where `email` is not the pending one. Throws email-taken. */
  async function confirm(tx: TenantTx, userId: string, email: string): Promise<boolean> {
    if (!(await lockPresent(tx, userId))) return false
    const row = await findUser(tx, userId)
    const pending = await store.findPending(tx, userId, oldest())
    if (!row || pending?.to_email?.toLowerCase() !== email.toLowerCase()) return false
    await people.names.refuseTaken(tx, { username: row.username, email, keepsName: true }, userId)
    const now = clock.now()
    await setEmail(tx, userId, { email, verifiedAt: now }).catch(refuseTwin)
    await store.confirmChange(tx, pending.id, now)
    await deleteResetsOf(tx, userId)
    await enqueueEmail(tx, emailChangedEmail, { userId, emailChangeId: pending.id })
    return true
  }

  /**
   * Restores the former address and locks a thief out: ends every session and every credential that was added since the change,
   * and sends a link for a new password to the address. Where that address had never been confirmed, this is its first proof.
   * Returns the address. Throws undo-link-invalid.
   */
  async function undo(tenant: Tenant, token: string, address: string): Promise<{ email: string }> {
    const id = idIn(tenant.id, token)
    return db.inTenant(tenant.id, async (tx) => {
      const { user_id: userId } = (await store.findChange(tx, id)) ?? invalid()
      if (!(await lockPresent(tx, userId))) invalid()
      // Read again under the lock: the link may have been used in the meantime.
      const change = (await store.findChange(tx, id)) ?? invalid()
      const email = change.from_email
      const now = clock.now()
      if (email === null || change.undone_at || now.getTime() >= endOf(change)) return invalid()
      await store.undoFrom(tx, change, now)
      await setEmail(tx, userId, { email, verifiedAt: now }).catch(refuseTwin)
      await deleteChecksOf(tx, userId)
      await deleteResetsOf(tx, userId)
      for (const deleteSince of [deleteFactorMadeSince, ...deleteMadeSince])
        await deleteSince(tx, userId, change.requested_at)
      if (!change.from_verified) await firstProof.endEarlierAccess(tx, userId, address)
      await codes.drop(tx, userId)
      await sessions.endAll(tx, userId)
      await audit(tx, { id: null, address }, 'email-change-undone', { subject: userId })
      await enqueueEmail(tx, resetPasswordEmail, { userId })
      return { email }
    })
  }

  /** Returns the data of an email to the former address: the recipient, and the link that undoes the change. */
  async function noticeOf(tx: TenantTx, id: string) {
    const change = await store.findChange(tx, id)
    if (!change?.from_email || change.undone_at) return undefined
    return { to: change.from_email, link: { token: tokenFor(tx.tenantId, id), days: EMAIL_UNDO_DAYS } }
  }

  function tokenFor(tenantId: string, id: string): string {
    return `${id}.${encryption.digest(id, tenantId)}`
  }

  function idIn(tenantId: string, token: string): string {
    const id = TOKEN.exec(token)?.[1] ?? invalid()
    if (!timingSafeEqual(Buffer.from(tokenFor(tenantId, id)), Buffer.from(token))) invalid()
    return id
  }

  /** Deletes the changes that can neither be confirmed nor undone any more. */
  async function purge(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteChangesBefore(tx, oldest()))
  }

  function oldest(): Date {
    return new Date(clock.now().getTime() - UNDO_MS)
  }
}

/**
 * Returns when a change can no longer be undone: seven days after it took effect or, where it never did, after it was
 * requested.
 */
function endOf({ confirmed_at: confirmedAt, requested_at: requestedAt }: store.EmailChangeRow): number {
  return (confirmedAt ?? requestedAt).getTime() + UNDO_MS
}

function invalid(): never {
  throw new AppError('undo-link-invalid')
}
