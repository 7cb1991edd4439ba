import type { Updateable } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { personSummaries } from '../people/index.ts'

export type OpenSession = NonNullable<Awaited<ReturnType<typeof findOpen>>>

interface NewSession {
  id: string
  userId: string
  actor: { id: string; name: string | null } | null
  reason: string
  createdAt: Date
  allowedAt: Date | null
  expiresAt: Date
}

/** Ends the expired sessions and requests of a person, so that a new one can be opened. */
export async function endOverdue(tx: TenantTx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('impersonation_session')
    .set(endedAt(now))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((or) => or(or.fn.coalesce('ends_at', 'request_expires_at'), '<=', now))
    .execute()
}

/** Returns false where one is open for the person already: of two concurrent requests, one succeeds. */
export async function insertSession(tx: TenantTx, session: NewSession): Promise<boolean> {
  const { id, userId, actor, reason, createdAt, allowedAt, expiresAt } = session
  const row = {
    id,
    user_id: userId,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    reason,
    created_at: createdAt,
    approved_at: allowedAt,
    request_expires_at: expiresAt,
  }
  const added = await tx
    .insertInto('impersonation_session')
    .values({ tenant_id: tx.tenantId, ...row })
    .onConflict((clash) => clash.columns(['tenant_id', 'user_id']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Returns the open session or request of an account, if there is one. */
export function findOpen(tx: TenantTx, userId: string, now: Date) {
  return open(tx, now).selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function findByToken(tx: TenantTx, hash: string, now: Date) {
  return open(tx, now)
    .selectAll()
    .where('token_hash', '=', hash)
    .where('token_expires_at', '>', now)
    .where('approved_at', 'is not', null)
    .executeTakeFirst()
}

/** Returns the running session with this token hash, with its actor and its account. */
export function findRunning(tx: TenantTx, sessionHash: string, now: Date) {
  return tx
    .selectFrom('impersonation_session as login')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'login.tenant_id').onRef('person.id', '=', 'login.user_id'),
    )
    .select([
      'login.id as loginId',
      'actor_id',
      'actor_tenant_id',
      'actor_session_id',
      'person.id',
      'username',
      'email',
    ])
    .select(['display_name as displayName', 'role', 'member_role as memberRole'])
    .where('login.tenant_id', '=', tx.tenantId)
    .where('session_hash', '=', sessionHash)
    .where('login.ended_at', 'is', null)
    .where('login.ends_at', '>', now)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the columns of an ended session, without names and tokens. The audit log keeps the ids. */
export function endedAt(now: Date) {
  return { ended_at: now, actor_name: null, actor_session_id: null, session_hash: null, token_hash: null }
}

export async function changeSession(
  tx: TenantTx,
  id: string,
  change: Updateable<Tables['impersonation_session']>,
): Promise<void> {
  await tx
    .updateTable('impersonation_session')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Uses a token up. Returns false where it was used already: of two concurrent uses, one succeeds. */
export async function consumeToken(tx: TenantTx, id: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('impersonation_session')
    .set({ token_hash: null, token_expires_at: null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function open(tx: TenantTx, now: Date) {
  return tx
    .selectFrom('impersonation_session')
    .where('tenant_id', '=', tx.tenantId)
    .where('ended_at', 'is', null)
    .where((or) => or(or.fn.coalesce('ends_at', 'request_expires_at'), '>', now))
}
