import type { TableDefinition } from '../create-table.ts'

/** Sites and their host names. */
export const tenants: Record<string, TableDefinition> = {
  tenant: {
    row: 'A site: the flagship or one of a partner.',
    columns: `
      id uuid primary key,
      slug text not null unique,
      name text not null,
      kind text not null check (kind in ('flagship', 'partner')),
      vertical text not null check (vertical in ('tourism', 'property')),
      status text not null default 'active' check (status in ('active', 'suspended')),
      plan text,
      settings jsonb not null default '{}',
      created_at timestamptz not null default now()`,
    app: 'select, update (name, plan, settings, status)',
    tenantColumn: 'id',
  },
  tenant_host: {
    row: 'A host name that a tenant is served under.',
    columns: `
      host text primary key check (host = lower(host)),
      tenant_id uuid not null references tenant (id) on delete cascade,
      kind text not null check (kind in ('primary', 'alias')),
      state text not null default 'active' check (state in ('pending', 'active', 'failed')),
      created_at timestamptz not null default now(),
      released_at timestamptz`,
    notes: {
      released_at: 'When the tenant gave it up; no other tenant gets it for 30 days.',
    },
    indexes: [`create index tenant_host_of_tenant on tenant_host (tenant_id, host)`],
    app: 'select',
  },
  tenant_removal: {
    row: 'The receipt for a deleted tenant; it belongs to the flagship.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      removed_id uuid not null,
      slug text not null,
      name text not null,
      requested_by uuid not null,
      step text not null default 'asked' check (step in ('asked', 'deleted', 'swept')),
      people integer not null,
      videos integer not null,
      rows_deleted integer not null default 0,
      requested_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, removed_id)`,
    notes: {
      step: '`deleted`: no row is left. `swept`: no file is left either.',
    },
    app: 'select, insert, update',
  },
}
