import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video
      add column family_id uuid,
      add column deleted_at timestamptz,
      add column drawn_words text`,
    `create index video_of_family on video (tenant_id, family_id) where family_id is not null`,
    `create index video_in_trash on video (tenant_id, user_id, deleted_at desc, id desc) where deleted_at is not null`,
    // The library in each of its orders, and by status in the order of their making.
    `drop index video_newest`,
    `create index video_newest on video (tenant_id, user_id, created_at desc, id desc) where deleted_at is null`,
    `create index video_by_title on video (tenant_id, user_id, lower(title), id) where deleted_at is null`,
    `create index video_by_status on video (tenant_id, user_id, status, id) where deleted_at is null`,
    `create index video_of_status on video (tenant_id, user_id, status, created_at desc, id desc)
      where deleted_at is null`,
    `create index video_of_language on video (tenant_id, user_id, language, created_at desc, id desc)
      where deleted_at is null`,
    `create index video_of_avatar on video (tenant_id, user_id, avatar_id, created_at desc, id desc)
      where deleted_at is null`,
    // How fast films were made lately.
    `create index video_finished on video (tenant_id, finished_at desc) where status = 'ready'`,
    `create index credit_entry_of_hold on credit_entry (tenant_id, hold_id) where hold_id is not null`,
  )
}
