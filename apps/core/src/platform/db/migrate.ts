import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import { prepareRoles } from './roles.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the database to the newest schema. Several nodes may call it at once: Kysely holds a lock. Throws, and changes
 * nothing, when a migration fails; the server must not start then.
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  await prepareRoles(kysely)
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration table'
  throw new Error(`the database could not be migrated (${failed})`, { cause: error })
}
