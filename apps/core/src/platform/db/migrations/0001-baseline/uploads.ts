import type { TableDefinition } from '../create-table.ts'

/** Files that people upload. */
export const uploads: Record<string, TableDefinition> = {
  upload: {
    row: 'A file that a person uploads.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('footage', 'voice', 'content')),
      name text not null,
      bytes bigint not null check (bytes > 0),
      received_bytes bigint not null default 0,
      status text not null default 'receiving' check (status in ('receiving', 'checking', 'ready', 'failed')),
      progress integer not null default 0 check (progress between 0 and 100),
      error_message text,
      sha256 text,
      result jsonb,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      check (received_bytes between 0 and bytes)`,
    notes: {
      sha256: 'Of the file as it came, in hex; null until it was checked.',
    },
    indexes: [
      `create index upload_of_user on upload (tenant_id, user_id, created_at)`,
      `create index upload_receiving on upload (tenant_id, created_at) where status = 'receiving'`,
    ],
  },
}
