import { AppError } from '../../platform/errors/app-error.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { CheckWay } from '../auth/index.ts'
import { type ConnectionRow, findConnection } from './connection-store.ts'
import { findVerified } from './domain-store.ts'

interface Route {
  connection: ConnectionRow
  isRequired: boolean
}

/** Returns the connection for people with this address, which depends on its domain; undefined where there is none. */
export async function routeOf(tx: TenantTx, email: string): Promise<Route | undefined> {
  const at = email.lastIndexOf('@')
  if (at < 1) return undefined
  const domain = await findVerified(tx, email.slice(at + 1).toLowerCase())
  const connection = domain && (await findConnection(tx))
  return domain && connection?.is_on ? { connection, isRequired: domain.is_required } : undefined
}

/** Returns whether this account never signs in through the provider: owners and operators always keep a way of their own. */
export function isOwnWay({ role, memberRole }: Pick<Parameters<CheckWay>[1], 'role' | 'memberRole'>): boolean {
  return role === 'operator' || (role === 'partner' && memberRole === 'owner')
}

/** Throws sso-required for every other way of signing in where the person's domain requires single sign-on. */
export const checkWay: CheckWay = async (tx, person, way) => {
  if (way === 'sso' || !person.email || isOwnWay(person)) return
  if ((await routeOf(tx, person.email))?.isRequired) throw new AppError('sso-required')
}
