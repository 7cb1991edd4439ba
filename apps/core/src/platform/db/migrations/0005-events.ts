import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table event (
      tenant_id uuid not null references tenant (id) on delete cascade,
      seq bigint generated always as identity,
      id uuid not null,
      user_id uuid,
      type text not null,
      ref_id text not null,
      at timestamptz not null default now(),
      primary key (tenant_id, seq)
    )`,
    `create index event_by_time on event (tenant_id, at)`,
  )
  await protect(db, 'event', { app: 'select, insert' })
}
