import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  glossary_entry: {
    row: 'A term, how voices say it, and what translations make of it.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid,
      term text not null,
      language text,
      spoken text not null,
      is_kept boolean not null,
      translations jsonb not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: {
      user_id: 'Null for the glossary of the site.',
      language: 'The language of scripts that it is for. Null for all.',
      spoken: 'Spelled the way it sounds. Empty where it is said as it is written.',
      is_kept: 'Translations keep the term as it is written.',
      translations: 'What the term is called in other languages, by language.',
    },
    indexes: [
      `create unique index glossary_entry_term on glossary_entry
        (tenant_id, coalesce(user_id, '00000000-0000-0000-0000-000000000000'), lower(term), coalesce(language, ''))`,
    ],
  },
}

/** A video keeps what of the glossaries its script was spoken with, so that it stays the same when it is drawn again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table video add column glossary jsonb not null default '[]'::jsonb`,
    `comment on column video.glossary is 'The terms of glossaries in its script that are said in another way.'`,
  )
}
