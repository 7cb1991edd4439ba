import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table app_user
      add column language text check (language in ('en', 'es', 'zh', 'hi', 'fa')),
      add column time_zone text,
      add column theme text check (theme in ('light', 'dark')),
      add column erased_at timestamptz`,
    `create table erasure (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      asked_by uuid not null,
      step text not null check (step in ('detached', 'erased', 'swept')),
      mail_to text,
      videos integer not null,
      lost_half_credits integer not null,
      stopped_video_ids jsonb not null,
      asked_at timestamptz not null,
      erased_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`,
    `create index erasure_open on erasure (tenant_id, asked_at) where step <> 'swept'`,
    // Whoever deletes their account takes the list of their browsers along.
    `grant delete on known_device to app`,
  )
  await protect(db, 'erasure', { app: 'select, insert, update' })
}
