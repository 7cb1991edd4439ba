import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table purchase add column checked_at timestamptz`,
    `create table money_difference (
      tenant_id uuid not null,
      id uuid not null,
      purchase_id uuid not null,
      kind text not null check (kind in ('amount', 'credits', 'not-booked', 'not-paid', 'returned', 'unknown')),
      ours text not null,
      theirs text not null,
      found_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, purchase_id, kind),
      foreign key (tenant_id, purchase_id) references purchase (tenant_id, id)
    )`,
  )
  await protect(db, 'money_difference')
}
