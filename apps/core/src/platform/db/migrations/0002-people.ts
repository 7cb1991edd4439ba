import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table app_user (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      username text not null,
      email text,
      display_name text,
      password_hash text,
      role text not null check (role in ('customer', 'partner', 'operator')),
      finer_role text not null default 'owner',
      created_at timestamptz not null default now(),
      disabled_at timestamptz,
      primary key (tenant_id, id)
    )`,
    `create unique index app_user_username on app_user (tenant_id, lower(username))`,
    `create unique index app_user_email on app_user (tenant_id, lower(email)) where email is not null`,
    `create index app_user_newest on app_user (tenant_id, created_at desc, id desc)`,
    `create table session (
      tenant_id uuid not null,
      id text not null,
      user_id uuid not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      user_agent text,
      address text,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index session_of_user on session (tenant_id, user_id)`,
    `create index session_by_expiry on session (tenant_id, expires_at)`,
    `create table audit_line (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      at timestamptz not null default now(),
      actor_id uuid,
      act text not null,
      subject text not null,
      address text,
      detail jsonb not null default '{}',
      primary key (tenant_id, id)
    )`,
    `create index audit_line_newest on audit_line (tenant_id, at desc, id desc)`,
  )
  await protect(db, 'app_user')
  await protect(db, 'session')
  await protect(db, 'audit_line', { app: 'select, insert' })
}
