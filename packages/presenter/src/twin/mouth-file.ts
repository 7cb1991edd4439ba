import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import sharp from 'sharp'
import { MediaError } from '../composition/render-job.ts'
import type { Size } from '../composition/geometry.ts'
import type { HeadPose } from './landmarks.ts'
import { KEPT } from './landmarks.ts'

/** A picture of a mouth, or of the face it goes into. Points in pixels of the picture. */
export interface MouthRow {
  points: Float32Array
  pose: HeadPose
  seconds: number
}

/** The tables of a person's mouth file. Pictures are read one by one. */
export interface MouthTables {
  /** Size of a mouth picture. */
  patch: Size
  rows: readonly MouthRow[]
  /** A small grey picture of each mouth, by which two are compared. */
  thumbnails: readonly Uint8Array[]
  /** The steps of the footage, undefined where no face was found. */
  base: readonly (MouthRow | undefined)[]
  /** The steps of the footage that are shown. */
  calm: { from: number; to: number }
}

export const THUMBNAIL = { width: 8, height: 6 }
const THUMBNAIL_BYTES = THUMBNAIL.width * THUMBNAIL.height
const QUALITY = 88
const MAGIC = 'TWINMTH1'
const POINT_FLOATS = KEPT.length * 2
/** Points, yaw, pitch, seconds. */
const ROW_FLOATS = POINT_FLOATS + 3

interface Header {
  patch: Size
  rowCount: number
  baseCount: number
  calm: MouthTables['calm']
  /** Offset of the tables in bytes, after the pictures. */
  tablesAt: number
  offsets: readonly number[]
}

/**
 * Writes pictures as they come and the tables after them. A picture is I420 and kept as one grey JPEG of its planes, because that
 * needs no conversion of colours.
 */
export async function createMouthFile(path: string, patch: Size) {
  // Every picture is new, so nothing is found in a cache.
  sharp.cache(false)
  sharp.concurrency(1)
  const file = await open(path, 'w')
  const offsets: number[] = []
  let at = 0
  return { add, finish, close: () => file.close() }

  async function write(bytes: Uint8Array): Promise<void> {
    await file.write(bytes, 0, bytes.length, at)
    at += bytes.length
  }

  /** Returns the number of the picture. */
  async function add(picture: Uint8Array): Promise<number> {
    const { width, height } = patch
    const jpeg = await sharp(picture, { raw: { width, height: (height * 3) / 2, channels: 1 } })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    offsets.push(at)
    await write(jpeg)
    return offsets.length - 1
  }

  /** `numbers` are the pictures of the rows. */
  async function finish({ rows, thumbnails, base, calm }: Omit<MouthTables, 'patch'>, numbers: readonly number[]) {
    offsets.push(at)
    const tablesAt = at
    await write(bytesOf(rows))
    for (const thumbnail of thumbnails) await write(thumbnail)
    await write(bytesOf(base))
    const ends = numbers.flatMap((number) => [offsets[number] as number, offsets[number + 1] as number])
    const header: Header = { patch, rowCount: rows.length, baseCount: base.length, calm, tablesAt, offsets: ends }
    const text = Buffer.from(JSON.stringify(header))
    await write(text)
    const end = Buffer.alloc(12)
    end.writeUInt32LE(text.length)
    end.write(MAGIC, 4, 'latin1')
    await write(end)
  }
}

function bytesOf(rows: readonly (MouthRow | undefined)[]): Uint8Array {
  const table = new Float32Array(rows.length * ROW_FLOATS).fill(Number.NaN)
  for (const [index, row] of rows.entries())
    if (row) table.set([...row.points, row.pose.yaw, row.pose.pitch, row.seconds], index * ROW_FLOATS)
  return new Uint8Array(table.buffer)
}

export type MouthFile = Awaited<ReturnType<typeof openMouthFile>>

/** Opens what `createMouthFile` has written. Throws `file-damaged`. */
export async function openMouthFile(path: string) {
  const file = await open(path)
  try {
    const { tables, offsets } = await readTables(file)
    return {
      ...tables,
      read: (row: number) => readPicture(file, tables.patch, offsets, row),
      close: () => file.close(),
    }
  } catch (cause) {
    await file.close()
    throw new MediaError('file-damaged', 'The images of this twin’s mouth can’t be read. Contact support.', {
      cause,
    })
  }
}

async function readTables(file: FileHandle): Promise<{ tables: MouthTables; offsets: readonly number[] }> {
  const { size } = await file.stat()
  const end = await readAt(file, size - 12, 12)
  if (end.toString('latin1', 4) !== MAGIC) throw new Error('The file ends with something else.')
  const length = end.readUInt32LE()
  const header = JSON.parse((await readAt(file, size - 12 - length, length)).toString()) as Header
  const { patch, rowCount, baseCount, calm, tablesAt, offsets } = header
  const rowBytes = rowCount * ROW_FLOATS * 4
  const rows = rowsOf(await readAt(file, tablesAt, rowBytes))
  const small = await readAt(file, tablesAt + rowBytes, rowCount * THUMBNAIL_BYTES)
  const thumbnails = rows.map((_, row) => small.subarray(row * THUMBNAIL_BYTES, (row + 1) * THUMBNAIL_BYTES))
  const base = rowsOf(await readAt(file, tablesAt + rowBytes + small.length, baseCount * ROW_FLOATS * 4))
  const known = rows.filter((row) => row !== undefined)
  return { tables: { patch, rows: known, thumbnails, base, calm }, offsets }
}

function rowsOf(bytes: Buffer): (MouthRow | undefined)[] {
  const table = new Float32Array(new Uint8Array(bytes).buffer)
  return Array.from({ length: table.length / ROW_FLOATS }, (_, index) => {
    const row = table.subarray(index * ROW_FLOATS, (index + 1) * ROW_FLOATS)
    const [yaw = 0, pitch = 0, seconds = 0] = row.subarray(POINT_FLOATS)
    return Number.isNaN(yaw) ? undefined : { points: row.subarray(0, POINT_FLOATS), pose: { yaw, pitch }, seconds }
  })
}

async function readPicture(file: FileHandle, { width, height }: Size, offsets: readonly number[], row: number) {
  const [from = 0, to = 0] = offsets.slice(row * 2, row * 2 + 2)
  const { data, info } = await sharp(await readAt(file, from, to - from))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isWhole = info.width === width && info.height === (height * 3) / 2 && info.channels === 1
  if (!isWhole) throw new MediaError('file-damaged', 'An image of this twin’s mouth can’t be read. Contact support.')
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.length), width, height }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  if (bytesRead !== length) throw new Error('The file is cut off.')
  return bytes
}
