import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** Tokens with which identity providers manage the people of a tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'scim_token', {
    row: 'A token with which an identity provider manages the people of a tenant.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      beginning text not null,
      secret_hash text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (tenant_id, id)`,
    notes: { secret_hash: 'sha256 of the token, in hex; the token itself is stored nowhere.' },
    indexes: [`create unique index scim_token_secret on scim_token (tenant_id, secret_hash)`],
  })
}
