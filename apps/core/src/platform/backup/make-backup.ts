import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Storage } from '../../ports/storage.ts'
import { CliError } from '../process/cli-error.ts'
import { VERSION } from '../process/node-facts.ts'
import type { DumpMark } from './dump.ts'
import type { BackupFiles } from './files.ts'
import { keepEnds } from './lines.ts'
import { type CopiedMedia, type MediaEntry, checkMedia, copyMedia, readEntries } from './media.ts'
import {
  type BackupIndex,
  type ListedBackup,
  type Manifest,
  keysOf,
  readIndex,
  readManifest,
  writeIndex,
  writeManifest,
} from './repository.ts'

/** In development the secret key and the password of the demo people are files; without them, a copy could not be signed in to. */
const DATA_FILES = ['secret-key', 'demo-accounts.json']
const END_BYTES = 1_000_000

interface Backup {
  files: BackupFiles
  workFolder: string
  isEncrypted: boolean
  /** Opens the dump of the database. */
  openDump: () => Promise<{ lines: Readable; close(): Promise<void> }>
  media: Storage
  dataDir: string
  secretKey: string
  /** The number of backups to keep, including this one; all when undefined. */
  keep: number | undefined
  now: Date
  onProgress: (copied: CopiedMedia) => void
}

export interface MadeBackup {
  manifest: Manifest
  listed: ListedBackup
  media: Omit<CopiedMedia, 'entries'>
  removed: string[]
}

/** Backs up the database and then the media: an object without a row does no harm, a row without its object does. */
export async function makeBackup(backup: Backup): Promise<MadeBackup> {
  const { files, workFolder, isEncrypted, now } = backup
  const index = (await readIndex(files.storage)) ?? { format: 1, backups: [], unfinished: [] }
  await removeUnfinished(files.storage, index)
  const id = `${now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}-${randomBytes(2).toString('hex')}`
  await writeIndex(files.storage, workFolder, { ...index, unfinished: [id] })
  const { head, end, database } = await backUpDatabase(backup, id)
  const { media, ...copied } = await backUpMedia(backup, id, index.backups.at(-1))
  const manifest: Manifest = {
    format: 1,
    id,
    at: now.toISOString(),
    version: VERSION,
    migration: head.migration,
    engine: head.engine,
    database,
    figures: end.figures,
    jobs: end.jobs,
    media,
    dataFiles: await readDataFiles(backup.dataDir),
    secretKey: fingerprint(backup.secretKey),
  }
  const listed = { id, at: manifest.at, isEncrypted, manifest: await writeManifest(files, manifest) }
  const backups = [...index.backups, listed]
  await writeIndex(files.storage, workFolder, { format: 1, backups, unfinished: [] })
  const removed = backup.keep === undefined ? [] : await removeOld(files, workFolder, backups, backup.keep)
  return { manifest, listed, media: copied, removed }
}

/** Reads every byte of a backup. Throws where a file is missing or was changed. */
export async function verifyBackup(files: BackupFiles, listed: ListedBackup): Promise<Manifest> {
  const manifest = await readManifest(files, listed)
  await files.check(keysOf(listed.id).database, manifest.database)
  await files.check(keysOf(listed.id).media, manifest.media)
  await checkMedia(files, listed.id)
  return manifest
}

/** Returns a fingerprint by which two installations compare their secret keys without revealing them. */
export function fingerprint(secretKey: string): string {
  return createHmac('sha256', secretKey).update('vitrine backup').digest('hex').slice(0, 16)
}

async function backUpDatabase({ files, openDump }: Backup, id: string) {
  const source = await openDump()
  try {
    const ends = keepEnds(END_BYTES)
    const options = { isCompressed: true, watch: ends.stream }
    const { content, stored } = await files.write(keysOf(id).database, source.lines, options)
    const [first, last] = [markOf(ends.firstLine()), markOf(ends.lastLine())]
    if (!first || !('head' in first) || !last || !('end' in last))
      throw new CliError('The database dump is incomplete. Run the backup again.')
    return { head: first.head, end: last.end, database: { ...stored, contentBytes: content.bytes } }
  } finally {
    await source.close()
  }
}

function markOf(line: string): DumpMark | undefined {
  try {
    return JSON.parse(line) as DumpMark
  } catch {
    return undefined
  }
}

async function backUpMedia({ files, media, onProgress }: Backup, id: string, last: ListedBackup | undefined) {
  const known = new Map<string, MediaEntry>()
  if (last) for await (const entry of readEntries(files, last.id)) known.set(entry.key, entry)
  const { entries, ...copied } = await copyMedia({ from: media, files, id, known, onProgress })
  const { stored } = await files.write(keysOf(id).media, Readable.from(linesFor(entries)), { isCompressed: true })
  const objectBytes = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return { ...copied, media: { ...stored, objects: entries.length, objectBytes } }
}

function* linesFor(entries: readonly MediaEntry[]): Generator<Buffer> {
  for (const entry of entries) yield Buffer.from(`${JSON.stringify(entry)}\n`)
}

async function readDataFiles(dataDir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of DATA_FILES) {
    const text = await readFile(join(dataDir, name), 'utf8').catch(() => undefined)
    if (text !== undefined) found[name] = text
  }
  return found
}

/** The files that a killed backup has copied are in a folder of its own. */
async function removeUnfinished(storage: Storage, { unfinished }: BackupIndex): Promise<void> {
  for (const id of unfinished) {
    await storage.removeAll(`${id}/`)
    await storage.removeAll(`${keysOf(id).objects}/`)
  }
}

/** Removes the oldest backups from the list, then their files, except objects that a remaining backup holds as well. */
async function removeOld(
  files: BackupFiles,
  workFolder: string,
  backups: readonly ListedBackup[],
  keep: number,
): Promise<string[]> {
  const [old, kept] = [backups.slice(0, -keep), backups.slice(-keep)]
  if (old.length === 0) return []
  const needed = new Set<string>()
  for (const { id } of kept) for await (const { file } of readEntries(files, id)) needed.add(file)
  const unneeded = new Set<string>()
  for (const { id } of old)
    for await (const { file } of readEntries(files, id)) if (!needed.has(file)) unneeded.add(file)
  await writeIndex(files.storage, workFolder, { format: 1, backups: [...kept], unfinished: [] })
  for (const file of unneeded) await files.storage.removeAll(file)
  for (const { id } of old) await files.storage.removeAll(`${id}/`)
  return old.map(({ id }) => id)
}
