import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video
      add column look jsonb not null default '{}',
      add column sound jsonb not null default '{}',
      add column appearance text,
      add column captions_key text,
      add column unbranded_key text,
      add column kept_files jsonb not null default '[]'`,
    `alter table avatar add column appearance text`,
    `create table video_task (
      tenant_id uuid not null,
      video_id uuid not null,
      kind text not null check (kind in ('rebrand', 'mov', 'webm')),
      id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
      percent integer not null default 0 check (percent between 0 and 100),
      error_message text,
      file_key text,
      asked_at timestamptz not null default now(),
      queued_at timestamptz,
      claim_id uuid,
      primary key (tenant_id, video_id, kind),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade
    )`,
    `create index video_task_admission on video_task (tenant_id, asked_at) where state in ('waiting', 'working')`,
  )
  await protect(db, 'video_task')
}
