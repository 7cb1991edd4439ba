import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import { personCredentials } from '../../people/index.ts'

/** Returns when the person of a session last authenticated in it; undefined where the session has ended. */
export async function findAuthenticatedAt(tx: TenantTx, sessionId: string): Promise<Date | undefined> {
  const found = await tx
    .selectFrom('session')
    .select(sql<Date>`greatest(created_at, reauthenticated_at)`.as('at'))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return found?.at
}

export async function setReauthenticated(tx: TenantTx, sessionId: string, at: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ reauthenticated_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', sessionId)
    .execute()
}

/** Returns the password and the second factor that a person can authenticate with. */
export async function findMethods(tx: TenantTx, userId: string) {
  return tx
    .selectFrom(personCredentials(tx).as('person'))
    .leftJoin('second_factor', (join) =>
      join
        .onRef('second_factor.tenant_id', '=', 'person.tenant_id')
        .onRef('second_factor.user_id', '=', 'person.id')
        .on('second_factor.confirmed_at', 'is not', null),
    )
    .select(['password_hash as passwordHash', 'second_factor.confirmed_at as factorAt'])
    .where('person.id', '=', userId)
    .executeTakeFirst()
}
