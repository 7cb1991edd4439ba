import { constants, crc32, deflateRawSync } from 'node:zlib'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])
/** The window in which deflate can refer back, in bytes. */
const WINDOW_BYTES = 32_768
/** A byte that no text in UTF-8 has, so nothing repeats a gap, whatever it is filled with. */
const UNKNOWN = 0xff

interface SplicedText {
  /** Returns the text with one value in each gap, in buffers: those between the gaps are shared by all responses. */
  plain(values: readonly string[]): Buffer[]
  /** Returns the same as a gzip file; a value may be 65,535 bytes long at most. */
  gzipped(values: readonly string[]): Buffer
}

/**
 * A text with gaps that every response fills. The parts between gaps are compressed once for each combination of value lengths,
 * which are few: a deflate stream may be assembled from parts that end on whole bytes, and a part may refer back to earlier
 * ones if their distance is known. So a response costs a copy and a checksum, but no compression.
 */
export function createSplicedText(parts: readonly string[]): SplicedText {
  const raw = parts.map((part) => Buffer.from(part))
  const packed = new Map<string, Buffer[]>()
  return { plain, gzipped }

  function plain(values: readonly string[]): Buffer[] {
    return raw.flatMap((part, index) => [part, Buffer.from(values[index] ?? '')])
  }

  function gzipped(texts: readonly string[]): Buffer {
    const values = raw.map((_, index) => Buffer.from(texts[index] ?? ''))
    const blocks: Uint8Array[] = [HEADER]
    let sum = 0
    let size = 0
    for (const [index, block] of packedAround(values.map(({ length }) => length)).entries()) {
      const [part, value] = [raw[index] ?? LAST_BLOCK, values[index] ?? LAST_BLOCK]
      sum = crc32(value, crc32(part, sum))
      size += part.length + value.length
      blocks.push(block, storedHead(value.length), value)
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(sum)
    trailer.writeUInt32LE(size, 4)
    return Buffer.concat([...blocks, LAST_BLOCK, trailer])
  }

  function packedAround(lengths: readonly number[]): Buffer[] {
    const key = lengths.join()
    const made = packed.get(key) ?? pack(raw, lengths)
    packed.set(key, made)
    return made
  }
}

function pack(parts: readonly Buffer[], lengths: readonly number[]): Buffer[] {
  let before = Buffer.alloc(0)
  return parts.map((part, index) => {
    const dictionary = before.subarray(-WINDOW_BYTES)
    before = Buffer.concat([before, part, Buffer.alloc(lengths[index] ?? 0, UNKNOWN)])
    const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
    return deflateRawSync(part, dictionary.length > 0 ? { ...options, dictionary } : options)
  })
}

/** Returns the head of a stored block of this many bytes. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ 0xffff, 3)
  return head
}
