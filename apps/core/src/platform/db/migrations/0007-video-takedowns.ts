import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A team can take a video of its site down; the reason is shown to the video's owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video add column taken_down_at timestamptz, add column taken_down_reason text,
      add check ((taken_down_at is null) = (taken_down_reason is null))`,
    `comment on column video.taken_down_reason is 'What the team told the owner. Set while nobody may watch the video.'`,
  )
}
