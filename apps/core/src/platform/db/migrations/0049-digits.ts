import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Whoever reads Persian may want figures in the digits of other languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table app_user add column digits text check (digits in ('latin'))`)
}
