import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../ports/storage.ts'
import { MARKERS, type MoveMarkers } from './markers.ts'
import { openMoveLog } from './move-log.ts'

const COPIES_AT_A_TIME = 4

export interface MoveProgress {
  objects: number
  bytes: number
  /** Copied and compared in this run. */
  copied: number
  copiedBytes: number
  /** Copied and compared in an earlier run. */
  already: number
  /** Written or removed by the product while it was being copied; the product's version is kept. */
  changed: number
  failed: { key: string; error: Error }[]
}

interface Move {
  from: Storage
  to: Storage
  /** The markers that tell other nodes when it is done. */
  markers: MoveMarkers
  /** The file with the keys of compared objects, which another run skips. */
  logPath: string
  workFolder: string
  onProgress: (progress: MoveProgress) => void
}

/**
 * Copies every object of `from` that `to` lacks, and compares each copy (size and SHA-256), while nodes write to `to` and read
 * from both. Continues where an earlier run was interrupted. Removes nothing from `from`.
 */
export async function moveObjects({ from, to, markers, logPath, workFolder, onProgress }: Move): Promise<MoveProgress> {
  const progress = await countObjects(from)
  await markers.begin()
  const log = await openMoveLog(logPath)
  const folder = await mkdtemp(join(workFolder, 'move-'))
  try {
    const objects = from.list()[Symbol.asyncIterator]()
    await Promise.all(
      Array.from({ length: COPIES_AT_A_TIME }, (_, lane) => copyEach(objects, join(folder, String(lane)))),
    )
  } finally {
    await log.close()
    await rm(folder, { recursive: true, force: true })
  }
  if (progress.failed.length === 0) await markers.finish()
  return progress

  async function copyEach(objects: AsyncIterator<{ key: string; bytes: number }>, path: string): Promise<void> {
    for (let next = await objects.next(); !next.done; next = await objects.next()) {
      const { key, bytes } = next.value
      if (key.startsWith(MARKERS)) continue
      await copyUnlessThere(key, bytes, path).catch((error: Error) => progress.failed.push({ key, error }))
      onProgress(progress)
    }
  }

  async function copyUnlessThere(key: string, bytes: number, path: string): Promise<void> {
    const there = await to.size(key)
    if (there === bytes && log.has(key, bytes)) return void (progress.already += 1)
    if (there !== undefined) return compareWithPresent(key, bytes)
    const hash = await fetchInto(path, key)
    await to.put(key, path)
    if ((await hashOf(to, key)) !== hash) throw new Error('The copy differs from the original.')
    // A removal takes the object from `from` first. It did not see the copy, which must not outlive the object.
    if ((await from.size(key)) === undefined) {
      await to.removeAll(key)
      progress.changed += 1
      return
    }
    log.add(key, bytes, hash)
    progress.copied += 1
    progress.copiedBytes += bytes
  }

  /** Either an interrupted run copied it without recording that, or the product has written it again. */
  async function compareWithPresent(key: string, bytes: number): Promise<void> {
    const [old, present] = [await hashOf(from, key), await hashOf(to, key)]
    if (old !== present) return void (progress.changed += 1)
    log.add(key, bytes, old)
    progress.already += 1
  }

  async function fetchInto(path: string, key: string): Promise<string> {
    const hash = createHash('sha256')
    const bytes = from.read(key)
    bytes.on('data', (piece: Buffer) => hash.update(piece))
    await pipeline(bytes, createWriteStream(path))
    return hash.digest('hex')
  }
}

async function hashOf(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of storage.read(key)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

async function countObjects(from: Storage): Promise<MoveProgress> {
  const progress: MoveProgress = { objects: 0, bytes: 0, copied: 0, copiedBytes: 0, already: 0, changed: 0, failed: [] }
  for await (const { key, bytes } of from.list()) {
    if (key.startsWith(MARKERS)) continue
    progress.objects += 1
    progress.bytes += bytes
  }
  return progress
}
