import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])

interface SplicedText {
  /** The text with one value in each gap. */
  plain(values: readonly string[]): string
  /** The same as a gzip file; a value may be 65,535 bytes long at most. */
  gzipped(values: readonly string[]): Buffer
}

/**
 * A text with gaps that every answer fills anew. What stands between the gaps is compressed once and for all: a deflate stream
 * may be put together from parts that end on whole bytes, so an answer costs a copy and a checksum, and no compression.
 */
export function createSplicedText(parts: readonly string[]): SplicedText {
  const raw = parts.map((part) => Buffer.from(part))
  const packed = raw.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }))
  return { plain, gzipped }

  function plain(values: readonly string[]): string {
    return parts.map((part, index) => part + (values[index] ?? '')).join('')
  }

  function gzipped(values: readonly string[]): Buffer {
    const blocks: Uint8Array[] = [HEADER]
    let sum = 0
    let size = 0
    for (const [index, part] of raw.entries()) {
      const value = Buffer.from(values[index] ?? '')
      sum = crc32(value, crc32(part, sum))
      size += part.length + value.length
      blocks.push(packed[index] ?? LAST_BLOCK, storedHead(value.length), value)
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(sum)
    trailer.writeUInt32LE(size, 4)
    return Buffer.concat([...blocks, LAST_BLOCK, trailer])
  }
}

/** The head of a block that holds so many bytes as they are. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ 0xffff, 3)
  return head
}
