import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { createDiskStorage, openStores, storageOver } from '../deps.ts'
import { fingerprint } from '../platform/backup/make-backup.ts'
import { findBackup } from '../platform/backup/repository.ts'
import { type Restored, restoreBackup } from '../platform/backup/restore-backup.ts'
import { CliError, endWith } from '../platform/process/cli-error.ts'
import { openBackupPlace } from './backup-place.ts'
import { megabytes, noSpaceIn, seconds } from './backup-report.ts'

const USAGE = `Usage: npm run restore -- --from <folder or s3://bucket/prefix> [--backup <id>] [--into <DATA_DIR>]
                          [--database-url <postgres://...>] [--replace]

Restores the newest backup, or the one with the given id, into the configured installation, or into another folder with --into; into
the embedded database, or a PostgreSQL server with --database-url. Stop the servers first. A target that contains data is refused
without --replace. All files are verified first; row counts, sums of money and credits, and media are compared afterwards.
If it is interrupted, run it again.`

await run().catch(endWith)

async function run(): Promise<void> {
  const { values } = readArguments()
  if (values.help) return console.log(USAGE)
  const config = readConfig()
  const from = values.from ?? config.backup.to
  if (from === undefined) throw new CliError(USAGE)
  const began = performance.now()
  const dataDir = values.into === undefined ? config.dataDir : resolve(values.into)
  const databaseUrl = values['database-url'] ?? (values.into === undefined ? config.database.listenUrl : undefined)
  const place = await openBackupPlace(from, config.backup)
  const workFolder = join(dataDir, 'restore')
  await rm(workFolder, { recursive: true, force: true })
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  try {
    const restored = await restoreBackup({
      files: place.files,
      backup: await findBackup(place.files.storage, values.backup),
      dataDir,
      databaseUrl,
      media: values.into === undefined ? storageOver(openStores(config)) : createDiskStorage(join(dataDir, 'storage')),
      workFolder,
      replaces: values.replace ?? false,
      onStep: (line) => console.log(`${line} ...`),
    }).catch(noSpaceIn(dataDir))
    report(restored)
    warnOfSecret(restored, config.secretKey)
    console.log(
      `Restored into ${databaseUrl === undefined ? dataDir : 'the PostgreSQL server'} in ${seconds(began)} s.`,
    )
  } finally {
    await rm(workFolder, { recursive: true, force: true })
    await place.close()
  }
}

function readArguments() {
  const options = {
    from: { type: 'string' },
    backup: { type: 'string' },
    into: { type: 'string' },
    'database-url': { type: 'string' },
    replace: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function report({ figures, media, manifest }: Restored): void {
  const tables = Object.entries(figures)
  const rows = tables.reduce((sum, [, table]) => sum + table.rows, 0)
  console.log(`Rows: ${rows} in ${tables.length} tables, as in the backup of ${manifest.at}.`)
  for (const [table, { sums }] of tables)
    for (const [column, sum] of Object.entries(sums))
      if (sum !== 0) console.log(`  ${table}.${column}: ${sum}, as in the backup`)
  console.log(
    `Media: ${media.objects} objects (${megabytes(media.bytes)}) compared by SHA-256, ${media.present} already present.`,
  )
  console.log(`Jobs to run again: ${manifest.jobs}. Queued emails and charges were not restored.`)
}

function warnOfSecret({ manifest }: Restored, secretKey: string): void {
  if (manifest.dataFiles['secret-key'] !== undefined || manifest.secretKey === fingerprint(secretKey)) return
  console.warn(
    'SECRET_KEY differs from that of the backup. Set the old one before the first start: ' +
      'with a different one, API keys, links and second factors do not work.',
  )
}
