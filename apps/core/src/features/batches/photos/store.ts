import type { TenantTx } from '../../../platform/db/open.ts'
import { keptImports } from '../../../platform/table-import/store.ts'
import type { PhotoResult } from './row-photos.ts'

/** Returns the photos of a batch, or those of some addresses. */
export function listPhotos(tx: TenantTx, batchId: string, urls?: readonly string[]) {
  return tx
    .selectFrom('batch_photo')
    .select(['url', 'upload_id', 'problem', 'read_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('batch_id', '=', batchId)
    .$if(urls !== undefined, (query) => query.where('url', 'in', urls ?? []))
    .execute()
}

/** Stores the result of an address and replaces an earlier one. */
export async function recordPhoto(
  tx: TenantTx,
  photo: { batchId: string; userId: string; url: string; result: PhotoResult; now: Date },
): Promise<void> {
  const { batchId, userId, url, result, now } = photo
  const found = { upload_id: result.uploadId, problem: result.problem, read_at: now }
  await tx
    .insertInto('batch_photo')
    .values({ tenant_id: tx.tenantId, batch_id: batchId, user_id: userId, url, ...found })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'batch_id', 'url']).doUpdateSet(found))
    .execute()
}

/** Deletes the photos of a person's batches that no longer exist or were cancelled before they began, and returns their uploads. */
export async function deleteUnused(tx: TenantTx, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('batch_photo')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('batch_id', 'not in', keptImports(tx, 'videos', userId))
    .returning('upload_id')
    .execute()
  return rows.flatMap(({ upload_id: id }) => id ?? [])
}

export async function deletePhotosOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('batch_photo').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
