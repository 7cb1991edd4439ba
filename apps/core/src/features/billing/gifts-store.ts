import type { TenantTx } from '../../platform/db/open.ts'
import { sql } from 'kysely'

export interface NewGift {
  id: string
  userId: string
  givenBy: string
  halfCredits: number
  reason: string
  at: Date
}

/** Two who give at once would each see the other's gift too late: the month is counted by one at a time. */
export async function lockGifts(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gifts ${tx.tenantId}`}, 0))`.execute(tx)
}

export function findGift(tx: TenantTx, id: string) {
  return tx
    .selectFrom('credit_gift')
    .select(['user_id', 'half_credits', 'reason'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertGift(tx: TenantTx, gift: NewGift): Promise<void> {
  const { id, userId, givenBy, halfCredits, reason, at } = gift
  const row = { id, user_id: userId, given_by: givenBy, half_credits: halfCredits, reason, at }
  await tx
    .insertInto('credit_gift')
    .values({ tenant_id: tx.tenantId, ...row })
    .execute()
}

export async function sumGiftsSince(tx: TenantTx, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom('credit_gift')
    .select(({ fn }) => fn.sum<string | null>('half_credits').as('sum'))
    .where('tenant_id', '=', tx.tenantId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** The newest gifts of a person, with the names of those who gave them. */
export function listGifts(tx: TenantTx, userId: string, limit: number) {
  return tx
    .selectFrom('credit_gift as gift')
    .leftJoin('app_user as giver', (join) =>
      join.onRef('giver.tenant_id', '=', 'gift.tenant_id').onRef('giver.id', '=', 'gift.given_by'),
    )
    .select(['gift.id', 'gift.half_credits', 'gift.reason', 'gift.at', 'giver.username'])
    .where('gift.tenant_id', '=', tx.tenantId)
    .where('gift.user_id', '=', userId)
    .orderBy('gift.at', 'desc')
    .limit(limit)
    .execute()
}

export async function listReasons(tx: TenantTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('credit_gift')
    .select(['id', 'reason'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}

export async function isMember(tx: TenantTx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
