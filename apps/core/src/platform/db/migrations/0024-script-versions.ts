import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table script_version (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      script_id uuid not null,
      origin text not null check (origin in ('written', 'optimized', 'translated')),
      language text not null,
      script text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index script_version_of_script on script_version (tenant_id, script_id, id)`,
    `create index script_version_of_user on script_version (tenant_id, user_id, id)`,
    `create index script_version_by_age on script_version (tenant_id, created_at)`,
  )
  await protect(db, 'script_version')
}
