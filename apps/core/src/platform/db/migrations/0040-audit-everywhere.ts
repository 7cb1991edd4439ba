import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Operators read the audit logs of all tenants together, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, `create index audit_log_newest_everywhere on audit_log (id desc)`)
}
