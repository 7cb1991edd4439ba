import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table acceptance (
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      document text not null check (document in ('terms', 'privacy')),
      version integer not null check (version > 0),
      told_version integer not null,
      accepted_at timestamptz not null,
      primary key (tenant_id, user_id, document, version),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index acceptance_by_told on acceptance (tenant_id, document, told_version)`,
  )
  await protect(db, 'acceptance')
}
