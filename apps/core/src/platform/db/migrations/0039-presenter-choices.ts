import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  avatar_preference: {
    row: 'What a person chose about a presenter.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      avatar_id uuid not null,
      is_favourite boolean not null default false,
      is_default boolean not null default false,
      primary key (tenant_id, user_id, avatar_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, avatar_id) references avatar (tenant_id, id) on delete cascade`,
    notes: {
      is_favourite: 'Listed before the others of its type.',
      is_default: 'New videos begin with this presenter.',
    },
    indexes: [
      `create unique index avatar_preference_default on avatar_preference (tenant_id, user_id) where is_default`,
      `create index avatar_preference_avatar on avatar_preference (tenant_id, avatar_id)`,
    ],
  },
}

/** People mark presenters, and sites hide those of their stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table avatar add column is_hidden boolean not null default false`,
    `comment on column avatar.is_hidden is 'A stock presenter whom the site does not offer for new videos.'`,
  )
}
