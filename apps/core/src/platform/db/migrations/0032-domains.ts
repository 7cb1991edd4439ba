import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // Anybody may ask for a name; only whoever proves it gets its one row in tenant_host.
    `create table domain (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      host text not null check (host = lower(host)),
      token text not null,
      state text not null default 'pending' check (state in ('pending', 'verified', 'certificate', 'live', 'lost')),
      is_primary boolean not null default false,
      report jsonb not null,
      answer_milliseconds integer,
      certificate_until timestamptz,
      checked_at timestamptz,
      lost_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, host)
    )`,
    `create unique index domain_primary on domain (tenant_id) where is_primary`,
    `alter table tenant_host add column released_at timestamptz`,
  )
  await protect(db, 'domain')
}
