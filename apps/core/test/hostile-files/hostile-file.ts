import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { UploadKind } from '@vitrine/contract'

/** A file that is made to harm its reader. */
export interface HostileFile {
  name: string
  kind: UploadKind
  make: () => Buffer | Promise<Buffer>
  /** The expected reason. A file without one may also be accepted, since its re-encoded copy is harmless. */
  reason?: RegExp
  /** Takes long to make or to answer, and is tried where there is time for it. */
  isLong?: boolean
}

export const text = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

export function uint(value: number, bytes: 1 | 2 | 4 | 8 = 4): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 8) buffer.writeBigUInt64BE(BigInt(value))
  else buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

export function pngPart(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = text(type, data)
  return text(uint(data.length), typed, uint(crc32(typed)))
}

/** Returns a PNG whose header claims a size, over any rows. */
export function png(
  width: number,
  height: number,
  rows: Buffer = deflateSync(Buffer.alloc(1000)),
  ...more: Buffer[]
): Buffer {
  const head = text(uint(width), uint(height), Buffer.from([8, 2, 0, 0, 0]))
  return text('\x89PNG\r\n\x1a\n', pngPart('IHDR', head), ...more, pngPart('IDAT', rows), pngPart('IEND'))
}

export interface Authentication {
  name: string
  data: Buffer | string
  isPacked?: boolean
  /** False values for the central directory. */
  claims?: { packed?: number; unpacked?: number; offset?: number; flags?: number; method?: number }
}

/** A zip, honest but for what its entries claim. */
export function zip(entries: readonly Authentication[], { count = entries.length } = {}): Buffer {
  const [parts, list]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, data, isPacked = false, claims = {} } of entries) {
    const raw = typeof data === 'string' ? Buffer.from(data) : data
    const packed = isPacked ? deflateRawSync(raw) : raw
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(claims.flags ?? 0, 2)
    head.writeUInt16LE(claims.method ?? (isPacked ? 8 : 0), 4)
    head.writeUInt32LE(crc32(raw), 10)
    head.writeUInt32LE(claims.packed ?? packed.length, 14)
    head.writeUInt32LE(claims.unpacked ?? raw.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(claims.offset ?? offset, 10)
    const local = text('PK\x03\x04', head, Buffer.from(name), packed)
    list.push(text('PK\x01\x02\x14\x00', head, place, Buffer.from(name)))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Math.min(count, 0xffff), 4)
  end.writeUInt16LE(Math.min(count, 0xffff), 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, directory, text('PK\x05\x06', end)])
}
