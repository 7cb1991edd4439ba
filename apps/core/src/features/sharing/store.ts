import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { personSummaries } from '../people/index.ts'
import { teaserSummaries } from '../video-jobs/index.ts'
import { videoSummaries } from '../videos/index.ts'

export interface CallToAction {
  label: string
  text: string
  url: string
}

export interface LinkChange {
  version?: number
  token_hash?: string | null
  password_hash?: string | null
  author_name?: string
  expires_at?: Date | null
  available_from?: Date | null
  asks_leads?: boolean
  is_indexed?: boolean
}

export type OwnVideo = NonNullable<Awaited<ReturnType<typeof findOwnVideo>>>
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Returns the person's video, with the name that viewers see where no other was chosen. */
export function findOwnVideo(tx: TenantTx, userId: string, videoId: string) {
  return tx
    .selectFrom(videoSummaries(tx).as('video'))
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'video.tenant_id').onRef('person.id', '=', 'video.user_id'),
    )
    .leftJoin(teaserSummaries(tx).as('teaser'), (join) =>
      join.onRef('teaser.tenant_id', '=', 'video.tenant_id').onRef('teaser.video_id', '=', 'video.id'),
    )
    .select(['video.id', 'video.status', 'video.title', 'video.look', 'video.taken_down_at', 'video.brand_kit'])
    .select(['person.display_name', 'teaser.teaser_key'])
    .where('video.user_id', '=', userId)
    .where('video.id', '=', videoId)
    .where('video.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the link of a video and locks it until the end of the transaction, so that concurrent changes are serialized. */
export function findLink(tx: TenantTx, videoId: string) {
  return tx
    .selectFrom('share_link')
    .selectAll()
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts the link of a video, which is not shared yet. Does nothing where it has one. */
export async function addLink(tx: TenantTx, videoId: string): Promise<void> {
  await tx
    .insertInto('share_link')
    .values({ tenant_id: tx.tenantId, video_id: videoId })
    .onConflict((clash) => clash.columns(['tenant_id', 'video_id']).doNothing())
    .execute()
}

export async function changeLink(
  tx: TenantTx,
  videoId: string,
  change: LinkChange,
  callToAction?: CallToAction | null,
): Promise<void> {
  const action = callToAction === undefined ? {} : { call_to_action: jsonb(callToAction) }
  const changed = { ...change, ...action }
  if (Object.keys(changed).length === 0) return
  await tx
    .updateTable('share_link')
    .set(changed)
    .where('tenant_id', '=', tx.tenantId)
    .where('video_id', '=', videoId)
    .execute()
}
