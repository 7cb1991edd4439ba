import {
  type MemberRole,
  type Role,
  type EffectiveRole,
  grantableMemberRoles,
  memberRoles,
  sentence,
} from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { levelOf, mayCall } from '../../../platform/http/requests/guards.ts'
import type { Person } from '../../../platform/http/request.ts'

interface Held {
  role: Role
  memberRole: MemberRole
}

/** Returns a role that is held or was granted before. Throws invalid for a member role that does not belong to the role. */
export function effectiveRoleOf({ role, memberRole }: Held): EffectiveRole {
  return chosenOf(role, memberRole, memberRoles[role])
}

/**
 * Returns a role that is to be granted. Throws invalid for a member role that does not belong to the role, or no longer does.
 */
export function grantableRoleOf({ role, memberRole }: Held): EffectiveRole {
  return chosenOf(role, memberRole, grantableMemberRoles[role])
}

function chosenOf(role: Role, memberRole: MemberRole, choices: readonly MemberRole[]): EffectiveRole {
  if (choices.includes(memberRole)) return { role, memberRole } as EffectiveRole
  const said = sentence('For this role, choose one of these member roles: {choices}.', {
    choices: choices.join(', '),
  })
  throw new AppError('invalid', { sentence: said, fields: [{ field: 'memberRole', ...said }] })
}

/** Throws above-own-level: nobody grants, revokes or withdraws a role above their own. So only owners can appoint owners. */
export function refuseAbove(actor: Held, ...effectiveRoles: Held[]): void {
  if (effectiveRoles.some((role) => levelOf(role) > levelOf(actor))) throw new AppError('above-own-level')
}

/** Returns whether this role may manage the accounts of others. */
export function isAdmin(held: Held): boolean {
  return mayCall('partner-admin', held)
}

/** Returns whether this role owns the site of a partner. */
export function isOwner({ role, memberRole }: Held): boolean {
  return role === 'partner' && memberRole === 'owner'
}

/** Throws key-refused: a program can only grant the lowest role, so that a stolen key gives nobody lasting access. */
export function refuseGrantByKey(actor: Pick<Person, 'key'>, given: Held): void {
  if (!actor.key || (given.role === 'customer' && given.memberRole === 'member')) return
  const message = 'API keys can only assign the roles customer and member. Sign in to assign another role.'
  throw new AppError('key-refused', { message })
}

export function isHigher(effectiveRole: Held, other: Held): boolean {
  return levelOf(effectiveRole) > levelOf(other)
}
