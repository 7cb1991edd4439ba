import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const creditAdjustment: TableDefinition = {
  row: 'A balance that an operator set.',
  columns: `
    tenant_id uuid not null references tenant (id) on delete cascade,
    id uuid not null,
    user_id uuid not null,
    adjusted_by uuid not null,
    before_half_credits integer not null check (before_half_credits >= 0),
    after_half_credits integer not null check (after_half_credits >= 0),
    reason text,
    at timestamptz not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
    check (before_half_credits <> after_half_credits)`,
  notes: {
    adjusted_by: 'The operator, a person of the platform’s own tenant.',
    reason: 'What the person reads beside the change.',
  },
  indexes: [`create index credit_adjustment_of_person on credit_adjustment (tenant_id, user_id, at desc)`],
  app: 'select, insert, delete',
}

/** The entries of a balance that an operator set lead to its reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'credit_adjustment', creditAdjustment)
  await run(
    db,
    `alter table credit_entry add column adjustment_id uuid`,
    `comment on column credit_entry.adjustment_id is 'The adjustment that it belongs to. No reference, because the entry stays.'`,
  )
}
