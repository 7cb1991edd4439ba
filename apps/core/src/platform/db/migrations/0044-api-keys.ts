import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table api_key (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      name text not null,
      beginning text not null,
      secret_hash text not null,
      scopes jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create unique index api_key_secret on api_key (tenant_id, secret_hash)`,
    // An answer that is kept for whoever sends the same request again. Without a status its work has not ended, or was cut off.
    `create table kept_answer (
      tenant_id uuid not null references tenant (id) on delete cascade,
      key_id uuid not null,
      name text not null,
      request_hash text not null,
      answer jsonb,
      created_at timestamptz not null,
      primary key (tenant_id, key_id, name),
      foreign key (tenant_id, key_id) references api_key (tenant_id, id) on delete cascade
    )`,
  )
  await protect(db, 'api_key')
  await protect(db, 'kept_answer')
}
