import { type FinerRole, type Role, type Standing, finerRoles } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import { levelOf } from '../../../platform/http/guards.ts'
import type { Person } from '../../../platform/http/request.ts'

interface Held {
  role: Role
  finerRole: FinerRole
}

/** Throws invalid for a finer role that the role does not have, e.g. a customer who is an editor. */
export function standingOf({ role, finerRole }: Held): Standing {
  const choices: readonly FinerRole[] = finerRoles[role]
  if (choices.includes(finerRole)) return { role, finerRole } as Standing
  const message = `A ${role} is ${choices.join(', ')}. Choose one of these as the finer role.`
  throw new AppError('invalid', { message, fields: [{ field: 'finerRole', message }] })
}

/** Throws above-own-level: nobody gives, takes away or withdraws what is above themselves. So only owners make owners. */
export function refuseAbove(actor: Held, ...standings: Held[]): void {
  if (standings.some((standing) => levelOf(standing) > levelOf(actor))) throw new AppError('above-own-level')
}

/** Returns whether this role owns the site of a partner. */
export function isOwner({ role, finerRole }: Held): boolean {
  return role === 'partner' && finerRole === 'owner'
}

/** Throws key-refused: a program gives no role but the least one, so that a stolen key makes nobody stay. */
export function refuseGivenByKey(actor: Pick<Person, 'key'>, given: Held): void {
  if (!actor.key || (given.role === 'customer' && given.finerRole === 'member')) return
  const message = 'An API key can give no role but customer and member. Sign in to give another one.'
  throw new AppError('key-refused', { message })
}

export function isHigher(standing: Held, other: Held): boolean {
  return levelOf(standing) > levelOf(other)
}
