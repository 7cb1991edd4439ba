const PAGE_BYTES = 16_384
const EMPTY = new Uint8Array(PAGE_BYTES)

/**
 * Takes a snapshot of a WebAssembly memory and returns a function that restores it. Empty pages are not stored, and only written
 * when they are not empty, because the system allocates no memory for pages that are only read.
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
