import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // Credits that somebody of the team gave. The id is the sender's, so that a second delivery gives nothing.
    `create table credit_gift (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      given_by uuid not null,
      half_credits integer not null check (half_credits > 0),
      reason text not null,
      at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index credit_gift_by_month on credit_gift (tenant_id, at)`,
    `create index credit_gift_of_person on credit_gift (tenant_id, user_id, at desc)`,
    // Whoever looks after an account may be of another tenant (an operator), so no row of this one stands behind actor_id.
    `create table support_login (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      actor_id uuid,
      actor_name text,
      reason text not null,
      created_at timestamptz not null,
      allowed_at timestamptz,
      open_until timestamptz not null,
      pass_hash text,
      pass_until timestamptz,
      session_hash text,
      ends_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    // One at a time: what is open is what the person is asked about, has allowed, or sees going on.
    `create unique index support_login_open on support_login (tenant_id, user_id) where ended_at is null`,
    `create unique index support_login_session on support_login (tenant_id, session_hash)`,
    `create unique index support_login_pass on support_login (tenant_id, pass_hash)`,
    `alter table audit_line add column acted_by uuid`,
  )
  await protect(db, 'credit_gift')
  await protect(db, 'support_login')
}
