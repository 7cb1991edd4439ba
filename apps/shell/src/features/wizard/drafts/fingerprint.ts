// FNV-1a with 32 bits (draft-eastlake-fnv).
const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/**
 * Returns a hash of contents that does not depend on the order of their fields. It distinguishes a window's own
 * saves from those of others and is not for security.
 */
export function fingerprint(content: unknown): number {
  const text = JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sorted(value) : value))
  let sum = OFFSET_BASIS
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), PRIME)
  return sum
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
