import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../ports/storage.ts'
import { CliError } from '../process/cli-error.ts'
import type { DumpEnd } from './dump.ts'
import type { BackupFiles, StoredFile } from './files.ts'

const INDEX = 'index.json'

/** The entry of a complete backup in `index.json`. */
export interface ListedBackup {
  id: string
  at: string
  isEncrypted: boolean
  manifest: StoredFile
}

export interface BackupIndex {
  format: 1
  /** Complete backups, oldest first. */
  backups: ListedBackup[]
  /** Backups that were begun and not completed. The next backup removes their files. */
  unfinished: string[]
}

/** The manifest of a backup. */
export interface Manifest {
  format: 1
  id: string
  at: string
  version: string
  migration: string
  engine: string
  database: StoredFile & { contentBytes: number }
  figures: DumpEnd['figures']
  jobs: number
  media: StoredFile & { objects: number; objectBytes: number }
  /** Small files of DATA_DIR that belong to the rows. */
  dataFiles: Record<string, string>
  /** A fingerprint of SECRET_KEY: with another one, API keys and second factors do not work. */
  secretKey: string
}

export const keysOf = (id: string) => ({
  manifest: `${id}/manifest.json`,
  database: `${id}/database.ndjson.gz`,
  media: `${id}/media.ndjson.gz`,
  objects: `objects/${id}`,
})

/** Returns the list of backups; undefined where there is none yet. Throws where it cannot be read. */
export async function readIndex(storage: Storage): Promise<BackupIndex | undefined> {
  if ((await storage.size(INDEX)) === undefined) return undefined
  const index = parsed<BackupIndex>(await text(storage.read(INDEX)))
  if (index?.format !== 1 || !Array.isArray(index.backups))
    throw new CliError(`${INDEX} in ${storage.place} is not a list of backups that this build can read.`)
  return index
}

/** Replaces the list as a whole, which completes a backup. */
export async function writeIndex(storage: Storage, workFolder: string, index: BackupIndex): Promise<void> {
  const path = join(workFolder, INDEX)
  await writeFile(path, `${JSON.stringify(index, null, 2)}\n`, { flush: true, mode: 0o600 })
  await storage.put(INDEX, path)
}

/** Returns the newest backup, or that with this id. Throws where there is none. */
export async function findBackup(storage: Storage, id: string | undefined): Promise<ListedBackup> {
  const { backups } = (await readIndex(storage)) ?? { backups: [] }
  const found = id === undefined ? backups.at(-1) : backups.find((backup) => backup.id === id)
  if (found) return found
  const names = backups.map((backup) => backup.id).join(', ')
  throw new CliError(
    id === undefined || names === ''
      ? `There is no complete backup in ${storage.place}.`
      : `There is no backup ${id} in ${storage.place}. There are: ${names}.`,
  )
}

/** Returns the contents of a backup. Throws where its manifest was changed. */
export async function readManifest(files: BackupFiles, { id, manifest }: ListedBackup): Promise<Manifest> {
  const key = keysOf(id).manifest
  await files.check(key, manifest)
  const found = parsed<Manifest>(await files.readText(key))
  if (found?.format !== 1) throw new CliError(`${key} has a newer format than this build can read.`)
  return found
}

export async function writeManifest(files: BackupFiles, manifest: Manifest): Promise<StoredFile> {
  const source = Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))])
  return (await files.write(keysOf(manifest.id).manifest, source)).stored
}

function parsed<T>(source: string): T | undefined {
  try {
    return JSON.parse(source) as T
  } catch {
    return undefined
  }
}
