import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table video_content (
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      position integer not null check (position >= 0),
      upload_id uuid not null,
      primary key (tenant_id, video_id, position),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade,
      foreign key (tenant_id, upload_id) references upload (tenant_id, id)
    )`,
    `create index video_content_of_upload on video_content (tenant_id, upload_id)`,
    `insert into video_content (tenant_id, video_id, position, upload_id)
      select tenant_id, id, 0, content_id from video where content_id is not null`,
    `alter table video drop column content_id`,
    `update draft set content = content - 'contentId' || jsonb_build_object('contentIds',
      case when content ->> 'contentId' is null then '[]'::jsonb else jsonb_build_array(content -> 'contentId') end)`,
  )
  await protect(db, 'video_content')
}
