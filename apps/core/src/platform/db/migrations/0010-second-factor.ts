import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table app_user add column email_verified_at timestamptz`,
    // When the session was opened with a code. One that was not is none as soon as its person has a second factor.
    `alter table session add column factor_at timestamptz`,
    `create table second_factor (
      tenant_id uuid not null,
      user_id uuid not null,
      sealed_secret text not null,
      last_step bigint,
      created_at timestamptz not null default now(),
      confirmed_at timestamptz,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create table recovery_code (
      tenant_id uuid not null,
      user_id uuid not null,
      code_hash text not null,
      primary key (tenant_id, user_id, code_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    // The address stands here too, so that a link proves the address it was sent to and no later one.
    `create table email_check (
      tenant_id uuid not null,
      token_hash text not null,
      user_id uuid not null,
      email text not null,
      expires_at timestamptz not null,
      primary key (tenant_id, token_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index email_check_of_user on email_check (tenant_id, user_id)`,
    `create index email_check_by_expiry on email_check (tenant_id, expires_at)`,
    // Only until its mail has left.
    `create table former_email (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      email text not null,
      changed_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index former_email_of_user on former_email (tenant_id, user_id)`,
    `create index former_email_by_age on former_email (tenant_id, changed_at)`,
  )
  await protect(db, 'second_factor')
  await protect(db, 'recovery_code', { app: 'select, insert, delete' })
  await protect(db, 'email_check', { app: 'select, insert, delete' })
  await protect(db, 'former_email', { app: 'select, insert, delete' })
}
