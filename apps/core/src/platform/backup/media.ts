import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../ports/storage.ts'
import { CliError } from '../process/cli-error.ts'
import { MARKERS } from '../storage/markers.ts'
import type { BackupFiles } from './files.ts'
import { linesOf } from './lines.ts'
import { keysOf } from './repository.ts'

const AT_A_TIME = 4

/** An object of the storage, with the backup file that holds it. Unchanged objects share a file with earlier backups. */
export interface MediaEntry {
  key: string
  bytes: number
  sha256: string
  file: string
}

export interface CopiedMedia {
  entries: MediaEntry[]
  copied: number
  copiedBytes: number
  /** Objects that an earlier backup holds. */
  kept: number
  /** Objects deleted from the storage during the backup. */
  gone: number
}

interface Copy {
  from: Storage
  files: BackupFiles
  id: string
  /** Entries of the last backup, by key. */
  known: ReadonlyMap<string, MediaEntry>
  onProgress: (copied: CopiedMedia) => void
}

/** Copies the objects that the last backup does not hold with the same size. */
export async function copyMedia({ from, files, id, known, onProgress }: Copy): Promise<CopiedMedia> {
  const result: CopiedMedia = { entries: [], copied: 0, copiedBytes: 0, kept: 0, gone: 0 }
  let count = 0
  await inLanes(from.list(), async ({ key, bytes }) => {
    if (key.startsWith(MARKERS)) return
    const earlier = known.get(key)
    if (earlier?.bytes === bytes) {
      result.kept += 1
      result.entries.push(earlier)
      return
    }
    const file = `${keysOf(id).objects}/${count++}`
    const written = await files.write(file, from.read(key)).catch(async (error: Error) => {
      if ((await from.size(key)) === undefined) return undefined
      throw error
    })
    if (!written) return void (result.gone += 1)
    result.copied += 1
    result.copiedBytes += written.content.bytes
    result.entries.push({ key, ...written.content, file })
    onProgress(result)
  })
  return result
}

/** Reads the list of a backup's media. */
export async function* readEntries(files: BackupFiles, id: string): AsyncGenerator<MediaEntry> {
  for await (const line of linesOf(files.read(keysOf(id).media, { isCompressed: true })))
    yield JSON.parse(line) as MediaEntry
}

/** Throws when a media file of the backup is missing or differs from its recorded hash. */
export async function checkMedia(files: BackupFiles, id: string): Promise<void> {
  await inLanes(readEntries(files, id), async ({ key, bytes, sha256, file }) => {
    if ((await files.storage.size(file)) === undefined)
      throw new CliError(`${file} (${key}) is missing from the backup.`)
    const found = await hashOf(files.read(file))
    if (found.sha256 !== sha256 || found.bytes !== bytes)
      throw new CliError(`${file} (${key}) was changed or truncated.`)
  })
}

/** Restores media, and verifies each object after writing. Objects with the right hash are skipped. */
export async function restoreMedia(files: BackupFiles, id: string, to: Storage, workFolder: string) {
  const result = { objects: 0, bytes: 0, present: 0 }
  await inLanes(readEntries(files, id), async ({ key, bytes, sha256, file }, lane) => {
    result.objects += 1
    result.bytes += bytes
    if ((await to.size(key)) === bytes && (await hashOf(to.read(key))).sha256 === sha256) return void result.present++
    const path = join(workFolder, `object-${lane}`)
    try {
      await pipeline(files.read(file), createWriteStream(path, { flush: true }))
      await to.put(key, path)
    } finally {
      await rm(path, { force: true })
    }
    if ((await hashOf(to.read(key))).sha256 !== sha256)
      throw new CliError(`The copy of ${key} differs from the original.`)
  })
  return result
}

async function hashOf(source: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of source) {
    hash.update(piece as Buffer)
    bytes += (piece as Buffer).length
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Processes several items concurrently. The first error stops all. */
async function inLanes<T>(items: AsyncIterable<T>, work: (item: T, lane: number) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.asyncIterator]()
  let isOver = false
  const lane = async (number: number): Promise<void> => {
    for (let next = await iterator.next(); !next.done && !isOver; next = await iterator.next()) {
      await work(next.value, number).catch((error: Error) => {
        isOver = true
        throw error
      })
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: AT_A_TIME }, (_, number) => lane(number)))
  const failed = lanes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
