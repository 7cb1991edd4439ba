import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const month = `text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')`

const tables: Record<string, TableDefinition> = {
  partner_customer: {
    row: 'A partner as the payment provider knows it, to pay what it owes the operator.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      provider text not null check (provider in ('sandbox', 'stripe')),
      ref text not null,
      primary key (tenant_id, provider)`,
  },
  partner_payment: {
    row: 'A charge of the card on file of a partner for an invoice of the platform.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      month ${month},
      provider text not null check (provider in ('sandbox', 'stripe')),
      payment_ref text,
      cents integer not null check (cents > 0),
      state text not null default 'open'
        check (state in ('open', 'processing', 'paid', 'failed', 'canceled', 'refunded')),
      failure text,
      created_at timestamptz not null,
      fetched_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, month) references platform_invoice (tenant_id, month)`,
    notes: {
      state: 'canceled: the invoice was paid in another way before the card was charged.',
      failure: 'What the bank said; null where it said nothing.',
      fetched_at: 'When the provider was asked last.',
    },
    indexes: [
      `create unique index partner_payment_unfinished on partner_payment (tenant_id, month)
        where state in ('open', 'processing')`,
      `create unique index partner_payment_by_ref on partner_payment (tenant_id, payment_ref)`,
      `create index partner_payment_by_month on partner_payment (tenant_id, month, id desc)`,
    ],
    app: 'select, insert, update',
  },
  partner_plan_change: {
    row: 'The plan that a partner chose for itself, from a day of a month on.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      month ${month},
      day integer not null check (day between 1 and 31),
      plan text not null,
      terms jsonb not null,
      terms_before jsonb not null,
      primary key (tenant_id, month, day)`,
    notes: { terms_before: 'The terms that counted before the first change of the month.' },
  },
}

/** What partners pay the operator with, what was charged, and the plans that they chose themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(tables).toReversed()) await run(db, `drop table ${name}`)
}
