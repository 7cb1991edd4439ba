// The offset basis and the prime of FNV-1a with 32 bits (draft-eastlake-fnv), and the golden ratio for a second sum beside it.
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193
const GOLDEN = 0x9e3779b1

/**
 * Returns a short text that tells contents apart, the same whatever the order of their fields. It tells what a window wrote itself
 * from what others wrote; it keeps nobody out.
 */
export function fingerprint(content: unknown): string {
  const text = JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sorted(value) : value))
  let [one, other] = [OFFSET, GOLDEN]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    one = Math.imul(one ^ code, PRIME)
    other = Math.imul(other ^ code, GOLDEN)
  }
  return [text.length, one >>> 0, other >>> 0].map((part) => part.toString(36)).join('-')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
