import type { Language, Receipt } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { mayCall } from '../../../platform/http/requests/guards.ts'
import type { Person } from '../../../platform/http/request.ts'
import { deleteMailsTo } from '../../../platform/email/outbox-store.ts'
import type { EnqueueEmail } from '../../../platform/email/enqueue.ts'
import { accountDeletedEmail } from './emails.ts'
import * as deletionRequests from './deletion-request-store.ts'
import { receiptOf } from './receipt.ts'
import type { NewsletterConsent, Agreements } from '../../consent/index.ts'
import { type Reauthentication, type Sessions, listDevices } from '../../auth/index.ts'
import { listIdentities } from '../../oauth/index.ts'
import { withRows } from '../../tenants/index.ts'
import {
  type Account,
  anonymise,
  deleteBelongings,
  findAccount,
  findUser,
  lockMembers,
  lockOperators,
} from '../../people/index.ts'
import { isOwner, refuseAbove } from '../../members/index.ts'

/** Confirms a deletion: the password, or the username of people without a password. */
interface Confirmation {
  password?: string | undefined
  username?: string | undefined
}

/** Counts of deleted data, taken before the deletion. */
interface Losses {
  videos: number
  lostHalfCredits: number
  stoppedVideoIds: readonly string[]
}

interface Deps {
  db: Db
  agreements: Pick<Agreements, 'list'>
  newsletterConsent: Pick<NewsletterConsent, 'list'>
  sessions: Pick<Sessions, 'endAll'>
  reauthentication: Pick<Reauthentication, 'require' | 'checkPassword'>
  audit: Audit
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

export type AccountData = ReturnType<typeof createAccountData>

/** The account's part of a deletion: its row, its credentials and the receipt. `features/security/privacy` deletes the rest. */
export function createAccountData({
  db,
  agreements,
  newsletterConsent,
  sessions,
  reauthentication,
  audit,
  enqueueEmail,
  clock,
  newId,
}: Deps) {
  return {
    confirm,
    lock,
    detach,
    finish,
    account,
    receipt,
    find: deletionRequests.findDeletionRequestOf,
    listUnfinished: deletionRequests.listUnfinished,
    tenantsDue: withRows('deletion_request', "step <> 'swept'"),
    recordSwept: deletionRequests.recordSwept,
  }

  /**
   * Requires the password each time, since the deletion is final. Throws wrong-password; without a password,
   * invalid for a wrong username and reauthentication-needed.
   */
  async function confirm(person: Person, { password, username = '' }: Confirmation): Promise<void> {
    const row = await db.inTenant(person.tenantId, (tx) => findUser(tx, person.id))
    if (!row) throw new AppError('not-signed-in')
    if (row.password_hash) return reauthentication.checkPassword(person, password ?? '')
    if (username.toLowerCase() !== row.username.toLowerCase()) {
      const message = 'Enter your username to confirm.'
      throw new AppError('invalid', { message, fields: [{ field: 'username', message }] })
    }
    await db.inTenant(person.tenantId, (tx) => reauthentication.require(tx, person))
  }

  /**
   * Locks the account to delete until the end of the transaction and returns it. Throws not-found, last-owner or last-operator;
   * for the account of another person also forbidden, above-own-level and, where that person is an owner, reauthentication-needed.
   */
  async function lock(tx: TenantTx, by: Person, userId: string): Promise<Account> {
    const held = await lockMembers(tx, [by.id, userId])
    const user = await findAccount(tx, userId)
    if (!user) throw new AppError('not-found')
    if (by.id !== userId)
      refuseLower(
        held.find(({ id }) => id === by.id),
        user,
      )
    if (by.id !== userId && isOwner({ role: user.role, memberRole: user.member_role }))
      await reauthentication.require(tx, by)
    const owners = held.filter((one) => one.role === 'partner' && one.member_role === 'owner' && !one.disabled_at)
    if (owners.length === 1 && owners[0]?.id === userId) throw lastOwner(by.id === userId)
    if (user.role === 'operator' && (await lockOperators(tx)).every((id) => id === userId))
      throw new AppError('last-operator')
    return user
  }

  /**
   * Removes the person's name, address and every way to sign in, and records that the rest is to be erased. Once this transaction
   * is committed, a restart continues the erasure.
   */
  async function detach(
    tx: TenantTx,
    by: Person,
    user: Account,
    losses: Losses,
  ): Promise<deletionRequests.DeletionRequest> {
    const [id, now] = [newId(), clock.now()]
    await anonymise(tx, user.id, `deleted-${newId().slice(-12)}`, now)
    await sessions.endAll(tx, user.id)
    await deletionRequests.insertDeletionRequest(tx, {
      id,
      userId: user.id,
      requestedBy: by.id,
      receiptEmail: user.email,
      requestedAt: now,
      ...losses,
    })
    await audit(tx, by, 'account-deleted', { subject: user.id, detail: { receipt: id } })
    return find(tx, id)
  }

  /**
   * The last step, once the files are deleted: deletes all rows of the person and the emails to them, and enqueues the receipt.
   */
  async function finish(
    tx: TenantTx,
    { id, user_id: userId, receipt_email: address }: deletionRequests.DeletionRequest,
  ): Promise<void> {
    await deleteBelongings(tx, userId)
    if (address) await deleteMailsTo(tx, address)
    await deletionRequests.recordErased(tx, id, clock.now())
    if (address) await enqueueEmail(tx, accountDeletedEmail, { userId, deletionRequestId: id })
  }

  async function receipt(tenantId: string, deletionRequestId: string, language: Language): Promise<Receipt> {
    const deletionRequest = await db.inTenant(tenantId, (tx) => find(tx, deletionRequestId))
    return receiptOf(deletionRequest, language)
  }

  /** Returns the stored account data in the terms of the API, without credentials. */
  async function account({ id, tenantId }: Pick<Person, 'id' | 'tenantId'>) {
    return db.inTenant(tenantId, async (tx) => {
      const row = await findUser(tx, id)
      if (!row) throw new AppError('not-signed-in')
      const devices = await listDevices(tx, id)
      const identities = await listIdentities(tx, id)
      return {
        id,
        username: row.username,
        email: row.email,
        displayName: row.display_name,
        role: row.role,
        memberRole: row.member_role,
        createdAt: row.created_at,
        preferences: {
          language: row.language,
          timeZone: row.time_zone,
          theme: row.theme,
          digits: row.digits,
          mailsOff: row.email_opt_outs,
        },
        accepted: await agreements.list(tx, id),
        newsletter: { since: row.newsletter_since, choices: await newsletterConsent.list(tx, id) },
        pictureKey: row.picture_key,
        identities: identities.map(({ issuer, email, created_at: connectedAt }) => ({ issuer, email, connectedAt })),
        devices: devices.map(({ browser, address, first_seen_at: firstSeenAt }) => ({ browser, address, firstSeenAt })),
      }
    })
  }
}

function lastOwner(isSelf: boolean): AppError {
  const message = 'You’re the only owner of this site. Make someone else an owner first, then delete your account.'
  return new AppError('last-owner', isSelf ? { message } : {})
}

/** Throws forbidden or above-own-level. Uses the actor's locked row, since the role may have changed after the guard. */
function refuseLower(actor: Awaited<ReturnType<typeof lockMembers>>[number] | undefined, user: Account): void {
  const effectiveRole = actor && { role: actor.role, memberRole: actor.member_role }
  if (!effectiveRole || actor.disabled_at || !mayCall('partner-admin', effectiveRole)) throw new AppError('forbidden')
  refuseAbove(effectiveRole, { role: user.role, memberRole: user.member_role })
}

async function find(tx: TenantTx, id: string): Promise<deletionRequests.DeletionRequest> {
  const deletionRequest = await deletionRequests.findDeletionRequest(tx, id)
  if (!deletionRequest) throw new Error(`there is no erasure ${id}`)
  return deletionRequest
}
