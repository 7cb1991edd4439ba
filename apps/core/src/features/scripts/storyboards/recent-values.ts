interface Kept<Value> {
  value: Promise<Value>
  size: number
}

/**
 * Caches values in memory by a key that names everything they depend on. Concurrent requests share one value; failures are not
 * cached. The least recently used value is evicted first.
 */
export function createRecentValues<Value>(sizeMax: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, Kept<Value>>()
  let total = 0
  return { get }

  async function get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known.value
    }
    const fresh: Kept<Value> = { value: make(), size: 0 }
    kept.set(key, fresh)
    try {
      const value = await fresh.value
      fresh.size = sizeOf(value)
      total += fresh.size
      makeRoom()
      return value
    } catch (error) {
      if (kept.get(key) === fresh) kept.delete(key)
      throw error
    }
  }

  function makeRoom(): void {
    for (const [key, { size }] of kept) {
      if (total <= sizeMax) return
      // Pending values have no size yet.
      if (size === 0) continue
      kept.delete(key)
      total -= size
    }
  }
}
