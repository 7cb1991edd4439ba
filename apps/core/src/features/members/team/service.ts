import type { MemberRole, Sentence, TeamMember } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { mayCall } from '../../../platform/http/requests/guards.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Invitations } from '../invitations/service.ts'
import { effectiveRoleOf, grantableRoleOf, isAdmin, isHigher, isOwner, refuseAbove, refuseGrantByKey } from './rules.ts'
import * as store from './store.ts'
import type { Reauthentication, Sessions } from '../../auth/index.ts'
import { lockMembers, setDisabled, setEffectiveRole } from '../../people/index.ts'

/** Absent properties stay unchanged. */
interface Change {
  role?: 'customer' | 'partner' | undefined
  memberRole?: Exclude<MemberRole, 'operator'> | undefined
  disabled?: boolean | undefined
}

/** Errors that are about the actor. They apply to every person of a change. */
const FOR_ALL: ReadonlySet<string> = new Set(['forbidden', 'key-refused', 'reauthentication-needed', 'invalid'])

interface Refused {
  id: string
  code: string
  sentence: Sentence
}

type HeldRow = Awaited<ReturnType<typeof lockMembers>>[number]

interface Deps {
  db: Db
  reauthentication: Pick<Reauthentication, 'prove' | 'require'>
  sessions: Pick<Sessions, 'endAll'>
  invitations: Pick<Invitations, 'withdrawAllOf'>
  audit: Audit
  clock: Clock
}

export type Team = ReturnType<typeof createTeam>

/** The people of a tenant and their roles. */
export function createTeam({ db, reauthentication, sessions, invitations, audit, clock }: Deps) {
  return { change, changeMany, setDisabledFor }

  /**
   * Changes a role, disables or enables. Changes that remove rights end the person's sessions and the
   * invitations they sent. Changes to an owner require re-authentication. Throws not-found, own-account,
   * above-own-level, last-owner, invalid, forbidden, key-refused or reauthentication-needed.
   */
  async function change(person: Person, id: string, wanted: Change): Promise<TeamMember> {
    return db.inTenant(person.tenantId, async (tx) => {
      const held = await lockMembers(tx, [person.id, id])
      const row = held.find((one) => one.id === id)
      if (!row) throw new AppError('not-found')
      if (id === person.id) throw new AppError('own-account')
      const actor = currentRole(held, person.id)
      const next = nextOf(row, wanted)
      const before = { role: row.role, memberRole: row.member_role }
      refuseAbove(actor, before, next)
      refuseLastOwner(held, row, next)
      if (isOwner(before) || (isAdmin(next) && isRaised(row, next))) await reauthentication.require(tx, person)
      if (isRaised(row, next)) refuseGrantByKey(person, next)
      await changeRole(tx, person, row, next)
      await changeDisabled(tx, person, row, next.isDisabled)
      return serialize(await find(tx, id))
    })
  }

  /**
   * Changes each person in a unit of work of their own, so that one error does not affect the others. Throws key-refused or
   * reauthentication-needed; when the request is repeated, people changed before stay as they are.
   */
  async function changeMany(person: Person, ids: readonly string[], wanted: Change) {
    const [changed, refused]: [string[], Refused[]] = [[], []]
    for (const id of new Set(ids)) {
      try {
        await change(person, id, wanted)
        changed.push(id)
      } catch (error) {
        if (!(error instanceof AppError) || FOR_ALL.has(error.code)) throw error
        refused.push({ id, code: error.code, sentence: error.sentence })
      }
    }
    return { changed, refused }
  }

  /**
   * Disables or enables a person of any tenant, for an operator. Throws not-found, own-account, operator-account, last-owner or,
   * for an owner, reauthentication-needed.
   */
  async function setDisabledFor(tenantId: string, operator: Person, id: string, isDisabled: boolean): Promise<void> {
    const found = await db.inTenant(tenantId, (tx) => find(tx, id))
    if (isOwner({ role: found.role, memberRole: found.member_role })) await reauthentication.prove(operator)
    await db.inTenant(tenantId, async (tx) => {
      const held = await lockMembers(tx, [id])
      const row = held.find((one) => one.id === id)
      if (!row) throw new AppError('not-found')
      if (id === operator.id) throw new AppError('own-account', { message: 'You can’t suspend your own account.' })
      if (row.role === 'operator') throw new AppError('operator-account')
      refuseLastOwner(held, row, nextOf(row, { disabled: isDisabled }))
      await changeDisabled(tx, operator, row, isDisabled)
    })
  }

  async function changeRole(tx: TenantTx, person: Person, row: HeldRow, next: Next): Promise<void> {
    const before = { role: row.role, memberRole: row.member_role }
    if (before.role === next.role && before.memberRole === next.memberRole) return
    await setEffectiveRole(tx, row.id, effectiveRoleOf(next))
    await sessions.endAll(tx, row.id)
    if (isHigher(before, next)) await invitations.withdrawAllOf(tx, row.id)
    const detail = { from: `${before.role} ${before.memberRole}`, to: `${next.role} ${next.memberRole}` }
    await audit(tx, person, 'role-changed', { subject: row.id, detail })
  }

  async function changeDisabled(tx: TenantTx, person: Person, row: HeldRow, isDisabled: boolean): Promise<void> {
    if (isDisabled === (row.disabled_at !== null)) return
    await setDisabled(tx, row.id, isDisabled ? clock.now() : null)
    if (isDisabled) {
      await sessions.endAll(tx, row.id)
      await invitations.withdrawAllOf(tx, row.id)
    }
    await audit(tx, person, isDisabled ? 'account-disabled' : 'account-enabled', { subject: row.id })
  }
}

