import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table sample (
      tenant_id uuid not null references tenant (id) on delete cascade,
      audience integer not null check (audience between 0 and 3),
      look text not null,
      presenter_id text not null,
      title text not null,
      script text not null,
      duration_seconds double precision not null,
      made_at timestamptz not null default now(),
      primary key (tenant_id, audience)
    )`,
  )
  await protect(db, 'sample')
}
