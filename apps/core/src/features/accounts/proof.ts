import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import { isPassword } from '../../platform/passwords.ts'
import { findSessionStart } from './sessions/session-store.ts'
import * as store from './store.ts'

const YOUNG_SESSION_MS = 600_000

export type Proof = ReturnType<typeof createProof>

/**
 * Asks somebody who is signed in to show once more who they are, before what a stranger at an open browser must not do.
 * People without a password have to have signed in within ten minutes. Throws wrong-password or sign-in-again.
 */
export function createProof({ db, clock }: { db: Db; clock: Clock }) {
  return async function prove({ id, tenantId, sessionId }: Person, password: string | undefined): Promise<void> {
    const { row, startedAt } = await db.inTenant(tenantId, async (tx) => ({
      row: await store.findUser(tx, id),
      startedAt: await findSessionStart(tx, sessionId),
    }))
    if (row?.password_hash) {
      if (await isPassword(row.password_hash, password ?? '')) return
      throw new AppError('wrong-password', { fields: [{ field: 'password', message: 'Check this password.' }] })
    }
    const isYoung = startedAt && clock.now().getTime() - startedAt.getTime() < YOUNG_SESSION_MS
    if (!isYoung) throw new AppError('sign-in-again')
  }
}
