import { AppError } from '../../platform/app-error.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { freeName } from './free-name.ts'
import * as store from './store.ts'

interface Names {
  username: string
  email?: string | null | undefined
  /** Whether the person has this user name already. */
  keepsName?: boolean
}

/** The names that people sign in with. `reservedAddresses` are former addresses that nobody else may take. */
export function createNames(reservedAddresses: store.ReservedAddresses) {
  return { isTaken, refuseTaken, findFree }

  async function isTaken(tx: TenantTx, names: Names): Promise<boolean> {
    return (await findTaken(tx, names)) !== undefined
  }

  /** Throws username-taken or email-taken where another person than `ownerId` is known by one of the names. */
  async function refuseTaken(tx: TenantTx, names: Names, ownerId?: string): Promise<void> {
    const taken = await findTaken(tx, names, ownerId)
    if (taken) throw takenProblem(taken)
  }

  /** A user name after the part of an address before its @, e.g. `ana.lima`, or `ana.lima-4821` where that is taken. */
  function findFree(tx: TenantTx, email: string): Promise<string> {
    return freeName(email, (username) => isTaken(tx, { username }))
  }

  function findTaken(tx: TenantTx, { username, email = null, keepsName }: Names, ownerId?: string) {
    return store.findTaken(tx, { username, email, keepsName }, { reservedAddresses, ownerId })
  }
}

/** Two people who want one name at the same moment: the database lets one through, the other gets the usual answer. */
export function refuseTwin(error: { code?: string; constraint?: string }): never {
  if (error.code !== '23505') throw error
  throw takenProblem(error.constraint?.includes('email') ? 'email' : 'username')
}

function takenProblem(taken: 'username' | 'email'): AppError {
  const code = taken === 'username' ? 'username-taken' : 'email-taken'
  return new AppError(code, { fields: [{ field: taken, message: 'Already taken.' }] })
}
