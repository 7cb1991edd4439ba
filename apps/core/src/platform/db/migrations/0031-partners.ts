import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // The first owner of a tenant is invited by the operator, who is nobody there.
    `alter table invitation alter column invited_by drop not null`,
    `grant update (name, plan, status) on tenant to app`,
    // The receipts of deleted tenants belong to the platform's own, since nothing of theirs is left.
    `create table tenant_removal (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      removed_id uuid not null,
      slug text not null,
      name text not null,
      asked_by uuid not null,
      step text not null default 'asked' check (step in ('asked', 'deleted', 'swept')),
      people integer not null,
      videos integer not null,
      rows_deleted integer not null default 0,
      asked_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, removed_id)
    )`,
    `create index credit_hold_ended on credit_hold (tenant_id, ended_at) where state = 'settled'`,
  )
  await protect(db, 'tenant_removal', { app: 'select, insert, update' })
}
