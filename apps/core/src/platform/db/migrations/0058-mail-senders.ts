import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // Several tenants may name one domain: each has a key of its own, and only whoever rules the domain can publish it.
    `create table mail_sender (
      tenant_id uuid primary key references tenant (id) on delete cascade,
      name text not null,
      address text not null,
      domain text not null check (domain = lower(domain)),
      selector text not null,
      public_key text not null,
      private_key text not null,
      state text not null default 'pending' check (state in ('pending', 'verified', 'lost')),
      report jsonb not null,
      checked_at timestamptz,
      verified_at timestamptz,
      lost_at timestamptz
    )`,
    `alter table mail_outbox add column signed_by text`,
  )
  await protect(db, 'mail_sender')
}
