import type { SpokenLanguage } from '@vitrine/contract'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { StoredNote } from '../../platform/db/column-types.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { avatarSummaries } from '../avatars/index.ts'
import { brandKitSummaries } from '../brand-kits/index.ts'
import { type RenderChange, renderProgress } from '../renders/index.ts'
import { videoJobSummaries } from '../video-jobs/index.ts'
import { videoColumns } from './columns.ts'

export type VideoRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>

export interface NewVideo {
  id: string
  userId: string
  title: string
  propertyAddress: string
  script: string
  language: SpokenLanguage
  avatarId: string
  presenterId: string
  screenShareUrl: string | null
  screenShareType: string | null
  facts: unknown
  look: unknown
  sound: unknown
  /** The terms of glossaries in its script that are said in another way. */
  glossary: unknown
  voiceId: string | null
  voiceHalfCreditsPerMinute?: number
  holdId: string | null
  shownHalfCredits: number
  requestKey: string | null
  familyId: string | null
  /** Name of the recipient. */
  recipient: string | null
  brandKitId: string | null
  brandKit: unknown
  /** Set when no email about the end is needed. */
  notifiedAt?: Date | null
  /** The video that it is a personal copy of, and the files with that one's speech. */
  copyOf?: string
  keptFiles?: string[]
}

export async function insertVideo(tx: TenantTx, video: NewVideo): Promise<void> {
  await tx
    .insertInto('video')
    .values({
      tenant_id: tx.tenantId,
      id: video.id,
      user_id: video.userId,
      title: video.title,
      property_address: video.propertyAddress,
      script: video.script,
      language: video.language,
      avatar_id: video.avatarId,
      presenter_id: video.presenterId,
      screen_share_url: video.screenShareUrl,
      screen_share_type: video.screenShareType,
      facts: jsonb(video.facts),
      look: jsonb(video.look),
      sound: jsonb(video.sound),
      glossary: jsonb(video.glossary),
      voice_id: video.voiceId,
      voice_half_credits_per_minute: video.voiceHalfCreditsPerMinute ?? 0,
      hold_id: video.holdId,
      quoted_half_credits: video.shownHalfCredits,
      request_key: video.requestKey,
      family_id: video.familyId,
      recipient: video.recipient,
      brand_kit_id: video.brandKitId,
      brand_kit: video.brandKit === null ? null : jsonb(video.brandKit),
      notified_at: video.notifiedAt ?? null,
      copy_of: video.copyOf ?? null,
      speech_files: jsonb(video.keptFiles ?? []),
    })
    .execute()
}

export function findVideo(tx: TenantTx, id: string) {
  return videosWithNames(tx).where('video.id', '=', id).executeTakeFirst()
}

export function findByRequestKey(tx: TenantTx, userId: string, requestKey: string) {
  return videosWithNames(tx)
    .where('video.user_id', '=', userId)
    .where('video.request_key', '=', requestKey)
    .executeTakeFirst()
}

/** The rows with these ids, locked until the end of the transaction. */
export async function lockVideos(tx: TenantTx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('video')
    .select([...videoColumns])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes videos down, or restores them where `takedown` is null. */
export async function setTakedown(
  tx: TenantTx,
  ids: readonly string[],
  takedown: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('video')
    .set({ taken_down_at: takedown?.at ?? null, taken_down_reason: takedown?.reason ?? null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .execute()
}

export type LockedVideo = Awaited<ReturnType<typeof lockVideos>>[number]

/** A video with its presenter's name, its progress, what was asked of it and its family. */
export function videosWithNames(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .leftJoin(avatarSummaries(tx).as('avatar'), (join) =>
      join.onRef('avatar.tenant_id', '=', 'video.tenant_id').onRef('avatar.id', '=', 'video.avatar_id'),
    )
    .leftJoin(brandKitSummaries(tx).as('kit'), (join) =>
      join.onRef('kit.tenant_id', '=', 'video.tenant_id').onRef('kit.id', '=', 'video.brand_kit_id'),
    )
    .leftJoin(renderProgress(tx).as('progress'), (join) =>
      join.onRef('progress.tenant_id', '=', 'video.tenant_id').onRef('progress.video_id', '=', 'video.id'),
    )
    .select([
      ...videoColumns,
      'avatar.name as avatar_name',
      'avatar.type as avatar_type',
      'progress.percent',
      'progress.stage',
    ])
    .select(['kit.design as kit_design', 'kit.logo_id as kit_logo_id'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom(videoJobSummaries(tx).as('job'))
          .select(['job.kind', 'job.state', 'job.percent', 'job.error_message'])
          .whereRef('job.tenant_id', '=', 'video.tenant_id')
          .whereRef('job.video_id', '=', 'video.id')
          .orderBy('job.requested_at', 'desc'),
      ).as('jobs'),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('video as other')
          .select(['other.id', 'other.language', 'other.status'])
          .whereRef('other.tenant_id', '=', 'video.tenant_id')
          .whereRef('other.family_id', '=', 'video.family_id')
          .whereRef('other.id', '!=', 'video.id')
          .where('other.deleted_at', 'is', null)
          .orderBy('other.created_at'),
      ).as('family'),
    )
    .where('video.tenant_id', '=', tx.tenantId)
}

export function changeVideo(tx: TenantTx, id: string, change: Change): Promise<void> {
  return changeVideos(tx, [id], change)
}

export async function changeVideos(tx: TenantTx, ids: readonly string[], change: Change): Promise<void> {
  if (ids.length === 0) return
  const row = { ...change, updated_at: sql<Date>`clock_timestamp()` }
  await tx.updateTable('video').set(row).where('tenant_id', '=', tx.tenantId).where('id', 'in', ids).execute()
}

export interface Change extends Omit<RenderChange, 'notes' | 'speech_files'> {
  notes?: RawBuilder<StoredNote[]>
  quoted_half_credits?: number
  speech_files?: RawBuilder<string[]>
  drawn_poster_key?: string | null
  thumbnail_second?: number | null
  title?: string
  property_address?: string
  facts?: RawBuilder<unknown>
  family_id?: string
  deleted_at?: Date | null
  brand_kit_id?: string | null
  brand_kit?: RawBuilder<unknown> | null
}

export async function removeVideos(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('video').where('tenant_id', '=', tx.tenantId).where('id', 'in', ids).execute()
}

/** The videos of a family, locked until the end of the transaction, without those in the trash. */
export function lockFamily(tx: TenantTx, familyId: string) {
  return tx
    .selectFrom('video')
    .select(['id', 'language'])
    .where('tenant_id', '=', tx.tenantId)
    .where('family_id', '=', familyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}
