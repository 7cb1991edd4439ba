import type { TenantTx } from '../../platform/db/open.ts'

/** Stores the uploads that a video shows, in their order. */
export async function insertContents(tx: TenantTx, videoId: string, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return
  const own = { tenant_id: tx.tenantId, video_id: videoId }
  const rows = uploadIds.map((uploadId, position) => ({ ...own, position, upload_id: uploadId }))
  await tx.insertInto('video_content').values(rows).execute()
}

/** The uploads that a video shows, in their order. */
export async function listContents(tx: TenantTx, videoId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('video_content')
    .select('upload_id')
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .orderBy('position')
    .execute()
  return rows.map(({ upload_id: id }) => id)
}

/** Adds an upload to those that a video shows, after the others. */
export async function addContent(tx: TenantTx, videoId: string, uploadId: string): Promise<void> {
  const { position } = await tx
    .selectFrom('video_content')
    .select(({ fn, val }) => fn.coalesce(fn.max('position'), val(-1)).as('position'))
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .executeTakeFirstOrThrow()
  const row = { tenant_id: tx.tenantId, video_id: videoId, position: position + 1, upload_id: uploadId }
  await tx.insertInto('video_content').values(row).execute()
}
