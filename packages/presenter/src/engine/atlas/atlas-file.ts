import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync, utimesSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { constants, crc32, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Patch } from '../canvas/i420.ts'

// File format: magic number, length and checksum of the index, the index as JSON, the compressed patches.
const LETTERS = Buffer.from('VPA1')
const HEAD_BYTES = 12
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** x, y, width, height, compressed length and checksum. */
type PackedEntry = [x: number, y: number, width: number, height: number, length: number, checksum: number]

/** The compressed patches of one key. */
export interface PackedPatches {
  entries: PackedEntry[]
  data: Buffer
}

interface Place {
  entries: PackedEntry[]
  offset: number
}

export function pack(patches: readonly Patch[]): PackedPatches {
  const parts = patches.map(({ data }) => zstdCompressSync(data, LEVEL))
  const entries = patches.map(({ x, y, width, height }, index): PackedEntry => {
    const part = parts[index] as Buffer
    return [x, y, width, height, part.length, crc32(part)]
  })
  return { entries, data: Buffer.concat(parts) }
}

const lengthOf = (entries: readonly PackedEntry[]) => entries.reduce((sum, [, , , , length]) => sum + length, 0)

function unpack({ entries, data }: PackedPatches): Patch[] | undefined {
  let at = 0
  const patches: Patch[] = []
  for (const [x, y, width, height, length, checksum] of entries) {
    const part = data.subarray(at, at + length)
    at += length
    if (part.length !== length || crc32(part) !== checksum) return undefined
    const { buffer, byteOffset, byteLength } = zstdDecompressSync(part)
    patches.push({ x, y, width, height, data: new Uint8Array(buffer, byteOffset, byteLength) })
  }
  return patches
}

function readIndex(path: string): Map<string, Place> {
  const places = new Map<string, Place>()
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    readSync(file, head, 0, HEAD_BYTES, 0)
    if (!head.subarray(0, 4).equals(LETTERS)) return places
    const index = Buffer.alloc(Math.min(head.readUInt32LE(4), statSync(path).size))
    readSync(file, index, 0, index.length, HEAD_BYTES)
    if (crc32(index) !== head.readUInt32LE(8)) return places
    let offset = HEAD_BYTES + index.length
    for (const [key, entries] of JSON.parse(index.toString()) as [string, PackedEntry[]][]) {
      places.set(key, { entries, offset })
      offset += lengthOf(entries)
    }
    return places
  } finally {
    closeSync(file)
  }
}

/**
 * Opens an atlas file for lazy reads. A missing, truncated or damaged file has fewer or no entries, which are then drawn again.
 * Another process may replace the file meanwhile: the open file stays readable.
 */
export function openAtlasFile(path: string) {
  let places = new Map<string, Place>()
  let file: number | undefined
  try {
    places = readIndex(path)
    file = openSync(path, 'r')
    // The modification time is the time of the last use, for eviction.
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    places.clear()
  }
  return {
    find(key: string): Patch[] | undefined {
      const place = places.get(key)
      if (!place || file === undefined) return undefined
      const data = Buffer.allocUnsafe(lengthOf(place.entries))
      const read = readSync(file, data, 0, data.length, place.offset)
      return unpack({ entries: place.entries, data: data.subarray(0, read) })
    },
    close(): void {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}

/** Returns all entries of a file, still compressed. */
function packedPatchesOf(path: string): Map<string, PackedPatches> {
  const packed = new Map<string, PackedPatches>()
  try {
    const bytes = readFileSync(path)
    for (const [key, { entries, offset }] of readIndex(path)) {
      const data = bytes.subarray(offset, offset + lengthOf(entries))
      if (data.length === lengthOf(entries)) packed.set(key, { entries, data })
    }
  } catch {
    packed.clear()
  }
  return packed
}

/**
 * Adds entries to a file by an atomic rename. When two processes do this at once, the entries of one are lost and drawn again.
 */
export async function addToAtlasFile(path: string, added: ReadonlyMap<string, PackedPatches>): Promise<void> {
  const all = new Map([...packedPatchesOf(path), ...added])
  const index = Buffer.from(JSON.stringify([...all].map(([key, { entries }]) => [key, entries])))
  const head = Buffer.alloc(HEAD_BYTES)
  LETTERS.copy(head)
  head.writeUInt32LE(index.length, 4)
  head.writeUInt32LE(crc32(index), 8)
  const partPath = `${path}.${randomUUID()}.part`
  try {
    await writeFile(partPath, [head, index, ...[...all.values()].map(({ data }) => data)])
    await rename(partPath, path)
  } catch (error) {
    await rm(partPath, { force: true })
    throw error
  }
}
