import { randomBytes } from 'node:crypto'
import { INVITATION_DAYS, type Invitation, type Language, type MemberRole, type OneTimeLink } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import { invitationPath } from '../../../platform/email/link-paths.ts'
import type { EnqueueEmail, EnqueueEmailsLater } from '../../../platform/email/enqueue.ts'
import { withOverdue } from '../../tenants/index.ts'
import { invitationEmail } from './emails.ts'
import { grantableRoleOf, isAdmin, isHigher, refuseAbove, refuseGrantByKey } from '../team/rules.ts'
import { findMemberByEmail } from '../team/store.ts'
import * as store from './store.ts'
import type { Reauthentication } from '../../auth/index.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

interface NewInvitation {
  email: string
  role: 'customer' | 'partner'
  memberRole: MemberRole
}

interface NewCustomer {
  email: string
  memberRole: 'member'
  displayName: string | null
  language: Language | null
  mailAt: Date
}

/** The inviting person; `id` is null for invitations from the terminal. */
interface Actor {
  id: string | null
  address: string
}

interface Deps {
  db: Db
  audit: Audit
  enqueueEmail: EnqueueEmail
  enqueueEmailsLater: EnqueueEmailsLater
  reauthentication: Pick<Reauthentication, 'require'>
  /** Whether this installation sends email at all. */
  sendsMail: boolean
  clock: Clock
  newId: () => string
}

export type Invitations = ReturnType<typeof createInvitations>

const tenantsDue = withOverdue({ table: 'invitation', column: 'expires_at' })

