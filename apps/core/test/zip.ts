/** The files of a ZIP whose entries are stored as they are, read by its directory at the end. */
export function readZip(bytes: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {}
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extraLength] = [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
    ]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    files[bytes.toString('utf8', at + 46, at + 46 + nameLength)] = bytes.subarray(start, start + size)
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32)
  }
  return files
}
