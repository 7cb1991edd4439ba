import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import { prepareRoles } from './roles.ts'
import type { Tables } from './tables.ts'

const BASELINE = '0001-baseline'
const OTHER_DATABASE =
  'Start the build that ran on it last, or point DATA_DIR at another folder (DATABASE_URL at an empty database).'

/**
 * Migrates the database to the schema of this build. Several nodes may call it at once: Kysely holds a lock. Migrations of a newer
 * build stay, because migrations only add while older nodes run (expand and contract). Throws without changes when a migration
 * fails or when the database was made before the baseline; the server must not start then.
 */
export async function migrate(kysely: Kysely<Tables>, known: Record<string, Migration> = migrations): Promise<void> {
  const applied = await listApplied(kysely)
  refuseOlderBuild(applied)
  await prepareRoles(kysely)
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => withNewer(known, applied) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error === undefined) return
  // A newer node may have migrated between reading the names and taking the lock.
  if ((await listApplied(kysely)).length > applied.length) return migrate(kysely, known)
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the migration table'
  const reason = error instanceof Error ? error.message : 'no reason was given'
  throw new Error(`The database could not be migrated (${failed}: ${reason}). Nothing was changed. ` + OTHER_DATABASE, {
    cause: error,
  })
}

/** Returns the migrations up to `newest`, for `migrate` on an empty database. Throws when this build does not know `newest`. */
export function migrationsUpTo(newest: string): Record<string, Migration> {
  if (!(newest in migrations))
    throw new Error(
      `This build does not know migration ${newest}. Use the build that created the backup, or a newer one.`,
    )
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= newest))
}

/** Returns the names of the migrations of a database, oldest first. */
export async function listApplied(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(kysely)
  if (found.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}

function refuseOlderBuild(applied: readonly string[]): void {
  if (applied.length === 0 || applied.includes(BASELINE)) return
  throw new Error(
    `The database is from an older build (its first migration is ${applied[0]}) and cannot be read by this one. ` +
      'Nothing was changed. Start the build that created it to export the data, or point DATA_DIR at another folder ' +
      '(DATABASE_URL at an empty database).',
  )
}

/** Kysely refuses names in the database that it does not know, so those of a newer build get an empty migration. */
function withNewer(known: Record<string, Migration>, applied: readonly string[]): Record<string, Migration> {
  const newer = applied.filter((name) => !(name in known))
  return { ...known, ...Object.fromEntries(newer.map((name) => [name, { up: async () => {} }])) }
}
