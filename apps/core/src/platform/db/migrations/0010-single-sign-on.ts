import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

/** Signing in with the identity provider of a company. */
const tables: Record<string, TableDefinition> = {
  sso_connection: {
    row: 'The identity provider of a tenant.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      issuer text not null,
      client_id text not null,
      client_secret text not null,
      role_claim text not null default '',
      rules jsonb not null default '[]',
      default_role text not null default 'customer' check (default_role in ('customer', 'analyst', 'editor', 'admin')),
      is_on boolean not null default true,
      changed_at timestamptz not null,
      primary key (tenant_id)`,
    notes: {
      client_secret: 'Encrypted.',
      role_claim: 'The claim of the ID token that decides about roles; empty where it decides nothing.',
      rules: 'A list of {value, role}: the first one whose value the claim holds counts.',
    },
  },
  sso_domain: {
    row: 'An email domain whose people sign in with the identity provider.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      domain text not null,
      token text not null,
      state text not null default 'pending' check (state in ('pending', 'verified')),
      is_required boolean not null default false,
      checked_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, domain)`,
    notes: {
      token: 'What its TXT record has to say.',
      is_required: 'Whether its people may sign in in no other way. Owners always may.',
    },
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table login_token drop constraint login_token_kind_check,
      add constraint login_token_kind_check check (kind in ('state', 'code', 'sso'))`,
  )
}
