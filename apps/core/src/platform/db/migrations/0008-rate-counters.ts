import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: a count costs no write-ahead log, and a crash that forgets the last quarter of an hour does no harm.
  await run(
    db,
    `create unlogged table rate_counter (
      tenant_id uuid not null references tenant (id) on delete cascade,
      key text not null,
      count integer not null,
      ends_at timestamptz not null,
      primary key (tenant_id, key)
    )`,
    `create index rate_counter_by_end on rate_counter (tenant_id, ends_at)`,
  )
  await protect(db, 'rate_counter')
}
