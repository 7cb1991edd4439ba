import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table subscription
      add column past_due_since timestamptz,
      add column letters_sent integer not null default 0 check (letters_sent >= 0)`,
    `create table credit_watch (
      tenant_id uuid not null,
      user_id uuid not null,
      below_half_credits integer not null check (below_half_credits between 0 and 20000),
      wants_mail boolean not null,
      bundle_id text,
      bundle_off text,
      told_at timestamptz,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `alter table purchase add column is_automatic boolean not null default false`,
  )
  await protect(db, 'credit_watch')
}
