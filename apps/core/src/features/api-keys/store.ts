import type { TenantTx } from '../../platform/db/open.ts'
import { jsonb } from '../../platform/db/jsonb.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'
import { secondFactors } from '../auth/index.ts'
import { personSummaries } from '../people/index.ts'

interface NewKey {
  id: string
  userId: string
  name: string
  beginning: string
  secretHash: string
  scopes: readonly string[]
  createdAt: Date
  expiresAt: Date
  limit: { halfCredits: number; period: 'month' | 'total' } | null
}

/** Locks the creation of a person's keys until the end of the transaction, so that concurrent ones respect the limit. */
export async function lockAdding(tx: TenantTx, userId: string): Promise<void> {
  await lockSubject(tx, 'api key', userId)
}

export async function insertKey(tx: TenantTx, key: NewKey): Promise<void> {
  const { id, userId, name, beginning, secretHash, scopes, createdAt, expiresAt, limit } = key
  const row = { id, user_id: userId, name, prefix: beginning, secret_hash: secretHash, scopes: jsonb([...scopes]) }
  const limitRow = { limit_half_credits: limit?.halfCredits ?? null, limit_period: limit?.period ?? null }
  await tx
    .insertInto('api_key')
    .values({ tenant_id: tx.tenantId, ...row, created_at: createdAt, expires_at: expiresAt, ...limitRow })
    .execute()
}

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number]

/** The keys of the site or, where `userId` is given, of this person. */
export function listKeys(tx: TenantTx, now: Date, userId?: string) {
  return tx
    .selectFrom('api_key as key')
    .innerJoin(personSummaries(tx).as('maker'), (join) =>
      join.onRef('maker.tenant_id', '=', 'key.tenant_id').onRef('maker.id', '=', 'key.user_id'),
    )
    .select(['key.id', 'key.name', 'key.prefix', 'key.scopes', 'key.created_at', 'key.expires_at'])
    .select(['key.last_used_at', 'key.limit_half_credits', 'key.limit_period', 'maker.username'])
    .where('key.tenant_id', '=', tx.tenantId)
    .where('key.expires_at', '>', now)
    .$if(userId !== undefined, (query) => query.where('key.user_id', '=', userId ?? ''))
    .orderBy('key.id', 'desc')
    .execute()
}

/** Returns the unexpired key with this secret and its maker, unless the maker is disabled. */
export function findKey(tx: TenantTx, secretHash: string, now: Date) {
  return tx
    .selectFrom('api_key as key')
    .innerJoin(personSummaries(tx).as('maker'), (join) =>
      join.onRef('maker.tenant_id', '=', 'key.tenant_id').onRef('maker.id', '=', 'key.user_id'),
    )
    .leftJoin(secondFactors(tx).as('factor'), (join) =>
      join.onRef('factor.tenant_id', '=', 'key.tenant_id').onRef('factor.user_id', '=', 'key.user_id'),
    )
    .select(['key.id as keyId', 'key.scopes', 'key.last_used_at as usedAt', 'maker.id', 'username', 'email'])
    .select(['key.limit_half_credits as limitHalfCredits', 'key.limit_period as limitPeriod'])
    .select(['display_name as displayName', 'role', 'member_role as memberRole', 'factor.confirmed_at as factorAt'])
    .where('key.tenant_id', '=', tx.tenantId)
    .where('secret_hash', '=', secretHash)
    .where('key.expires_at', '>', now)
    .where('maker.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the facts of a key for an email. */
export async function findKeyNamed(tx: TenantTx, id: string) {
  return tx
    .selectFrom('api_key')
    .select(['name', 'scopes', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function recordUsed(tx: TenantTx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ last_used_at: at })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a key and returns the id of its maker; undefined where there was none. */
export async function deleteKey(tx: TenantTx, id: string, ofUser?: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('api_key')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .$if(ofUser !== undefined, (query) => query.where('user_id', '=', ofUser ?? ''))
    .returning('user_id')
    .executeTakeFirst()
  return deleted?.user_id
}

/** Deletes all keys of a person and returns their ids. */
export async function deleteKeysOf(tx: TenantTx, userId: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('api_key')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return deleted.map(({ id }) => id)
}

/** Deletes the keys that the person created at `since` or later. */
export async function deleteKeysMadeSince(tx: TenantTx, userId: string, since: Date): Promise<void> {
  await tx
    .deleteFrom('api_key')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
}
