import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Finished videos are also given as a teaser for emails and in other picture formats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video_job drop constraint video_job_kind_check`,
    `alter table video_job add constraint video_job_kind_check
      check (kind in ('rebrand', 'mov', 'webm', 'gif', '16:9', '9:16', '1:1', '4:5', '5:4'))`,
    `alter table video_job add column start_seconds double precision check (start_seconds >= 0)`,
    `comment on column video_job.start_seconds is 'Where in the video a teaser starts.'`,
  )
}
