import { AppError } from '../../../platform/app-error.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import * as store from './store.ts'

interface Names {
  username: string
  email?: string | null | undefined
  /** Whether the person has this user name already. */
  keepsName?: boolean
}

/** Throws username-taken or email-taken where another person than `ownerId` is known by one of the names. */
export async function refuseTaken(
  tx: TenantTx,
  { username, email, keepsName }: Names,
  ownerId?: string,
): Promise<void> {
  const taken = await store.findTaken(tx, { username, email: email ?? null, keepsName }, ownerId)
  if (taken) throw takenProblem(taken)
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
