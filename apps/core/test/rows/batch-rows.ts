import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of batches. */
export async function fillBatches(tx: TenantTx, userId: string, videoId: string): Promise<void> {
  const [own, id] = [{ tenant_id: tx.tenantId }, newId()]
  const file = { name: 'n', encoding: 'UTF-8', header: jsonb(['h']), sample: jsonb([['c']]), row_count: 1 }
  await tx
    .insertInto('table_import')
    .values({ ...own, ...file, id, kind: 'videos', user_id: userId, created_at: new Date() })
    .execute()
  await tx
    .insertInto('batch_row')
    .values({ ...own, batch_id: id, line: 2, video_id: videoId })
    .execute()
  await tx
    .insertInto('batch_link')
    .values({ ...own, batch_id: id, url: 'u', language: 'en', problem: 'page-private', read_at: new Date() })
    .execute()
  await tx
    .insertInto('batch_photo')
    .values({ ...own, user_id: userId, batch_id: id, url: 'u', problem: 'page-private', read_at: new Date() })
    .execute()
  const feed = { ...own, id: newId(), user_id: userId, url: 'u', every_hours: 24, created_at: new Date() }
  await tx.insertInto('listing_feed').values(feed).execute()
  const listing = { title: 't', price: '1', fingerprint: 'f', change: 'new' } as const
  await tx
    .insertInto('feed_listing')
    .values({ ...own, ...listing, id: newId(), feed_id: feed.id, key: 'k' })
    .execute()
}
