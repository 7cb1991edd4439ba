import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A partner who comes in the middle of a month owes for the days that are left of it: how many those were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table platform_invoice add column days_owed integer check (days_owed between 1 and 30)`)
}
