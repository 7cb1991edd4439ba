import type { TenantTx } from '../../../platform/db/open.ts'
import { lockSubject } from '../../../platform/db/locks/subject-lock.ts'

export type EntitlementRow = Awaited<ReturnType<typeof listEntitlements>>[number]

function entitlements(tx: TenantTx) {
  return tx
    .selectFrom('twin_entitlement')
    .select(['id', 'user_id as userId', 'source', 'purchase_id as purchaseId', 'state', 'avatar_id as avatarId'])
    .select('created_at as createdAt')
    .where('tenant_id', '=', tx.tenantId)
}

export function listEntitlements(tx: TenantTx, userId: string) {
  return entitlements(tx).where('user_id', '=', userId).orderBy('created_at').orderBy('ordinal').execute()
}

/** Lists the entitlements of an order, the last first, and locks them until the end of the transaction. */
export function lockOfOrder(tx: TenantTx, purchaseId: string) {
  return entitlements(tx).where('purchase_id', '=', purchaseId).orderBy('ordinal', 'desc').forUpdate().execute()
}

/** Returns the oldest entitlement without a twin and locks it until the end of the transaction. */
export function lockFree(tx: TenantTx, userId: string) {
  return entitlements(tx)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('avatar_id', 'is', null)
    .orderBy('created_at')
    .orderBy('ordinal')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the entitlement of a twin and locks it until the end of the transaction. */
export function lockOfAvatar(tx: TenantTx, avatarId: string) {
  return entitlements(tx).where('avatar_id', '=', avatarId).forUpdate().executeTakeFirst()
}

/** Inserts the entitlements of a paid order. Existing ones stay unchanged. */
export async function insertOfOrder(
  tx: TenantTx,
  rows: readonly { id: string; userId: string; purchaseId: string; ordinal: number; createdAt: Date }[],
): Promise<void> {
  const values = rows.map(({ id, userId, purchaseId, ordinal, createdAt }) => {
    const own = { tenant_id: tx.tenantId, id, user_id: userId, created_at: createdAt }
    return { ...own, source: 'order' as const, purchase_id: purchaseId, ordinal }
  })
  await tx
    .insertInto('twin_entitlement')
    .values(values)
    .onConflict((clash) => clash.columns(['tenant_id', 'purchase_id', 'ordinal']).doNothing())
    .execute()
}

/** Inserts a free entitlement, which is assigned to its twin at once. */
export async function insertTaken(
  tx: TenantTx,
  row: { id: string; userId: string; source: 'free' | 'plan'; avatarId: string; createdAt: Date },
): Promise<void> {
  const { id, userId, source, avatarId, createdAt } = row
  await tx
    .insertInto('twin_entitlement')
    .values({ tenant_id: tx.tenantId, id, user_id: userId, source, avatar_id: avatarId, created_at: createdAt })
    .execute()
}

interface Change {
  state?: EntitlementRow['state']
  avatar_id?: string | null
  used_at?: Date
}

export async function changeEntitlements(tx: TenantTx, ids: readonly string[], change: Change): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('twin_entitlement')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .execute()
}

export async function removeEntitlement(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('twin_entitlement').where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

/** Returns the number of twins of the site that were begun or made since a moment. Needs `lockPlan`. */
export async function countSince(tx: TenantTx, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('twin_entitlement')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('avatar_id', 'is not', null)
    .where('state', '<>', 'refunded')
    .where(({ eb, fn }) => eb(fn.coalesce('used_at', 'created_at'), '>=', since))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Serializes transactions that count the twins left in the tenant's plan. */
export async function lockPlan(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'twins')
}

export async function removeAllOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('twin_entitlement').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
