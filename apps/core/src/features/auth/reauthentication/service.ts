import type { ReauthenticationMethod } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { isPassword } from '../../../platform/passwords/passwords.ts'
import { lockPresent } from '../../people/index.ts'
import * as store from './store.ts'

/** How long a sign-in, password or code counts as recent. */
const VALID_MS = 600_000

/** Returns whether a person has an external identity, which a feature above manages. */
export type HasIdentity = (tx: TenantTx, userId: string) => Promise<boolean>

interface Deps {
  db: Db
  hasIdentity: HasIdentity
  clock: Clock
}

export type Reauthentication = ReturnType<typeof createReauthentication>

/**
 * Re-authentication. Changes that would let the thief of a session keep the account require more than the session: a password,
 * a code or a sign-in within the last ten minutes. API keys and support sessions never satisfy it.
 */
export function createReauthentication({ db, hasIdentity, clock }: Deps) {
  return { require, prove, checkPassword }

  /**
   * Asserts, within the transaction of the sensitive change, that the person authenticated in this session within ten minutes.
   * Throws reauthentication-needed with the `methods` the person has, key-refused or support-refused.
   */
  async function require(tx: TenantTx, person: Person): Promise<void> {
    if (person.key) throw new AppError('key-refused')
    if (person.support) throw new AppError('support-refused')
    // Undoing a change of address and resetting the password take the same lock, and end this session.
    await lockPresent(tx, person.id)
    const at = await store.findAuthenticatedAt(tx, person.sessionId)
    if (at && clock.now().getTime() - at.getTime() < VALID_MS) return
    throw new AppError('reauthentication-needed', { extra: { methods: await methodsOf(tx, person.id) } })
  }

  async function methodsOf(tx: TenantTx, userId: string): Promise<ReauthenticationMethod[]> {
    const found = await store.findMethods(tx, userId)
    return [
      ...(found?.passwordHash ? ['password' as const] : []),
      ...(found?.factorAt ? ['code' as const] : []),
      ...((await hasIdentity(tx, userId)) ? ['google' as const] : []),
    ]
  }

  /** Checks the given password; without one it does what `require` does. */
  async function prove(person: Person, password?: string): Promise<void> {
    if (password !== undefined) return checkPassword(person, password)
    await db.inTenant(person.tenantId, (tx) => require(tx, person))
  }

  /** Throws wrong-password, also for people without a password. */
  async function checkPassword(person: Person, password: string): Promise<void> {
    const found = await db.inTenant(person.tenantId, (tx) => store.findMethods(tx, person.id))
    if (await isPassword(found?.passwordHash, password)) return
    throw new AppError('wrong-password', {
      fields: [{ field: 'password', message: 'This password is wrong. Try again.' }],
    })
  }
}
