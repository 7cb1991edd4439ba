import { sql } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { HoldPart } from '../../platform/db/column-types.ts'
import type { CreditBucket, Tables } from '../../platform/db/tables.ts'

export type BucketKind = CreditBucket['kind']

export interface NewBucket {
  id: string
  userId: string
  kind: BucketKind
  priority: number
  halfCredits: number
  createdAt: Date
  expiresAt: Date | null
  sourceRef: string
}

export interface NewEntry {
  id: string
  userId: string
  bucketId: string
  holdId: string | null
  kind: Tables['credit_entry']['kind']
  deltaHalfCredits: number
  at: Date
  /** Set where an operator set the balance. */
  adjustmentId?: string | undefined
}

/**
 * Opens the account if there is none and locks it until the end of the transaction. Every change of a person's
 * credits takes this lock first, so that changes are serial and cannot deadlock.
 */
export async function lockAccount(tx: TenantTx, userId: string): Promise<void> {
  const account = { tenant_id: tx.tenantId, user_id: userId }
  const lock = tx
    .selectFrom('credit_account')
    .select('user_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .forUpdate()
  if (await lock.executeTakeFirst()) return
  await tx
    .insertInto('credit_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lock.execute()
}

/** Lists a person's buckets that are not empty, in the order in which they are spent. Some may have expired. */
export async function listBuckets(tx: TenantTx, userId: string) {
  return buckets(tx)
    .where('user_id', '=', userId)
    .where('remaining_half_credits', '>', 0)
    .orderBy('priority')
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute()
}

export async function findBucket(tx: TenantTx, id: string) {
  return buckets(tx).where('id', '=', id).executeTakeFirst()
}

export async function findBucketBySource(tx: TenantTx, kind: BucketKind, sourceRef: string) {
  return buckets(tx).where('kind', '=', kind).where('source_ref', '=', sourceRef).executeTakeFirst()
}

export async function insertBucket(tx: TenantTx, bucket: NewBucket): Promise<void> {
  await tx
    .insertInto('credit_bucket')
    .values({
      tenant_id: tx.tenantId,
      id: bucket.id,
      user_id: bucket.userId,
      kind: bucket.kind,
      priority: bucket.priority,
      granted_half_credits: bucket.halfCredits,
      remaining_half_credits: bucket.halfCredits,
      created_at: bucket.createdAt,
      expires_at: bucket.expiresAt,
      source_ref: bucket.sourceRef,
    })
    .execute()
}

/** Adds half-credits to a bucket, or removes them when negative. Constraints of the table refuse impossible amounts. */
export async function addToBucket(tx: TenantTx, id: string, deltaHalfCredits: number): Promise<void> {
  await tx
    .updateTable('credit_bucket')
    .set((bucket) => ({ remaining_half_credits: bucket('remaining_half_credits', '+', deltaHalfCredits) }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Changes the half-credits that are withdrawn from a bucket once held ones return to it. */
export async function addToOwed(tx: TenantTx, id: string, deltaHalfCredits: number): Promise<void> {
  await tx
    .updateTable('credit_bucket')
    .set((bucket) => ({ owed_half_credits: bucket('owed_half_credits', '+', deltaHalfCredits) }))
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Expires a person's monthly buckets now, also the empty ones: a hold may still return credits to them. */
export async function endMonthlyBuckets(tx: TenantTx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('credit_bucket')
    .set({ expires_at: now })
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'monthly')
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute()
}

export async function insertHold(
  tx: TenantTx,
  hold: {
    id: string
    userId: string
    halfCredits: number
    videoId: string | null
    keyId: string | null
    parts: HoldPart[]
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('credit_hold')
    .values({
      tenant_id: tx.tenantId,
      id: hold.id,
      user_id: hold.userId,
      held_half_credits: hold.halfCredits,
      video_id: hold.videoId,
      api_key_id: hold.keyId,
      allocations: jsonb(hold.parts),
      created_at: hold.createdAt,
      expires_at: hold.expiresAt,
    })
    .execute()
}

export async function findHold(tx: TenantTx, id: string) {
  return holds(tx).where('id', '=', id).executeTakeFirst()
}

/** Lists the overdue open holds of a person. */
export async function listDueHolds(tx: TenantTx, userId: string, now: Date) {
  return holds(tx)
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .execute()
}

/** Ends an open hold; `settledHalfCredits` null means released. Returns false when it had already ended. */
export async function endHold(
  tx: TenantTx,
  id: string,
  end: { settledHalfCredits: number | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('credit_hold')
    .set({
      state: end.settledHalfCredits === null ? 'released' : 'settled',
      settled_half_credits: end.settledHalfCredits,
      ended_at: end.at,
    })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function sumHeld(tx: TenantTx, userId: string): Promise<number> {
  return (await heldSum(tx, userId).executeTakeFirstOrThrow()).halfCredits
}

/** Returns the available and the held half-credits of a person at `now`, in one statement. */
export async function sumCredits(tx: TenantTx, userId: string, now: Date) {
  const available = tx
    .selectFrom('credit_bucket')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('remaining_half_credits'), sql<number>`0`).as('halfCredits'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('remaining_half_credits', '>', 0)
    .where((live) => live.or([live('expires_at', 'is', null), live('expires_at', '>', now)]))
  return tx
    .selectFrom([available.as('available'), heldSum(tx, userId).as('held')])
    .select(['available.halfCredits as availableHalfCredits', 'held.halfCredits as heldHalfCredits'])
    .executeTakeFirstOrThrow()
}

function heldSum(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('credit_hold')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('held_half_credits'), sql<number>`0`).as('halfCredits'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
}

export async function insertEntries(tx: TenantTx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('credit_entry')
    .values(
      entries.map((entry) => ({
        tenant_id: tx.tenantId,
        id: entry.id,
        user_id: entry.userId,
        bucket_id: entry.bucketId,
        hold_id: entry.holdId,
        kind: entry.kind,
        delta_half_credits: entry.deltaHalfCredits,
        at: entry.at,
        adjustment_id: entry.adjustmentId ?? null,
      })),
    )
    .execute()
}

/** Lists people of the tenant with an expired bucket or an overdue hold. */
export async function listUsersWithDue(tx: TenantTx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('credit_bucket')
    .select('user_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('remaining_half_credits', '>', 0)
    .where('expires_at', '<=', now)
    .union(
      tx
        .selectFrom('credit_hold')
        .select('user_id')
        .where('tenant_id', '=', tx.tenantId)
        .where('state', '=', 'held')
        .where('expires_at', '<=', now),
    )
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

function buckets(tx: TenantTx) {
  return tx
    .selectFrom('credit_bucket')
    .select([
      'id',
      'user_id as userId',
      'kind',
      'priority',
      'granted_half_credits as grantedHalfCredits',
      'remaining_half_credits as remainingHalfCredits',
      'owed_half_credits as owedHalfCredits',
      'expires_at as expiresAt',
      'source_ref as sourceRef',
    ])
    .where('tenant_id', '=', tx.tenantId)
}

function holds(tx: TenantTx) {
  return tx
    .selectFrom('credit_hold')
    .select(['id', 'user_id as userId', 'held_half_credits as heldHalfCredits', 'state', 'allocations'])
    .where('tenant_id', '=', tx.tenantId)
}
