import { readPacket, xmpPacket } from './provenance.ts'

const HEADER_BYTES = 13
const HAS_COLOUR_TABLE = 0x80
const INTRODUCER = Buffer.concat([Buffer.from([0x21, 0xff, 0x0b]), Buffer.from('XMP DataXMP')])
/** Readers that do not know the block skip it: any byte of the packet, read as a length, leads into this trailer, which ends it. */
const TRAILER = Buffer.from([0x01, ...Array.from({ length: 256 }, (_, index) => 0xff - index), 0x00])

/** Returns the XMP packet for a GIF that is made from the mp4 at `path`. */
export async function gifProvenanceOf(path: string): Promise<Buffer> {
  return (await readPacket(path)) ?? xmpPacket({ title: '' })
}

/** Returns a GIF with an XMP packet (XMP specification part 3). */
export function gifWithPacket(gif: Buffer, packet: Buffer): Buffer {
  const flags = gif[10] ?? 0
  const tableBytes = flags & HAS_COLOUR_TABLE ? 3 << ((flags & 7) + 1) : 0
  const at = HEADER_BYTES + tableBytes
  return Buffer.concat([gif.subarray(0, at), INTRODUCER, packet, TRAILER, gif.subarray(at)])
}
