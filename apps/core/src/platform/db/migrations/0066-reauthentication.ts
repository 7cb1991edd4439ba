import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** When the person of a session last showed their password or a code within it; null while only the sign-in counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `alter table session add column reauthenticated_at timestamptz`)
}
