import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A partner changes settings of its own site; the policy of the table keeps it to that one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, 'grant update (settings) on tenant to app')
}
