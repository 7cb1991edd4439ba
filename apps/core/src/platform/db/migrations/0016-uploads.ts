import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table upload (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('footage', 'voice', 'content')),
      name text not null,
      bytes bigint not null check (bytes > 0),
      received_bytes bigint not null default 0 check (received_bytes between 0 and bytes),
      status text not null default 'receiving' check (status in ('receiving', 'checking', 'ready', 'failed')),
      progress integer not null default 0 check (progress between 0 and 100),
      error_message text,
      sha256 text,
      result jsonb,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index upload_of_user on upload (tenant_id, user_id, created_at)`,
    `create index upload_receiving on upload (tenant_id, created_at) where status = 'receiving'`,
    // What a twin is made of, and that the person in it agreed: in which words, when and from where.
    `alter table avatar
      add column upload_id uuid,
      add column consent jsonb,
      add foreign key (tenant_id, upload_id) references upload (tenant_id, id),
      add check (upload_id is null or (type = 'custom' and consent is not null))`,
    `create unique index avatar_of_upload on avatar (tenant_id, upload_id)`,
  )
  await protect(db, 'upload')
}
