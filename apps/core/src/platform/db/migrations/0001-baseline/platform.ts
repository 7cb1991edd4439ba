import type { TableDefinition } from '../create-table.ts'

/** Events for browsers and counters of limits. */
export const platform: Record<string, TableDefinition> = {
  event: {
    row: 'A change that browsers are told about.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      seq bigint generated always as identity,
      id uuid not null,
      user_id uuid,
      type text not null,
      ref_id text not null,
      at timestamptz not null default now(),
      primary key (tenant_id, seq)`,
    notes: {
      seq: 'Orders the events of a tenant.',
    },
    indexes: [`create index event_by_time on event (tenant_id, at)`],
    app: 'select, insert',
  },
  rate_counter: {
    row: 'The requests under one limit. Unlogged, because a crash may lose the last quarter of an hour.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      key text not null,
      count integer not null,
      ends_at timestamptz not null,
      primary key (tenant_id, key)`,
    unlogged: true,
    indexes: [`create index rate_counter_by_end on rate_counter (tenant_id, ends_at)`],
  },
}
