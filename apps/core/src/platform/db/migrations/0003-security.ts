import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'

const tables: Record<string, TableDefinition> = {
  traffic: {
    row: 'Requests of a site, or of one person there, in a minute, an hour or a day.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid,
      seconds int not null,
      starts_at timestamptz not null,
      requests int not null default 0,
      blocked int not null default 0,
      limited int not null default 0,
      failed_sign_ins int not null default 0,
      unique nulls not distinct (tenant_id, user_id, seconds, starts_at)`,
    notes: {
      user_id: 'Null in the sum of the whole site.',
      seconds: '60, 3600 or 86400.',
      blocked: 'Refused because of a blocked network or a rate limit.',
      limited: 'Refused because of a rate limit.',
    },
    indexes: ['create index traffic_by_time on traffic (tenant_id, seconds, starts_at)'],
  },
  ip_block: {
    row: 'A network from which a site takes no requests; one of the platform tenant holds on all sites.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      network text not null,
      reason text,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, network)`,
    notes: { network: 'In CIDR notation, with the bits of the host set to zero.' },
  },
  alert_acknowledgement: {
    row: 'A line of the audit log that was seen as an alert.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      audit_id uuid not null,
      user_id uuid,
      at timestamptz not null default now(),
      unique nulls not distinct (tenant_id, audit_id, user_id)`,
    notes: { user_id: 'Whom it no longer alerts; null for the whole team.' },
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
}
