import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // A lead outlives its video, and leaves with the person whom it was sent to.
    `create table lead (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      video_id uuid,
      video_title text not null,
      name text not null,
      email text,
      phone text,
      message text not null,
      language text not null,
      request_key uuid not null,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, request_key),
      check (email is not null or phone is not null),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete set null (video_id)
    )`,
    `create index lead_of_user on lead (tenant_id, user_id, id)`,
    `create index lead_of_video on lead (tenant_id, video_id, created_at)`,
  )
  await protect(db, 'lead')
}
