import type { TenantTx } from '../../platform/db/open.ts'

const columns = [
  'id',
  'user_id',
  'type',
  'name',
  'line',
  'presenter_id',
  'status',
  'preview_key',
  'poster_key',
  'created_at',
] as const

export type AvatarRow = Awaited<ReturnType<typeof listAvatars>>[number]

/** The tenant's stock and this person's own, in the order in which people are to see them. */
export function listAvatars(tx: TenantTx, userId: string) {
  return visible(tx, userId).orderBy('type').orderBy('sort').orderBy('created_at').execute()
}

export function findAvatar(tx: TenantTx, userId: string, id: string) {
  return visible(tx, userId).where('id', '=', id).executeTakeFirst()
}

function visible(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('avatar')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
    .where((or) => or.or([or('user_id', 'is', null), or('user_id', '=', userId)]))
}

export interface StockAvatar {
  id: string
  name: string
  line: string
  presenterId: string
  sort: number
}

/** Adds presenters to the stock; those that are there already are left alone. */
export async function insertStock(tx: TenantTx, stock: readonly StockAvatar[]): Promise<void> {
  if (stock.length === 0) return
  const rows = stock.map(({ id, name, line, presenterId, sort }) => {
    const row = { tenant_id: tx.tenantId, id, name, line, presenter_id: presenterId, sort }
    return { ...row, type: 'stock' as const, status: 'ready' }
  })
  await tx
    .insertInto('avatar')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Stock presenters whose preview clip has not been made yet. */
export function listWithoutPreview(tx: TenantTx) {
  return tx
    .selectFrom('avatar')
    .select(['id', 'name', 'presenter_id'])
    .where('tenant_id', '=', tx.tenantId)
    .where('preview_key', 'is', null)
    .where('type', '=', 'stock')
    .orderBy('sort')
    .execute()
}

export function findStock(tx: TenantTx, id: string) {
  return tx
    .selectFrom('avatar')
    .select(['id', 'name', 'presenter_id', 'preview_key'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('type', '=', 'stock')
    .executeTakeFirst()
}

export async function setPreview(
  tx: TenantTx,
  id: string,
  keys: { previewKey: string; posterKey: string },
): Promise<void> {
  const change = { preview_key: keys.previewKey, poster_key: keys.posterKey }
  await tx.updateTable('avatar').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}
