import type { TableDefinition } from '../create-table.ts'

/** What partners charge, and what the platform charges them. */
export const partnerBilling: Record<string, TableDefinition> = {
  price_list: {
    row: 'The prices of a site from a moment on.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      effective_at timestamptz not null default now(),
      list jsonb not null,
      primary key (tenant_id, id)`,
    indexes: [`create index price_list_by_time on price_list (tenant_id, effective_at desc)`],
  },
  partner_terms: {
    row: 'The terms agreed with a partner, from a month (`2026-11`) on.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      terms jsonb not null,
      primary key (tenant_id, month)`,
    app: 'select, insert, update',
  },
  platform_invoice: {
    row: 'An invoice of the platform to a partner for a month.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      terms jsonb not null,
      days_owed integer check (days_owed between 1 and 30),
      videos integer not null check (videos >= 0),
      twins integer not null check (twins >= 0),
      total_cents integer not null check (total_cents >= 0),
      issued_at timestamptz not null,
      due_at timestamptz not null,
      paid_at timestamptz,
      reminders_sent integer not null default 0,
      notified_at timestamptz,
      suspended_at timestamptz,
      primary key (tenant_id, month)`,
    notes: {
      terms: 'The terms for a whole month.',
      days_owed: 'How many days of the month are owed; null for all of them.',
      reminders_sent: 'How many emails reminded of it.',
      suspended_at: 'When the site was suspended because of it; null where it was not.',
    },
    indexes: [`create index platform_invoice_owed on platform_invoice (tenant_id, due_at) where paid_at is null`],
    app: 'select, insert, update',
  },
  removed_invoice: {
    row: 'An invoice of a deleted tenant, kept by the flagship with the receipt.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      removal_id uuid not null,
      month text not null,
      terms jsonb not null,
      days_owed integer,
      videos integer not null,
      twins integer not null,
      total_cents integer not null,
      issued_at timestamptz not null,
      due_at timestamptz not null,
      paid_at timestamptz,
      primary key (tenant_id, removal_id, month),
      foreign key (tenant_id, removal_id) references tenant_removal (tenant_id, id)`,
    app: 'select, insert, update',
  },
}
