import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

/** The devices on which an account has signed in: a stranger who guesses its password elsewhere does not slow them down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table device_token (
      tenant_id uuid not null,
      user_id uuid not null,
      token_hash text not null,
      last_used_at timestamptz not null,
      primary key (tenant_id, user_id, token_hash),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index device_token_by_hash on device_token (tenant_id, token_hash)`,
    `create index device_token_by_use on device_token (tenant_id, last_used_at)`,
  )
  await protect(db, 'device_token')
}
