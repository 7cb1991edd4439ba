import type { StoryboardEdits } from '@vitrine/contract'
import { StoryboardEdits as StoredEdits } from '@vitrine/contract/api'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { PlannedStoryboard } from '../../ports/renderer.ts'

export interface VideoCut {
  edits: StoryboardEdits | null
  cut: PlannedStoryboard | null
}

/** Stores a person's scene edits for a new video. */
export async function insertEdits(tx: TenantTx, videoId: string, edits: StoryboardEdits | null): Promise<void> {
  if (!edits) return
  await tx
    .insertInto('video_storyboard')
    .values({ tenant_id: tx.tenantId, video_id: videoId, edits: jsonb(edits) })
    .execute()
}

/** Stores the scenes of a video's new file. */
export async function saveCut(tx: TenantTx, videoId: string, cut: PlannedStoryboard): Promise<void> {
  await tx
    .insertInto('video_storyboard')
    .values({ tenant_id: tx.tenantId, video_id: videoId, cut: jsonb(cut) })
    .onConflict((row) => row.columns(['tenant_id', 'video_id']).doUpdateSet({ cut: jsonb(cut) }))
    .execute()
}

/** The edits of the tenant's videos, to be joined by other features: a query that only reads. */
export function storyboardEdits(tx: TenantTx) {
  return tx
    .selectFrom('video_storyboard')
    .select(['tenant_id', 'video_id', 'edits'])
    .where('tenant_id', '=', tx.tenantId)
}

export async function findCut(tx: TenantTx, videoId: string): Promise<VideoCut> {
  const row = await tx
    .selectFrom('video_storyboard')
    .select(['edits', 'cut'])
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .executeTakeFirst()
  return {
    edits: row?.edits ? StoredEdits.parse(row.edits) : null,
    cut: (row?.cut ?? null) as PlannedStoryboard | null,
  }
}

/** Returns the edits for a rebrand or personal copy, with the first render's seed, so backgrounds, crops and cameras stay the same. */
export async function editsToDraw(tx: TenantTx, videoId: string): Promise<StoryboardEdits | null> {
  const { edits, cut } = await findCut(tx, videoId)
  return cut ? { version: 1, shots: edits?.shots ?? [], seed: edits?.seed ?? cut.seed } : edits
}
