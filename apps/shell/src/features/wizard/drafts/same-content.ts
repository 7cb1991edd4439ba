/** A content as text, the same whatever the order of its fields. */
export function canonical(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sorted(value) : value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
