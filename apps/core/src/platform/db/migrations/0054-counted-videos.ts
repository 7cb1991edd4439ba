import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What the library lists and counts holds no personal copies, so counting needs no look at the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop index video_by_status`,
    `create index video_by_status on video (tenant_id, user_id, status, id) where deleted_at is null and copy_of is null`,
  )
}
