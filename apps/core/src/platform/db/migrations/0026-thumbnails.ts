import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The still of a video can be chosen; the one that was drawn with the video is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video
       add column drawn_poster_key text,
       add column thumbnail_second double precision check (thumbnail_second >= 0)`,
    `comment on column video.drawn_poster_key is
       'The still that was drawn with the video, while poster_key is one that a person chose; else null.'`,
    `comment on column video.thumbnail_second is
       'The moment of the video that poster_key shows; null where it is an upload or was not chosen.'`,
  )
}
