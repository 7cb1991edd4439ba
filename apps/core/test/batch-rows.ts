import { jsonb } from '../src/platform/db/jsonb.ts'
import type { TenantTx } from '../src/platform/db/open.ts'
import { newId } from '../src/platform/ids.ts'

/** One row in every table of batches. */
export async function fillBatches(tx: TenantTx, userId: string, videoId: string): Promise<void> {
  const [own, id] = [{ tenant_id: tx.tenantId }, newId()]
  const file = { name: 'n', encoding: 'UTF-8', header: jsonb(['h']), sample: jsonb([['c']]), row_count: 1 }
  await tx
    .insertInto('batch')
    .values({ ...own, ...file, id, user_id: userId })
    .execute()
  await tx
    .insertInto('batch_row')
    .values({ ...own, batch_id: id, line: 2, video_id: videoId })
    .execute()
}
