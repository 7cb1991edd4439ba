import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, 'alter table brand add column logo_dark_svg text')
}
