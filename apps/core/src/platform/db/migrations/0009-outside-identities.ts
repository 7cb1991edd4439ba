import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table identity (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      issuer text not null,
      subject text not null,
      email text,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, issuer, subject),
      unique (tenant_id, user_id, issuer),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    // One row while somebody is at the provider, and another between the two hosts afterwards; each is taken once.
    `create table sign_in_pass (
      tenant_id uuid not null references tenant (id) on delete cascade,
      token_hash text not null,
      kind text not null check (kind in ('state', 'code')),
      browser_hash text not null,
      facts jsonb not null,
      expires_at timestamptz not null,
      primary key (tenant_id, token_hash)
    )`,
    `create index sign_in_pass_by_expiry on sign_in_pass (tenant_id, expires_at)`,
    `create table handshake (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id_hash text not null,
      data jsonb not null,
      expires_at timestamptz not null,
      primary key (tenant_id, id_hash)
    )`,
    `create index handshake_by_expiry on handshake (tenant_id, expires_at)`,
  )
  await protect(db, 'identity', { app: 'select, insert, delete' })
  await protect(db, 'sign_in_pass', { app: 'select, insert, delete' })
  await protect(db, 'handshake')
}
