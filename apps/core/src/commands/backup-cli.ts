import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { createDiskStorage, openStores, storageOver } from '../deps.ts'
import { drill } from '../platform/backup/drill.ts'
import { openDump } from '../platform/backup/dump-source.ts'
import { makeBackup, verifyBackup } from '../platform/backup/make-backup.ts'
import { type ListedBackup, findBackup, readIndex } from '../platform/backup/repository.ts'
import { CliError, endWith } from '../platform/process/cli-error.ts'
import { writeDrill } from '../platform/process/last-drill.ts'
import { openBackupPlace } from './backup-place.ts'
import { megabytes, noSpaceIn, seconds } from './backup-report.ts'

const USAGE = `Usage: npm run backup -- [--to <folder or s3://bucket/prefix>] [--keep <number>] [--verify]
       npm run backup -- list | verify | drill [--to <...>] [--backup <id>]

Backs up the database and media while the server runs. Media that the previous backup contains is not copied again. --keep deletes
all but the newest backups. --verify reads every byte of the backup. drill restores the newest backup into a scratch folder below
DATA_DIR, compares it with the figures of the original, deletes it and stores the result beside BACKUP_STAMP. --to defaults to
BACKUP_TO. Set BACKUP_KEY or BACKUP_KEY_FILE to encrypt backups.`

const PROGRESS_INTERVAL_MS = 2000

await run().catch(endWith)

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  if (values.help) return console.log(USAGE)
  const [command = 'make', ...rest] = positionals
  const config = readConfig()
  const to = values.to ?? config.backup.to
  if (rest.length > 0) throw new CliError(`Unknown argument: "${rest.join(' ')}".\n\n${USAGE}`)
  if (to === undefined) throw new CliError(`No destination for the backup: pass --to, or set BACKUP_TO.\n\n${USAGE}`)
  const keep = values.keep === undefined ? undefined : countOf(values.keep)
  if (command === 'make') return make(config, to, { keep, isVerified: values.verify ?? false })
  if (command === 'list') return list(config, to)
  if (command === 'verify') return verify(config, to, values.backup)
  if (command === 'drill') return tryRestore(config, to, values.backup)
  throw new CliError(`Unknown command: "${command}".\n\n${USAGE}`)
}

function readArguments() {
  const options = {
    to: { type: 'string' },
    keep: { type: 'string' },
    backup: { type: 'string' },
    verify: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function countOf(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new CliError('--keep must be a whole number of at least 1.')
  return count
}

async function make(
  config: Config,
  to: string,
  options: { keep: number | undefined; isVerified: boolean },
): Promise<void> {
  const began = performance.now()
  const place = await openBackupPlace(to, config.backup, { isWritten: true })
  try {
    if (!place.isEncrypted) console.warn('The backup is not encrypted: set BACKUP_KEY or BACKUP_KEY_FILE.')
    let shownAt = performance.now()
    const { manifest, listed, media, removed } = await makeBackup({
      ...place,
      openDump: () => openDump({ dataDir: config.dataDir, databaseUrl: config.database.listenUrl }),
      media: storageOver(openStores(config)),
      dataDir: config.dataDir,
      secretKey: config.secretKey,
      keep: options.keep,
      now: new Date(),
      onProgress({ copied, copiedBytes }) {
        if (performance.now() - shownAt < PROGRESS_INTERVAL_MS) return
        shownAt = performance.now()
        console.log(`${copied} objects copied, ${megabytes(copiedBytes)}`)
      },
    }).catch(noSpaceIn(place.name))
    const rows = Object.values(manifest.figures).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Database: ${rows} rows, ${megabytes(manifest.database.contentBytes)}, stored in ${megabytes(manifest.database.bytes)}.`,
    )
    console.log(
      `Media: ${media.copied} objects copied (${megabytes(media.copiedBytes)}), ` +
        `${media.kept} already in earlier backups, ${media.gone} deleted meanwhile.`,
    )
    if (options.isVerified) await verifyBackup(place.files, listed)
    for (const id of removed) console.log(`Deleted backup ${id}.`)
    touchStamp(config.backupStamp)
    const checked = options.isVerified ? ' Every byte was verified.' : ''
    console.log(`Backup ${listed.id} in ${place.name} completed in ${seconds(began)} s.${checked}`)
  } finally {
    await place.close()
  }
}

function touchStamp(stamp: string | undefined): void {
  if (stamp === undefined) return
  mkdirSync(dirname(resolve(stamp)), { recursive: true })
  writeFileSync(stamp, `${new Date().toISOString()}\n`)
}

async function list(config: Config, to: string): Promise<void> {
  const place = await openBackupPlace(to, config.backup)
  try {
    const { backups } = (await readIndex(place.files.storage)) ?? { backups: [] as ListedBackup[] }
    for (const { id, at, isEncrypted } of backups) console.log(`${id}  ${at}${isEncrypted ? '  encrypted' : ''}`)
    if (backups.length === 0) console.log(`There is no complete backup in ${place.name}.`)
  } finally {
    await place.close()
  }
}

async function verify(config: Config, to: string, id: string | undefined): Promise<void> {
  const began = performance.now()
  const place = await openBackupPlace(to, config.backup)
  try {
    const { media, ...manifest } = await verifyBackup(place.files, await findBackup(place.files.storage, id))
    console.log(
      `${manifest.id} is intact: the database and ${media.objects} media objects (${megabytes(media.objectBytes)}), ${seconds(began)} s.`,
    )
  } finally {
    await place.close()
  }
}

async function tryRestore(config: Config, to: string, id: string | undefined): Promise<void> {
  const scratch = join(config.dataDir, 'drill')
  const place = await openBackupPlace(to, config.backup)
  try {
    const backup = await findBackup(place.files.storage, id)
    const { restored, ...result } = await drill({
      files: place.files,
      backup,
      scratch,
      media: createDiskStorage(join(scratch, 'storage')),
      onStep: (line) => console.log(`${line} ...`),
    })
    if (config.backupStamp !== undefined) await writeDrill(config.backupStamp, result)
    if (!result.isPassed) throw new CliError(`The drill failed: ${result.reason}`)
    const { objects = 0, bytes = 0 } = restored?.media ?? {}
    const tables = Object.keys(restored?.figures ?? {}).length
    console.log(
      `Backup ${backup.id} can be restored: ${tables} tables and their sums match, ` +
        `and so do ${objects} media objects (${megabytes(bytes)}). ${result.seconds} s.`,
    )
  } finally {
    await place.close()
  }
}
