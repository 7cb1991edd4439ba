import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { avatarSummaries } from '../avatars/index.ts'
import { brandKitSummaries } from '../brand-kits/index.ts'

const columns = [
  'video.id',
  'video.user_id',
  'video.title',
  'video.property_address',
  'video.script',
  'video.language',
  'video.avatar_id',
  'video.presenter_id',
  'video.screen_share_url',
  'video.screen_share_type',
  'video.status',
  'video.attempt',
  'video.hold_id',
  'video.quoted_half_credits',
  'video.charged_half_credits',
  'video.error_code',
  'video.error_message',
  'video.duration_seconds',
  'video.file_key',
  'video.poster_key',
  'video.facts',
  'video.created_at',
  'video.queued_at',
  'video.claim_id',
  'video.heartbeat_at',
  'video.look',
  'video.sound',
  'video.appearance',
  'video.captions_key',
  'video.unbranded_key',
  'video.speech_files',
  'video.voice_id',
  'video.started_at',
  'video.family_id',
  'video.deleted_at',
  'video.rendered_texts',
  'video.recipient',
  'video.copy_of',
  'video.taken_down_at',
  'video.taken_down_reason',
  'video.brand_kit_id',
  'video.brand_kit',
  'video.voice_half_credits_per_minute',
  'video.waits_since',
] as const

export type VideoRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>

export interface NewVideo {
  id: string
  userId: string
  title: string
  propertyAddress: string
  script: string
  language: string
  avatarId: string
  presenterId: string
  screenShareUrl: string | null
  screenShareType: string | null
  facts: unknown
  look: unknown
  sound: unknown
  voiceId: string | null
  voiceHalfCreditsPerMinute?: number
  holdId: string | null
  shownHalfCredits: number
  requestKey: string | null
  familyId: string | null
  /** Whom it is for by name. */
  recipient: string | null
  brandKitId: string | null
  brandKit: unknown
  /** Set where nobody need hear by mail how it ended. */
  notifiedAt?: Date | null
  /** The video that it is a personal copy of, and the files with that one's speech. */
  copyOf?: string
  keptFiles?: string[]
}

/** One tenant's decisions about its queue are made one after the other; the lock ends with the transaction. */
export async function lockConcurrencyLimit(tx: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`admission ${tx.tenantId}`}, 0))`.execute(tx)
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
  return withNames(tx).where('video.id', '=', id).executeTakeFirst()
}

export function findByRequestKey(tx: TenantTx, userId: string, requestKey: string) {
  return withNames(tx)
    .where('video.user_id', '=', userId)
    .where('video.request_key', '=', requestKey)
    .executeTakeFirst()
}

/** The rows with these ids, locked until the end of the transaction. */
export async function lockVideos(tx: TenantTx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('video')
    .select([...columns])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes a video down, or puts it back where there is no takedown. */
export async function setTakedown(
  tx: TenantTx,
  id: string,
  takedown: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('video')
    .set({ taken_down_at: takedown?.at ?? null, taken_down_reason: takedown?.reason ?? null })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export type LockedVideo = Awaited<ReturnType<typeof lockVideos>>[number]

/** A video with its presenter's name, its progress, what was asked of it and its family. */
export function withNames(tx: TenantTx) {
  return tx
    .selectFrom('video')
    .leftJoin(avatarSummaries(tx).as('avatar'), (join) =>
      join.onRef('avatar.tenant_id', '=', 'video.tenant_id').onRef('avatar.id', '=', 'video.avatar_id'),
    )
    .leftJoin(brandKitSummaries(tx).as('kit'), (join) =>
      join.onRef('kit.tenant_id', '=', 'video.tenant_id').onRef('kit.id', '=', 'video.brand_kit_id'),
    )
    .leftJoin('video_progress', (join) =>
      join.onRef('video_progress.tenant_id', '=', 'video.tenant_id').onRef('video_progress.video_id', '=', 'video.id'),
    )
    .select([...columns, 'avatar.name as avatar_name', 'video_progress.percent', 'video_progress.stage'])
    .select(['kit.design as kit_design', 'kit.logo_id as kit_logo_id'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('video_job as task')
          .select(['task.kind', 'task.state', 'task.percent', 'task.error_message'])
          .whereRef('task.tenant_id', '=', 'video.tenant_id')
          .whereRef('task.video_id', '=', 'video.id')
          .orderBy('task.requested_at', 'desc'),
      ).as('tasks'),
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
  const row = { ...change, updated_at: new Date() }
  await tx.updateTable('video').set(row).where('tenant_id', '=', tx.tenantId).where('id', 'in', ids).execute()
}

export interface Change {
  status?: 'pending' | 'processing' | 'ready' | 'failed'
  attempt?: number
  hold_id?: string | null
  quoted_half_credits?: number
  charged_half_credits?: number | null
  error_code?: string | null
  error_message?: string | null
  duration_seconds?: number
  file_key?: string | null
  poster_key?: string | null
  bytes?: number
  started_at?: Date | null
  finished_at?: Date | null
  notified_at?: Date | null
  queued_at?: Date | null
  claim_id?: string | null
  heartbeat_at?: Date | null
  captions_key?: string | null
  unbranded_key?: string | null
  speech_files?: RawBuilder<string[]>
  appearance?: string
  title?: string
  property_address?: string
  facts?: RawBuilder<unknown>
  family_id?: string
  deleted_at?: Date | null
  rendered_texts?: string
  brand_kit_id?: string | null
  brand_kit?: RawBuilder<unknown> | null
  waits_since?: Date | null
  waits_until?: Date | null
}

export async function removeVideos(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('video').where('tenant_id', '=', tx.tenantId).where('id', 'in', ids).execute()
}

/** Progress of an earlier attempt must not show on the next one. */
export async function clearProgress(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('video_progress').where('tenant_id', '=', tx.tenantId).where('video_id', '=', id).execute()
}

/** How many videos of the tenant hold a place in the render queue. */
export async function countQueued(tx: TenantTx): Promise<number> {
  const { n } = await tx
    .selectFrom('video')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('status', 'in', ['pending', 'processing'])
    .where('queued_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The tenant's oldest videos that wait for a place. */
export function listWaiting(tx: TenantTx, { limit, now }: { limit: number; now: Date }) {
  return tx
    .selectFrom('video')
    .select(['id', 'attempt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('status', '=', 'pending')
    .where('queued_at', 'is', null)
    .where(({ eb, or }) => or([eb('waits_until', 'is', null), eb('waits_until', '<=', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
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
