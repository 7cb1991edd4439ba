import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table mail_outbox (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      recipient text not null,
      sender_name text not null,
      sender_address text not null,
      reply_to text not null,
      subject text not null,
      html text not null,
      text text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`,
    `create index mail_outbox_newest on mail_outbox (tenant_id, created_at desc, id desc)`,
    `create table password_reset (
      tenant_id uuid not null,
      token_hash text not null,
      user_id uuid not null,
      expires_at timestamptz not null,
      primary key (tenant_id, token_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index password_reset_of_user on password_reset (tenant_id, user_id)`,
    `create index password_reset_by_expiry on password_reset (tenant_id, expires_at)`,
    // Outlives sessions, so that a browser that comes back after a month is no stranger.
    `create table known_device (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      browser text not null,
      address text not null,
      first_seen_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, user_id, browser, address),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
  )
  await protect(db, 'mail_outbox', { app: 'select, insert, delete' })
  await protect(db, 'password_reset', { app: 'select, insert, delete' })
  await protect(db, 'known_device', { app: 'select, insert' })
}
