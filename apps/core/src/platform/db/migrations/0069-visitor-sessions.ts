import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A visit of support belongs to the visitor's own session. Those that are under way name none, so they end here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table support_login add column actor_tenant_id uuid, add column actor_session text`,
    'set local role system',
    `update support_login set ended_at = now(), actor_name = null, session_hash = null, pass_hash = null
      where ended_at is null and (session_hash is not null or pass_hash is not null)`,
    'reset role',
  )
}
