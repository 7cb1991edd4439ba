import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // The rows themselves stay in the file; it lies below its person.
    `create table batch (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      name text not null,
      state text not null default 'open' check (state in ('open', 'making', 'done', 'cancelled')),
      encoding text not null,
      header jsonb not null,
      sample jsonb not null,
      row_count integer not null check (row_count > 0),
      plan jsonb not null default 'null',
      next_row integer not null default 0 check (next_row between 0 and row_count),
      turn integer not null default 0,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index batch_of_user on batch (tenant_id, user_id, id)`,
    // What became of each row that was taken up: a video, or a reason.
    `create table batch_row (
      tenant_id uuid not null references tenant (id) on delete cascade,
      batch_id uuid not null,
      line integer not null,
      video_id uuid,
      reason text,
      primary key (tenant_id, batch_id, line),
      foreign key (tenant_id, batch_id) references batch (tenant_id, id) on delete cascade,
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete set null (video_id)
    )`,
    `create index batch_row_of_video on batch_row (tenant_id, video_id) where video_id is not null`,
  )
  for (const table of ['batch', 'batch_row']) await protect(db, table)
}
