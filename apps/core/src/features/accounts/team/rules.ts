import { type FinerRole, type Role, type Standing, finerRoles } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import { levelOf } from '../../../platform/http/guards.ts'

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

export function isHigher(standing: Held, other: Held): boolean {
  return levelOf(standing) > levelOf(other)
}
