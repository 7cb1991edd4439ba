import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../ports/storage.ts'
import type { Connection } from '../db/connection.ts'
import { acquireFolderLock } from '../db/locks/folder-lock.ts'
import { listApplied, migrate, migrationsUpTo } from '../db/migrate.ts'
import { createDb } from '../db/open.ts'
import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { CliError } from '../process/cli-error.ts'
import { openQueue } from '../queue/queue.ts'
import type { QueueName } from '../queue/rules.ts'
import type { Payload } from '../queue/worker.ts'
import { type Figures, differences, readFigures } from './figures.ts'
import type { BackupFiles } from './files.ts'
import { linesOf } from './lines.ts'
import { loadDump } from './load.ts'
import { verifyBackup } from './make-backup.ts'
import { restoreMedia } from './media.ts'
import { type ListedBackup, type Manifest, keysOf } from './repository.ts'
import { listTables } from './tables.ts'

const HAS_DATA = 'already contains data. Pass --replace to replace all of it with the backup.'

interface Restore {
  files: BackupFiles
  backup: ListedBackup
  dataDir: string
  /** Undefined: into the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  media: Storage
  workFolder: string
  replaces: boolean
  onStep: (line: string) => void
}

export interface Restored {
  manifest: Manifest
  figures: Figures
  media: { objects: number; bytes: number; present: number }
}

/**
 * Restores a backup: verifies every byte of it, then restores the media, then the rows, all of them or none. A second run
 * continues with the missing media. Throws where the target has data, unless it `replaces` them, and where anything differs at
 * the end.
 */
export async function restoreBackup(restore: Restore): Promise<Restored> {
  const { files, backup, dataDir, databaseUrl, media, workFolder, replaces, onStep } = restore
  const hasFolder = databaseUrl === undefined && existsSync(join(dataDir, 'db'))
  if (hasFolder && !replaces) throw new CliError(`${join(dataDir, 'db')} ${HAS_DATA}`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = databaseUrl === undefined ? acquireFolderLock(join(dataDir, 'db.lock')) : () => undefined
  try {
    if (databaseUrl !== undefined) await refuseData(databaseUrl, replaces)
    onStep(`Verifying the backup ${backup.id}`)
    const manifest = await verifyBackup(files, backup)
    onStep('Restoring media')
    const restored = await restoreMedia(files, backup.id, media, workFolder)
    onStep('Restoring the database')
    const figures = await (databaseUrl === undefined
      ? restoreFolder(restore, manifest)
      : restoreServer(databaseUrl, restore, manifest))
    for (const [name, text] of Object.entries(manifest.dataFiles))
      await writeFile(join(dataDir, name), text, { mode: 0o600 })
    return { manifest, figures, media: restored }
  } finally {
    unlock()
  }
}

async function refuseData(databaseUrl: string, replaces: boolean): Promise<void> {
  const connection = await openPostgres({ databaseUrl, poolSize: 1, onNotice: console.info })
  try {
    const others = await connection.execute(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'vitrine' and pid <> pg_backend_pid()`,
    )
    if (Number(others.rows[0]?.count) > 0)
      throw new CliError('A server of this installation is still running. Stop all servers first.')
    if ((await listApplied(connection.kysely)).length === 0 || replaces) return
    const counted = await createDb(connection).asSystem('a restore looks whether there is any row', async (tx) =>
      readFigures(tx, await listTables(tx)),
    )
    if (Object.values(counted).some(({ rows }) => rows > 0)) throw new CliError(`The database ${HAS_DATA}`)
  } finally {
    await connection.close()
  }
}

/** Restores into a folder beside the target, which it replaces at the end. The previous folder is kept under another name. */
async function restoreFolder({ files, dataDir, onStep }: Restore, manifest: Manifest): Promise<Figures> {
  const beside = join(dataDir, 'restoring')
  await rm(beside, { recursive: true, force: true })
  const figures = await fill(await openPglite(beside, () => undefined), manifest, { files, replaces: false })
  const folder = join(dataDir, 'db')
  if (existsSync(folder)) {
    const kept = `${folder}.before-${manifest.id}-${Date.now()}`
    await rename(folder, kept)
    onStep(`The database that was there is kept in ${kept}`)
  }
  await rename(join(beside, 'db'), folder)
  await rm(beside, { recursive: true, force: true })
  return figures
}

async function restoreServer(databaseUrl: string, restore: Restore, manifest: Manifest): Promise<Figures> {
  return fill(await openPostgres({ databaseUrl, poolSize: 3, onNotice: console.info }), manifest, restore)
}

/** Migrates to the schema of the backup, fills it, compares, and migrates to that of this build. */
async function fill(
  connection: Connection,
  manifest: Manifest,
  { files, replaces }: Pick<Restore, 'files' | 'replaces'>,
): Promise<Figures> {
  const db = createDb(connection)
  try {
    const newest = (await listApplied(connection.kysely)).at(-1)
    if (newest !== undefined && newest !== manifest.migration)
      throw new CliError(
        `The database is at ${newest}, the backup at ${manifest.migration}. Restore into an empty database, which is migrated afterwards.`,
      )
    await migrate(connection.kysely, migrationsUpTo(manifest.migration))
    const queue = await openQueue(db)
    try {
      const { wanted, found } = await loadDump(db, {
        lines: linesOf(files.read(keysOf(manifest.id).database, { isCompressed: true })),
        replaces,
        async addJobs(tx, jobs) {
          for (const { name, data, singletonKey, startAfter } of jobs)
            await queue.send(tx, name as QueueName, data as Payload, {
              startAfterSeconds: Math.max(0, Math.round((Date.parse(startAfter) - Date.now()) / 1000)),
              ...(singletonKey === null ? {} : { singletonKey }),
            })
        },
      })
      const wrong = differences(wanted.figures, found)
      if (wrong.length > 0) throw new CliError(`The restored database differs from the backup: ${wrong.join('; ')}.`)
      await migrate(connection.kysely)
      return found
    } finally {
      await queue.stop()
    }
  } finally {
    await db.close()
  }
}
