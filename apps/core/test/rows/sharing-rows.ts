import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of sharing. */
export async function fillSharing(tx: TenantTx, userId: string, videoId: string): Promise<void> {
  const own = { tenant_id: tx.tenantId, video_id: videoId }
  const day = '2026-11-22'
  await tx
    .insertInto('share_link')
    .values({ ...own, token_hash: 'h' })
    .execute()
  await tx
    .insertInto('share_daily_stats')
    .values({ ...own, day })
    .execute()
  await tx
    .insertInto('share_visitor_event')
    .values({ ...own, visitor_hash: 'h', kind: 'start', at: new Date() })
    .execute()
  await tx.insertInto('share_visitor_salt').values({ tenant_id: tx.tenantId, day, salt: 's' }).execute()
  const asked = { video_title: 't', name: 'n', email: 'e', message: 'm', language: 'en' }
  await tx
    .insertInto('lead')
    .values({ ...own, ...asked, id: newId(), user_id: userId, request_key: newId() })
    .execute()
}
