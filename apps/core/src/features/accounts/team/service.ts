import type { FinerRole, TeamMember } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Audit } from '../../../platform/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { mayCall } from '../../../platform/http/guards.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Invitations } from '../invitations/service.ts'
import type { Reauthentication } from '../reauthentication/service.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { isHigher, isOwner, refuseAbove, refuseGivenByKey, standingOf } from './rules.ts'
import * as store from './store.ts'

/** What is left out stays. */
interface Change {
  role?: 'customer' | 'partner' | undefined
  finerRole?: Exclude<FinerRole, 'operator'> | undefined
  disabled?: boolean | undefined
}

type HeldRow = Awaited<ReturnType<typeof store.lockMembers>>[number]

interface Parts {
  db: Db
  reauthentication: Pick<Reauthentication, 'require'>
  sessions: Pick<Sessions, 'endAll'>
  invitations: Pick<Invitations, 'withdrawAllOf'>
  audit: Audit
  clock: Clock
}

export type Team = ReturnType<typeof createTeam>

/** The people of a tenant and what each of them may do. */
export function createTeam({ db, reauthentication, sessions, invitations, audit, clock }: Parts) {
  return { list, change }

  async function list(
    person: Person,
    wanted: store.Wanted,
  ): Promise<{ items: TeamMember[]; nextCursor: string | null }> {
    const rows = await db.inTenant(person.tenantId, (tx) =>
      store.listMembers(tx, { ...wanted, limit: wanted.limit + 1 }),
    )
    const items = rows.slice(0, wanted.limit).map(viewOf)
    return { items, nextCursor: rows.length > wanted.limit ? (items.at(-1)?.id ?? null) : null }
  }

  /**
   * Gives another role, disables or enables. Whatever takes something away ends the person's sessions and the invitations they
   * sent. Whatever concerns an owner takes re-authentication. Throws not-found, own-account, above-own-level, last-owner,
   * invalid, forbidden, key-refused or reauthentication-needed.
   */
  async function change(person: Person, id: string, wanted: Change): Promise<TeamMember> {
    return db.inTenant(person.tenantId, async (tx) => {
      const held = await store.lockMembers(tx, [person.id, id])
      const row = held.find((one) => one.id === id)
      if (!row) throw new AppError('not-found')
      if (id === person.id) throw new AppError('own-account')
      const actor = standingNow(held, person.id)
      const next = nextOf(row, wanted)
      const before = { role: row.role, finerRole: row.finer_role }
      refuseAbove(actor, before, next)
      refuseLastOwner(held, row, next)
      if (isOwner(before) || isOwner(next)) await reauthentication.require(tx, person)
      if (isRaised(row, next)) refuseGivenByKey(person, next)
      await changeStanding(tx, person, row, next)
      await changeDisabled(tx, person, row, next.isDisabled)
      return viewOf(await find(tx, id))
    })
  }

  async function changeStanding(tx: TenantTx, person: Person, row: HeldRow, next: Next): Promise<void> {
    const before = { role: row.role, finerRole: row.finer_role }
    if (before.role === next.role && before.finerRole === next.finerRole) return
    await store.setStanding(tx, row.id, standingOf(next))
    await sessions.endAll(tx, row.id)
    if (isHigher(before, next)) await invitations.withdrawAllOf(tx, row.id)
    const detail = { from: `${before.role} ${before.finerRole}`, to: `${next.role} ${next.finerRole}` }
    await audit(tx, person, 'role-changed', { subject: row.id, detail })
  }

  async function changeDisabled(tx: TenantTx, person: Person, row: HeldRow, isDisabled: boolean): Promise<void> {
    if (isDisabled === (row.disabled_at !== null)) return
    await store.setDisabled(tx, row.id, isDisabled ? clock.now() : null)
    if (isDisabled) {
      await sessions.endAll(tx, row.id)
      await invitations.withdrawAllOf(tx, row.id)
    }
    await audit(tx, person, isDisabled ? 'account-disabled' : 'account-enabled', { subject: row.id })
  }
}

type Next = ReturnType<typeof nextOf>

/** Returns whether a change gives a person more than they have: a role that is not lower, or their disabled account back. */
function isRaised(row: HeldRow, next: Next): boolean {
  if (row.disabled_at && !next.isDisabled) return true
  const before = { role: row.role, finerRole: row.finer_role }
  const isSame = before.role === next.role && before.finerRole === next.finerRole
  return !isSame && !isHigher(before, next)
}

/** Another role without a finer one begins with the least of it. Operators are refused by their level, except by each other. */
function nextOf(row: HeldRow, { role = undefined, finerRole, disabled }: Change) {
  if (row.role === 'operator') throw new AppError('above-own-level')
  const isOtherRole = role !== undefined && role !== row.role
  const least = role === 'partner' ? 'analyst' : 'member'
  const standing = standingOf({
    role: role ?? row.role,
    finerRole: finerRole ?? (isOtherRole ? least : row.finer_role),
  })
  return { ...standing, isDisabled: disabled ?? row.disabled_at !== null }
}

/** What the actor is by now: between the guard and the lock, somebody else may have taken their role away. */
function standingNow(held: HeldRow[], id: string) {
  const row = held.find((one) => one.id === id)
  const standing = row && { role: row.role, finerRole: row.finer_role }
  if (!standing || row.disabled_at || !mayCall('partner-admin', standing)) throw new AppError('forbidden')
  return standing
}

function refuseLastOwner(held: HeldRow[], row: HeldRow, next: Next): void {
  const owners = held.filter((one) => one.role === 'partner' && one.finer_role === 'owner' && !one.disabled_at)
  const staysOwner = next.role === 'partner' && next.finerRole === 'owner' && !next.isDisabled
  if (!staysOwner && owners.length === 1 && owners[0]?.id === row.id) throw new AppError('last-owner')
}

async function find(tx: TenantTx, id: string): Promise<store.MemberRow> {
  const row = await store.findMember(tx, id)
  if (!row) throw new AppError('not-found')
  return row
}

function viewOf(row: store.MemberRow): TeamMember {
  const seen = [row.last_used_at, row.last_acted_at].flatMap((at) => (at ? [at.getTime()] : []))
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    finerRole: row.finer_role,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: seen.length ? new Date(Math.max(...seen)).toISOString() : null,
    disabled: row.disabled_at !== null,
  }
}
