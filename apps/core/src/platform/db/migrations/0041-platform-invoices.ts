import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

const month = `month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')`

/** What was agreed with a partner, from which month on, and the bills that were issued for months. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table partner_terms (
      tenant_id uuid not null references tenant (id) on delete cascade,
      ${month},
      terms jsonb not null,
      primary key (tenant_id, month)
    )`,
    `create table platform_invoice (
      tenant_id uuid not null references tenant (id) on delete cascade,
      ${month},
      terms jsonb not null,
      videos integer not null check (videos >= 0),
      twins integer not null check (twins >= 0),
      total_cents integer not null check (total_cents >= 0),
      issued_at timestamptz not null,
      due_at timestamptz not null,
      paid_at timestamptz,
      letters_sent integer not null default 0,
      told_at timestamptz,
      suspended_at timestamptz,
      primary key (tenant_id, month)
    )`,
    `create index platform_invoice_owed on platform_invoice (tenant_id, due_at) where paid_at is null`,
  )
  await protect(db, 'partner_terms', { app: 'select, insert, update' })
  await protect(db, 'platform_invoice', { app: 'select, insert, update' })
}
