import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'
import { run } from './statements.ts'

/** The right to use photos of web pages, and the pages that the rows of a batch link to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table upload add column rights jsonb`,
    `comment on column upload.rights is 'Where a file came from, and the consent to its use; null for a file that was sent.'`,
  )
  await createTable(db, 'batch_link', {
    row: 'A web page that a row of a batch links to, as it was when the batch was checked.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      batch_id uuid not null,
      url text not null,
      language text not null,
      page jsonb,
      problem text,
      read_at timestamptz not null,
      primary key (tenant_id, batch_id, language, url),
      foreign key (tenant_id, batch_id) references table_import (tenant_id, id) on delete cascade,
      check ((page is null) <> (problem is null))`,
    notes: {
      language: 'Of the video: facts are written in its form.',
      page: 'The facts of the page (RowPage).',
      problem: 'Code of the problem for which it could not be read.',
    },
  })
}
