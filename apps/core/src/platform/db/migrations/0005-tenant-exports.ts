import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'
import { run } from './statements.ts'

/** Exports of a whole tenant that its partner ordered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'tenant_export', {
    row: 'An archive of a tenant that its partner ordered.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      requested_by uuid not null,
      parts jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'ready', 'expired')),
      size_bytes bigint,
      created_at timestamptz not null,
      expires_at timestamptz,
      primary key (tenant_id, id)`,
    notes: {
      parts: 'What it holds: people, videos, ledger.',
      expires_at: 'When its file is deleted; null until there is one.',
    },
    indexes: [`create unique index tenant_export_waiting on tenant_export (tenant_id) where state = 'waiting'`],
    app: 'select, insert, update',
  })
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, 'drop table tenant_export')
}
