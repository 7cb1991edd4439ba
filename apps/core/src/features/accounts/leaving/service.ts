import type { Receipt } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { mayCall } from '../../../platform/http/guards.ts'
import type { Person } from '../../../platform/http/request.ts'
import { deleteMailsTo } from '../../../platform/mail/outbox-store.ts'
import type { NewsletterConsent } from '../newsletter-consent/service.ts'
import type { Agreements } from '../agreements/service.ts'
import type { MailPost } from '../letters/post.ts'
import { listIdentities } from '../outside/store.ts'
import type { Reauthentication } from '../reauthentication/service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { findUser } from '../store.ts'
import { isOwner, refuseAbove } from '../team/rules.ts'
import { lockMembers } from '../team/store.ts'
import * as erasures from './erasure-store.ts'
import { receiptOf } from './receipt.ts'
import * as store from './store.ts'

export type { Erasure } from './erasure-store.ts'

/** Shown once more before the account goes: the password or, by people without one, their username. */
interface Shown {
  password?: string | undefined
  username?: string | undefined
}

/** What goes with the account, counted while it was still there. */
interface Losses {
  videos: number
  lostHalfCredits: number
  stoppedVideoIds: readonly string[]
}

interface Parts {
  db: Db
  agreements: Pick<Agreements, 'list'>
  consent: Pick<NewsletterConsent, 'list'>
  sessions: Pick<Sessions, 'endAll'>
  reauthentication: Pick<Reauthentication, 'require' | 'checkPassword'>
  audit: Audit
  post: MailPost
  clock: Clock
  newId: () => string
}

export type Leaving = ReturnType<typeof createLeaving>

/** The account's part of leaving: its row, the ways into it, and the receipt. What else goes is decided above. */
export function createLeaving({
  db,
  agreements,
  consent,
  sessions,
  reauthentication,
  audit,
  post,
  clock,
  newId,
}: Parts) {
  return {
    confirm,
    lock,
    detach,
    finish,
    account,
    receipt,
    find: erasures.findErasureOf,
    listOpen: erasures.listOpenErasures,
    noteSwept: erasures.noteSwept,
  }

  /**
   * The password is asked for each time, since nothing brings the account back. Throws wrong-password, or where the person has
   * none invalid for another name than theirs and reauthentication-needed.
   */
  async function confirm(person: Person, { password, username = '' }: Shown): Promise<void> {
    const row = await db.inTenant(person.tenantId, (tx) => findUser(tx, person.id))
    if (!row) throw new AppError('not-signed-in')
    if (row.password_hash) return reauthentication.checkPassword(person, password ?? '')
    if (username.toLowerCase() !== row.username.toLowerCase()) {
      const message = 'Type your username to confirm.'
      throw new AppError('invalid', { message, fields: [{ field: 'username', message }] })
    }
    await db.inTenant(person.tenantId, (tx) => reauthentication.require(tx, person))
  }

  /**
   * The person who is to leave, held until the end of the transaction. Throws not-found, last-owner or, where it is somebody
   * else who asks, forbidden and above-own-level, and for an owner reauthentication-needed.
   */
  async function lock(tx: TenantTx, by: Person, userId: string): Promise<store.LeavingUser> {
    const held = await lockMembers(tx, [by.id, userId])
    const user = await store.findUser(tx, userId)
    if (!user) throw new AppError('not-found')
    if (by.id !== userId)
      refuseLower(
        held.find(({ id }) => id === by.id),
        user,
      )
    if (by.id !== userId && isOwner({ role: user.role, finerRole: user.finer_role }))
      await reauthentication.require(tx, by)
    const owners = held.filter((one) => one.role === 'partner' && one.finer_role === 'owner' && !one.disabled_at)
    if (owners.length === 1 && owners[0]?.id === userId) throw lastOwner(by.id === userId)
    return user
  }

  /**
   * Ends everything by which the person is known and gets in, and writes down that the rest is to be erased. From the end
   * of this transaction on they are gone, whatever becomes of the process.
   */
  async function detach(tx: TenantTx, by: Person, user: store.LeavingUser, losses: Losses): Promise<erasures.Erasure> {
    const [id, now] = [newId(), clock.now()]
    await store.anonymise(tx, user.id, `deleted-${newId().slice(-12)}`, now)
    await sessions.endAll(tx, user.id)
    await erasures.insertErasure(tx, {
      id,
      userId: user.id,
      askedBy: by.id,
      mailTo: user.email,
      askedAt: now,
      ...losses,
    })
    await audit(tx, by, 'account-deleted', { subject: user.id, detail: { receipt: id } })
    return find(tx, id)
  }

  /** The last step, once the files are gone: all rows of the person, the mails to them, and the order of their receipt. */
  async function finish(tx: TenantTx, { id, user_id: userId, mail_to: address }: erasures.Erasure): Promise<void> {
    await store.deleteBelongings(tx, userId)
    if (address) await deleteMailsTo(tx, address)
    await erasures.noteErased(tx, id, clock.now())
    if (address) await post(tx, { template: 'account-deleted', userId, erasureId: id })
  }

  async function receipt(tenantId: string, erasureId: string): Promise<Receipt> {
    return receiptOf(await db.inTenant(tenantId, (tx) => find(tx, erasureId)))
  }

  /** What is held of the person's account, in the words of the API. Nothing in it signs anybody in. */
  async function account({ id, tenantId }: Person) {
    return db.inTenant(tenantId, async (tx) => {
      const row = await findUser(tx, id)
      if (!row) throw new AppError('not-signed-in')
      const devices = await store.listDevices(tx, id)
      const identities = await listIdentities(tx, id)
      return {
        id,
        username: row.username,
        email: row.email,
        displayName: row.display_name,
        role: row.role,
        finerRole: row.finer_role,
        createdAt: row.created_at,
        preferences: {
          language: row.language,
          timeZone: row.time_zone,
          theme: row.theme,
          digits: row.digits,
          mailsOff: row.mails_off,
        },
        accepted: await agreements.list(tx, id),
        newsletter: { since: row.newsletter_since, choices: await consent.list(tx, id) },
        pictureKey: row.picture_key,
        identities: identities.map(({ issuer, email, created_at: connectedAt }) => ({ issuer, email, connectedAt })),
        devices: devices.map(({ browser, address, first_seen_at: firstSeenAt }) => ({ browser, address, firstSeenAt })),
      }
    })
  }
}

function lastOwner(isSelf: boolean): AppError {
  const message = 'You are the only owner of this site. Make somebody else an owner first, then delete your account.'
  return new AppError('last-owner', isSelf ? { message } : {})
}

/** What the actor is by now: between the guard and the lock, somebody else may have taken their role away. */
function refuseLower(
  actor: Awaited<ReturnType<typeof lockMembers>>[number] | undefined,
  user: store.LeavingUser,
): void {
  const standing = actor && { role: actor.role, finerRole: actor.finer_role }
  if (!standing || actor.disabled_at || !mayCall('partner-admin', standing)) throw new AppError('forbidden')
  refuseAbove(standing, { role: user.role, finerRole: user.finer_role })
}

async function find(tx: TenantTx, id: string): Promise<erasures.Erasure> {
  const erasure = await erasures.findErasure(tx, id)
  if (!erasure) throw new Error(`there is no erasure ${id}`)
  return erasure
}
