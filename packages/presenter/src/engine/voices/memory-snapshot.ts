const PAGE_BYTES = 16_384
const EMPTY = new Uint8Array(PAGE_BYTES)

/**
 * Remembers a memory as it is now, to bring it back as often as one likes. Pages that hold nothing are not kept, and not written to
 * unless something has been left there: the system gives no real memory to pages that were only ever read.
 */
export function createMemorySnapshot(memory: Uint8Array): (memory: Uint8Array) => void {
  const pages: { at: number; end: number; data: Uint8Array | undefined }[] = []
  const bytes = Buffer.from(memory.buffer, memory.byteOffset, memory.length)
  const isEmpty = (buffer: Buffer, at: number, end: number) => buffer.compare(EMPTY, 0, end - at, at, end) === 0
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
    const end = Math.min(bytes.length, at + PAGE_BYTES)
    pages.push({ at, end, data: isEmpty(bytes, at, end) ? undefined : memory.slice(at, end) })
  }
  return (current) => {
    const buffer = Buffer.from(current.buffer, current.byteOffset, current.length)
    for (const { at, end, data } of pages) {
      if (data) current.set(data, at)
      else if (!isEmpty(buffer, at, end)) current.fill(0, at, end)
    }
  }
}
