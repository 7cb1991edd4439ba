import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Of a finished video, its presenter is also given without a background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video_job drop constraint video_job_kind_check`,
    `alter table video_job add constraint video_job_kind_check
      check (kind in ('rebrand', 'mov', 'webm', 'transparent', 'gif', '16:9', '9:16', '1:1', '4:5', '5:4'))`,
  )
}
