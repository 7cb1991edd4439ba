import { AppError } from '../../platform/errors/app-error.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { freeName } from './free-name.ts'
import * as store from './store.ts'

interface Names {
  username: string
  email?: string | null | undefined
  /** Whether the person has this user name already. */
  keepsName?: boolean
}

/** The names that people sign in with. `reservedAddresses` are former addresses, which only their former owner may use. */
export function createNames(reservedAddresses: store.ReservedAddresses) {
  return { isTaken, refuseTaken, findFree }

  async function isTaken(tx: TenantTx, names: Names): Promise<boolean> {
    return (await findTaken(tx, names)) !== undefined
  }

  /** Throws username-taken or email-taken where one of the names belongs to another person than `ownerId`. */
  async function refuseTaken(tx: TenantTx, names: Names, ownerId?: string): Promise<void> {
    const taken = await findTaken(tx, names, ownerId)
    if (taken) throw takenProblem(taken)
  }

  /**
   * Returns a username made from the part of an address before its @, e.g. `ana.lima`, or `ana.lima-4821` where that is taken.
   */
  function findFree(tx: TenantTx, email: string): Promise<string> {
    return freeName(email, (username) => isTaken(tx, { username }))
  }

  function findTaken(tx: TenantTx, { username, email = null, keepsName }: Names, ownerId?: string) {
    return store.findTaken(tx, { username, email, keepsName }, { reservedAddresses, ownerId })
  }
}

/**
 * Of two people who want a name at the same moment the database accepts one. Maps its error for the other to the usual problem.
 */
export function refuseTwin(error: { code?: string; constraint?: string }): never {
  if (error.code !== '23505') throw error
  throw takenProblem(error.constraint?.includes('email') ? 'email' : 'username')
}

function takenProblem(taken: 'username' | 'email'): AppError {
  const code = taken === 'username' ? 'username-taken' : 'email-taken'
  return new AppError(code, { fields: [{ field: taken, message: 'Already taken.' }] })
}
