import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

/** The bills of partners who were deleted: they are the operator's books, and stay with the receipt of the deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table removed_invoice (
      tenant_id uuid not null references tenant (id) on delete cascade,
      removal_id uuid not null,
      month text not null,
      terms jsonb not null,
      days_owed integer,
      videos integer not null,
      twins integer not null,
      total_cents integer not null,
      issued_at timestamptz not null,
      due_at timestamptz not null,
      paid_at timestamptz,
      primary key (tenant_id, removal_id, month),
      foreign key (tenant_id, removal_id) references tenant_removal (tenant_id, id)
    )`,
  )
  await protect(db, 'removed_invoice', { app: 'select, insert, update' })
}
