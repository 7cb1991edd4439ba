import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    'set local role system',
    `update brand set words = jsonb_build_object('en', words) where not words ? 'en'`,
    'reset role',
  )
}
