import { type Kysely, sql } from 'kysely'

/** Reasons of rows are messages with arguments, so that they can be translated; rows of before have finished sentences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['batch_row', 'people_import_row']) {
    await sql`alter table ${sql.table(table)} add column reason_values jsonb`.execute(db)
    await sql`comment on column ${sql.ref(`${table}.reason_values`)} is 'What the arguments of the reason stand for.'`.execute(
      db,
    )
  }
}
