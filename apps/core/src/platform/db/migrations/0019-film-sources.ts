import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video
      add column content_id uuid,
      add column voice_id uuid,
      add foreign key (tenant_id, content_id) references upload (tenant_id, id),
      add foreign key (tenant_id, voice_id) references upload (tenant_id, id)`,
    `create index video_of_content on video (tenant_id, content_id) where content_id is not null`,
    `create index video_of_voice on video (tenant_id, voice_id) where voice_id is not null`,
  )
}