type Next = ReturnType<typeof nextOf>

/** Returns whether a change raises a person: to a higher role, or by enabling their account. */
function isRaised(row: HeldRow, next: Next): boolean {
  if (row.disabled_at && !next.isDisabled) return true
  const before = { role: row.role, memberRole: row.member_role }
  const isSame = before.role === next.role && before.memberRole === next.memberRole
  return !isSame && !isHigher(before, next)
}

/** A new role without a member role gets the lowest one. Operators are protected by their level, except from each other. */
function nextOf(row: HeldRow, { role = undefined, memberRole, disabled }: Change) {
  if (row.role === 'operator') throw new AppError('above-own-level')
  const isOtherRole = role !== undefined && role !== row.role
  const least = role === 'partner' ? 'analyst' : 'member'
  const wanted = { role: role ?? row.role, memberRole: memberRole ?? (isOtherRole ? least : row.member_role) }
  const isSame = wanted.role === row.role && wanted.memberRole === row.member_role
  return {
    ...(isSame ? effectiveRoleOf(wanted) : grantableRoleOf(wanted)),
    isDisabled: disabled ?? row.disabled_at !== null,
  }
}

/** Returns the actor's current role, which may have changed between the guard and the lock. Throws forbidden. */
function currentRole(held: HeldRow[], id: string) {
  const row = held.find((one) => one.id === id)
  const effectiveRole = row && { role: row.role, memberRole: row.member_role }
  if (!effectiveRole || row.disabled_at || !mayCall('partner-admin', effectiveRole)) throw new AppError('forbidden')
  return effectiveRole
}

function refuseLastOwner(held: HeldRow[], row: HeldRow, next: Next): void {
  const owners = held.filter((one) => one.role === 'partner' && one.member_role === 'owner' && !one.disabled_at)
  const staysOwner = next.role === 'partner' && next.memberRole === 'owner' && !next.isDisabled
  if (!staysOwner && owners.length === 1 && owners[0]?.id === row.id) throw new AppError('last-owner')
}

async function find(tx: TenantTx, id: string): Promise<store.MemberRow> {
  const row = await store.findMember(tx, id)
  if (!row) throw new AppError('not-found')
  return row
}

function serialize(row: store.MemberRow): TeamMember {
  const seen = [row.last_used_at, row.last_acted_at].flatMap((at) => (at ? [at.getTime()] : []))
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    memberRole: row.member_role,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: seen.length ? new Date(Math.max(...seen)).toISOString() : null,
    disabled: row.disabled_at !== null,
  }
}
