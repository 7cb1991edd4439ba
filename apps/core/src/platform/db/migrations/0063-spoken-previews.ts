import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Presenters introduce themselves in the language of the page; the English clip keeps its columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table avatar add column spoken_previews jsonb not null default '{}'`)
}
