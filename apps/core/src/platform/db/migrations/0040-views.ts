import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // The views of a whole tenant over some days.
    `create index share_day_by_day on share_day (tenant_id, day)`,
    'set local role system',
    // Of two that say the same in one language, the newer one stands alone from now on.
    `update video set family_id = null where family_id is not null and deleted_at is null and exists (
      select from video as older
      where older.tenant_id = video.tenant_id and older.family_id = video.family_id
        and older.language = video.language and older.deleted_at is null
        and (older.created_at, older.id) < (video.created_at, video.id)
    )`,
    'reset role',
    `create unique index video_family_language on video (tenant_id, family_id, language)
      where family_id is not null and deleted_at is null`,
  )
}