/** Invitations into a tenant: permissions, and the link in the email. */
export function createInvitations(deps: Deps) {
  const { db, audit, enqueueEmail, enqueueEmailsLater, reauthentication, sendsMail, clock, newId } = deps
  return {
    list,
    invite,
    inviteOwner,
    createOwnerLink,
    createLink,
    inviteCustomers,
    withdraw,
    withdrawAllOf,
    issue,
    deleteExpired,
    tenantsDue,
  }

  async function list(person: Person, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
    const wanted = { cursor, limit: limit + 1 }
    const rows = await db.inTenant(person.tenantId, (tx) => store.listInvitations(tx, wanted, clock.now()))
    const items = rows.slice(0, limit).map(serialize)
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  }

  /**
   * Enqueues the email with the link. Throws above-own-level, already-member, member-disabled, invalid, key-refused or, for an
   * owner or admin, reauthentication-needed.
   */
  async function invite(person: Person, { email, role, memberRole }: NewInvitation): Promise<Invitation> {
    const effectiveRole = grantableRoleOf({ role, memberRole })
    refuseAbove(person, effectiveRole)
    refuseGrantByKey(person, effectiveRole)
    const id = newId()
    const expiresAt = lastMoment(clock.now())
    return db.inTenant(person.tenantId, async (tx) => {
      if (isAdmin(effectiveRole)) await reauthentication.require(tx, person)
      // It would end with its link, as if it were withdrawn.
      const replaced = await store.findInvitationTo(tx, email, clock.now())
      if (replaced) refuseAbove(person, { role: replaced.role, memberRole: replaced.member_role })
      const member = await findMemberByEmail(tx, email)
      if (member?.disabled_at) throw new AppError('member-disabled')
      if (member && !isHigher(effectiveRole, { role: member.role, memberRole: member.member_role }))
        throw new AppError('already-member')
      await store.insertInvitations(tx, [{ id, email, role, memberRole, invitedBy: person.id, expiresAt }])
      await audit(tx, person, 'invitation-sent', { subject: id, detail: { role: `${role} ${memberRole}` } })
      await enqueueEmail(tx, invitationEmail, { invitationId: id })
      return serialize(await find(tx, id))
    })
  }

  /**
   * Returns a link for the person to hand over, where no email brings it. The invitation begins anew, so that earlier links open
   * nothing any more. Throws feature-off, not-found, above-own-level or, for an owner or admin, reauthentication-needed.
   */
  async function createLink(person: Person, origin: string, id: string): Promise<OneTimeLink> {
    // A link that reached nobody's inbox proves no address, so there is none where email can prove it.
    if (sendsMail) throw new AppError('feature-off')
    const expiresAt = lastMoment(clock.now())
    const path = await db.inTenant(person.tenantId, async (tx) => {
      const { email, role, member_role: memberRole, display_name: displayName, language } = await find(tx, id)
      refuseAbove(person, { role, memberRole })
      if (isAdmin({ role, memberRole })) await reauthentication.require(tx, person)
      const renewed = { id: newId(), email, role, memberRole, displayName, language, invitedBy: person.id, expiresAt }
      await store.insertInvitations(tx, [renewed])
      const act = memberRole === 'owner' ? 'owner-link-made' : 'invitation-link-made'
      await audit(tx, person, act, { subject: renewed.id })
      return invitationPath(await newToken(tx, renewed.id))
    })
    return { url: origin + path, expiresAt: expiresAt.toISOString() }
  }

  /**
   * Invites an owner for the operator, in the transaction of the change that requires it. Throws already-member or
   * member-disabled.
   */
  async function inviteOwner(tx: TenantTx, actor: Actor, email: string): Promise<void> {
    const id = await admitOwner(tx, email, lastMoment(clock.now()))
    await audit(tx, actor, 'invitation-sent', { subject: id, detail: { role: 'partner owner' } })
    await enqueueEmail(tx, invitationEmail, { invitationId: id })
  }

  /**
   * Invites an owner by a link that the operator passes on. The links of earlier invitations, also of emails that are not sent
   * yet, become invalid. Throws already-member or member-disabled.
   */
  async function createOwnerLink(
    tx: TenantTx,
    actor: Actor,
    email: string,
  ): Promise<{ path: string; expiresAt: Date }> {
    const expiresAt = lastMoment(clock.now())
    const id = await admitOwner(tx, email, expiresAt)
    await audit(tx, actor, 'owner-link-made', { subject: id })
    return { path: invitationPath(await newToken(tx, id)), expiresAt }
  }

  async function admitOwner(tx: TenantTx, email: string, expiresAt: Date): Promise<string> {
    const member = await findMemberByEmail(tx, email)
    if (member?.disabled_at) throw new AppError('member-disabled')
    if (member?.role === 'partner' && member.member_role === 'owner') throw new AppError('already-member')
    const id = newId()
    const owner = { email, role: 'partner', memberRole: 'owner' } as const
    await store.insertInvitations(tx, [{ id, ...owner, invitedBy: null, expiresAt }])
    return id
  }

  /**
   * Invites many customers in the transaction that records them. Each email is sent at its own time, and its link is valid for
   * as many days from then on. Returns the ids in the same order.
   */
  async function inviteCustomers(tx: TenantTx, invitedBy: string, people: readonly NewCustomer[]): Promise<string[]> {
    if (people.length === 0) return []
    const invitations = people.map(({ mailAt, ...person }) => {
      return { ...person, id: newId(), role: 'customer' as const, invitedBy, expiresAt: lastMoment(mailAt), mailAt }
    })
    await store.insertInvitations(tx, invitations)
    const orders = invitations.map(({ id, mailAt }) => ({ payload: { invitationId: id }, at: mailAt }))
    await enqueueEmailsLater(tx, invitationEmail, orders)
    return invitations.map(({ id }) => id)
  }

  /** Throws not-found or above-own-level. */
  async function withdraw(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      const { role, member_role: memberRole } = await find(tx, id)
      refuseAbove(person, { role, memberRole })
      await store.deleteInvitation(tx, id)
      await audit(tx, person, 'invitation-withdrawn', { subject: id })
    })
  }

  /** Deletes the open invitations of a person who may not invite any more. */
  async function withdrawAllOf(tx: TenantTx, userId: string): Promise<void> {
    await store.deleteInvitationsOf(tx, userId)
  }

  /**
   * Creates the token for an email that is being written; only its hash is stored. Returns undefined where the invitation was
   * withdrawn in the meantime.
   */
  async function issue(tx: TenantTx, id: string) {
    const row = await store.findInvitation(tx, id, clock.now())
    if (!row) return undefined
    const token = await newToken(tx, id)
    const { email, role, member_role: memberRole } = row
    const inviter = row.inviter_display_name ?? row.inviter
    // The language of the invited person is not known yet; the inviter's is the likeliest.
    const language = row.language ?? row.inviter_language ?? 'en'
    return { token, email, role, memberRole, days: INVITATION_DAYS, inviter, invited: row.display_name, language }
  }

  async function newToken(tx: TenantTx, id: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await store.setToken(tx, id, tokenHash(token))
    return token
  }

  async function find(tx: TenantTx, id: string): Promise<store.InvitationRow> {
    const row = await store.findInvitation(tx, id, clock.now())
    if (!row) throw new AppError('not-found')
    return row
  }

  /** Deletes expired invitations. */
  async function deleteExpired(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteInvitationsBefore(tx, clock.now()))
  }
}

function serialize(row: store.InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    memberRole: row.member_role,
    invitedBy: row.inviter ?? '',
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}

function lastMoment(from: Date): Date {
  return new Date(from.getTime() + INVITATION_DAYS * DAY_MS)
}
