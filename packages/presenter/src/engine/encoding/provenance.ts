import { type FileHandle, appendFile, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/**
 * The IPTC digital source type: "mix or composite of several elements, at least one of which is synthetic". Figures are drawn by
 * code, speech is synthetic, photos and recordings are a person's own. `trainedAlgorithmicMedia` means media made by a trained
 * model, which draws nothing here.
 */
export const DIGITAL_SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic'

/** The statement of a file about its origin. */
export interface Provenance {
  title: string
  /** Name of the site it was made on. Absent: no name. */
  creatorTool?: string
}

// UUID of the XMP box (XMP specification part 3).
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Signature and first chunk of a PNG, the image header. */
const PNG_HEAD_BYTES = 33
const JPEG_START = Buffer.from('ffd8', 'hex')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text for XML, without characters that XML forbids. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- XML allows no control characters but tab and line breaks
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** Returns the XMP packet that marks a file as made with AI. */
export function xmpPacket({ title, creatorTool }: Provenance): Buffer {
  const createdAt = new Date().toISOString()
  return Buffer.from(`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"
 xmp:CreateDate="${createdAt}"${creatorTool ? ` xmp:CreatorTool="${escaped(creatorTool)}"` : ''}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`)
}

/** Appends XMP metadata to an mp4 or mov that marks it as made with AI. Players ignore the box. */
export async function writeProvenance(path: string, provenance: Provenance): Promise<void> {
  await appendPacket(path, xmpPacket(provenance))
}

/** Gives the mov at `path` the XMP metadata of the mp4 that it was made from. */
export async function copyProvenance(fromPath: string, path: string): Promise<void> {
  const packet = await readPacket(fromPath)
  await (packet ? appendPacket(path, packet) : writeProvenance(path, { title: '' }))
}

async function appendPacket(path: string, packet: Buffer): Promise<void> {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + XMP_BOX.length + packet.length)
  head.write('uuid', 4)
  await appendFile(path, Buffer.concat([head, XMP_BOX, packet]))
}

/** Largest packet that is read. */
const PACKET_BYTES_MAX = 1 << 16

/** Returns the XMP packet of an mp4, if it has one. */
export async function readPacket(path: string): Promise<Buffer | undefined> {
  const file = await open(path)
  try {
    for await (const { at, bytes, head } of boxesIn(file)) {
      if (head.toString('latin1', 4, 8) !== 'uuid' || !head.subarray(8, 24).equals(XMP_BOX)) continue
      const length = bytes - 8 - XMP_BOX.length
      if (length < 0 || length > PACKET_BYTES_MAX) return undefined
      const packet = Buffer.alloc(length)
      await file.read(packet, 0, length, at + 24)
      return packet
    }
    return undefined
  } finally {
    await file.close()
  }
}

/** Yields the boxes of an mp4: position, length and first 32 bytes. `head` is read anew for each. Ends at a malformed box. */
async function* boxesIn(file: FileHandle) {
  const { size } = await file.stat()
  const head = Buffer.alloc(32)
  let at = 0
  while (at + 8 <= size) {
    await file.read(head, 0, head.length, at)
    const short = head.readUInt32BE(0)
    const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (bytes < 8) return
    yield { at, bytes, head }
    at += bytes
  }
}

/** Returns a PNG or JPEG with an XMP packet; other bytes as they are. */
export function withProvenance(picture: Buffer, provenance: Provenance): Buffer {
  const packet = xmpPacket(provenance)
  if (picture.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    const chunk = pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), packet]))
    return Buffer.concat([picture.subarray(0, PNG_HEAD_BYTES), chunk, picture.subarray(PNG_HEAD_BYTES)])
  }
  if (!picture.subarray(0, JPEG_START.length).equals(JPEG_START)) return picture
  const segment = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), packet])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(segment.length + 2, 2)
  return Buffer.concat([JPEG_START, head, segment, picture.subarray(JPEG_START.length)])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
