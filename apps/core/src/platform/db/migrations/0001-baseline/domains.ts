import type { TableDefinition } from '../create-table.ts'

/** Domains of tenants, for pages. */
export const domains: Record<string, TableDefinition> = {
  domain: {
    row: 'A host name that a tenant wants to be served under. Verification gives it a row of tenant_host.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      host text not null check (host = lower(host)),
      token text not null,
      state text not null default 'pending' check (state in ('pending', 'verified', 'certificate', 'live', 'lost')),
      is_primary boolean not null default false,
      report jsonb not null,
      response_milliseconds integer,
      certificate_until timestamptz,
      checked_at timestamptz,
      lost_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, host)`,
    notes: {
      token: 'The value the tenant puts into a TXT record; of no use to others.',
      report: 'What the last check of the records found.',
    },
    indexes: [`create unique index domain_primary on domain (tenant_id) where is_primary`],
  },
}
