import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table invitation add column display_name text`,
    `alter table invitation add column language text check (language in ('en', 'es', 'zh', 'hi', 'fa'))`,
    // The rows themselves stay in the file; it lies below its person.
    `create table people_import (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      name text not null,
      state text not null default 'open' check (state in ('open', 'running', 'done', 'cancelled')),
      encoding text not null,
      header jsonb not null,
      sample jsonb not null,
      row_count integer not null check (row_count > 0),
      plan jsonb not null default 'null',
      next_row integer not null default 0 check (next_row between 0 and row_count),
      turn integer not null default 0,
      created_at timestamptz not null,
      begun_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index people_import_of_user on people_import (tenant_id, user_id)`,
    // Mails of two imports at once would leave twice as fast.
    `create unique index people_import_running on people_import (tenant_id) where state = 'running'`,
    // What became of each row that was taken up. An invitation ends when it is accepted, so nothing refers to it.
    `create table people_import_row (
      tenant_id uuid not null references tenant (id) on delete cascade,
      import_id uuid not null,
      line integer not null,
      email text not null,
      reason text,
      invitation_id uuid,
      at timestamptz not null,
      primary key (tenant_id, import_id, line),
      foreign key (tenant_id, import_id) references people_import (tenant_id, id) on delete cascade
    )`,
    `create index people_import_row_of_day on people_import_row (tenant_id, at) where invitation_id is not null`,
  )
  for (const table of ['people_import', 'people_import_row']) await protect(db, table)
}
