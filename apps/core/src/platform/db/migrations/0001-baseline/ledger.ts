import type { TableDefinition } from '../create-table.ts'

/** Credits: grants, holds and entries. */
export const ledger: Record<string, TableDefinition> = {
  credit_account: {
    row: 'The credit account of a person.',
    columns: `
      tenant_id uuid not null,
      user_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)`,
    app: 'select, insert, update',
  },
  credit_bucket: {
    row: 'Credits of one source, with their expiry.',
    columns: `
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('signup', 'monthly', 'bundle', 'admin', 'refund')),
      priority integer not null,
      granted_half_credits integer not null check (granted_half_credits > 0),
      remaining_half_credits integer not null,
      owed_half_credits integer not null default 0 check (owed_half_credits >= 0),
      created_at timestamptz not null,
      expires_at timestamptz,
      source_ref text not null,
      primary key (tenant_id, id),
      unique (tenant_id, kind, source_ref),
      foreign key (tenant_id, user_id) references credit_account (tenant_id, user_id),
      check (remaining_half_credits between 0 and granted_half_credits)`,
    notes: {
      owed_half_credits: 'Taken as soon as they are released: their payment was refunded while they were held.',
    },
    indexes: [
      `create index credit_bucket_in_use on credit_bucket (tenant_id, user_id) where remaining_half_credits > 0`,
      `create index credit_bucket_by_expiry on credit_bucket (tenant_id, expires_at)
        where remaining_half_credits > 0`,
    ],
    app: 'select, insert, update',
  },
  credit_hold: {
    row: 'Credits that are reserved for a video.',
    columns: `
      tenant_id uuid not null,
      id text not null,
      user_id uuid not null,
      video_id uuid,
      held_half_credits integer not null check (held_half_credits > 0),
      settled_half_credits integer,
      state text not null default 'held' check (state in ('held', 'settled', 'released')),
      allocations jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references credit_account (tenant_id, user_id),
      check ((state = 'settled') = (settled_half_credits is not null)),
      check (settled_half_credits between 0 and held_half_credits)`,
    notes: {
      video_id: 'No reference, because the video may be deleted and the hold stays.',
      allocations: 'How much of which bucket.',
    },
    indexes: [
      `create index credit_hold_open on credit_hold (tenant_id, user_id) where state = 'held'`,
      `create index credit_hold_by_expiry on credit_hold (tenant_id, expires_at) where state = 'held'`,
      `create index credit_hold_ended on credit_hold (tenant_id, ended_at) where state = 'settled'`,
    ],
    app: 'select, insert, update',
  },
  credit_entry: {
    row: 'A change of a bucket; never changed and never deleted.',
    columns: `
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      bucket_id uuid not null,
      hold_id text,
      kind text not null check (kind in ('grant', 'hold', 'release', 'expire', 'adjust')),
      delta_half_credits integer not null check (delta_half_credits <> 0),
      at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references credit_account (tenant_id, user_id),
      foreign key (tenant_id, bucket_id) references credit_bucket (tenant_id, id),
      foreign key (tenant_id, hold_id) references credit_hold (tenant_id, id)`,
    indexes: [
      `create index credit_entry_newest on credit_entry (tenant_id, user_id, id desc)`,
      `create index credit_entry_of_hold on credit_entry (tenant_id, hold_id) where hold_id is not null`,
    ],
    app: 'select, insert',
  },
  credit_grant: {
    row: 'Credits that a member of the team granted.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      granted_by uuid not null,
      half_credits integer not null check (half_credits > 0),
      reason text not null,
      at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      id: 'Chosen by the caller, so that a repeated request grants nothing.',
    },
    indexes: [
      `create index credit_grant_by_month on credit_grant (tenant_id, at)`,
      `create index credit_grant_of_person on credit_grant (tenant_id, user_id, at desc)`,
    ],
  },
}
