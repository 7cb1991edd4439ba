import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** Exports of a person's own account that are made in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'account_export', {
    row: 'An archive of an account that its person ordered.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'ready', 'expired')),
      progress_percent integer not null default 0 check (progress_percent between 0 and 100),
      size_bytes bigint,
      created_at timestamptz not null,
      expires_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)`,
    notes: {
      progress_percent: 'How many of its files are in it.',
      expires_at: 'When its file is deleted; null until there is one.',
    },
    indexes: [
      `create unique index account_export_waiting on account_export (tenant_id, user_id) where state = 'waiting'`,
    ],
    app: 'select, insert, update, delete',
  })
}
