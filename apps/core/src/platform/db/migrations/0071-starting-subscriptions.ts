import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Until when a subscription is or was being begun at the provider, so that a person begins one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table purchase add column starting_until timestamptz`)
}
