import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table credit_account (
      tenant_id uuid not null,
      user_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id)
    )`,
    `create table credit_bucket (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('signup', 'monthly', 'bundle', 'admin', 'refund')),
      priority integer not null,
      granted_half_credits integer not null check (granted_half_credits > 0),
      remaining_half_credits integer not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      source_ref text not null,
      primary key (tenant_id, id),
      unique (tenant_id, kind, source_ref),
      foreign key (tenant_id, user_id) references credit_account (tenant_id, user_id),
      check (remaining_half_credits between 0 and granted_half_credits)
    )`,
    `create index credit_bucket_in_use on credit_bucket (tenant_id, user_id) where remaining_half_credits > 0`,
    `create index credit_bucket_by_expiry on credit_bucket (tenant_id, expires_at) where remaining_half_credits > 0`,
    `create table credit_hold (
      tenant_id uuid not null,
      id text not null,
      user_id uuid not null,
      held_half_credits integer not null check (held_half_credits > 0),
      settled_half_credits integer,
      state text not null default 'held' check (state in ('held', 'settled', 'released')),
      parts jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references credit_account (tenant_id, user_id),
      check ((state = 'settled') = (settled_half_credits is not null)),
      check (settled_half_credits between 0 and held_half_credits)
    )`,
    `create index credit_hold_open on credit_hold (tenant_id, user_id) where state = 'held'`,
    `create index credit_hold_by_expiry on credit_hold (tenant_id, expires_at) where state = 'held'`,
    `create table credit_entry (
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
      foreign key (tenant_id, hold_id) references credit_hold (tenant_id, id)
    )`,
    `create index credit_entry_newest on credit_entry (tenant_id, user_id, id desc)`,
  )
  await protect(db, 'credit_account', { app: 'select, insert, update' })
  await protect(db, 'credit_bucket', { app: 'select, insert, update' })
  await protect(db, 'credit_hold', { app: 'select, insert, update' })
  await protect(db, 'credit_entry', { app: 'select, insert' })
}
