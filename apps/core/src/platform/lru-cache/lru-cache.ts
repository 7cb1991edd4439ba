interface Options<Value> {
  sizeMax: number
  /** The size of a value, in the unit of `sizeMax`; 1 unless given. */
  sizeOf?: (value: Value) => number
  /** The time after which a value is computed again; never unless given. */
  maxAgeMs?: number
  now?: () => number
}

interface Entry<Value> {
  value: Promise<Value>
  size: number
  expiresAt: number
}

/**
 * Caches values in memory by a key that names everything they depend on. Concurrent requests share one value; failures are not
 * cached. The least recently used value is evicted first.
 */
export function createLruCache<Value>(options: Options<Value>) {
  const { sizeMax, sizeOf = () => 1, maxAgeMs = Infinity, now = Date.now } = options
  const entries = new Map<string, Entry<Value>>()
  let total = 0
  return { get }

  async function get(key: string, make: () => Promise<Value>): Promise<Value> {
    if (maxAgeMs < Infinity) deleteExpired()
    const cached = entries.get(key)
    if (cached) {
      // The order of the entries is that of their last use.
      entries.delete(key)
      entries.set(key, cached)
      return cached.value
    }
    const entry: Entry<Value> = { value: make(), size: 0, expiresAt: now() + maxAgeMs }
    entries.set(key, entry)
    try {
      const value = await entry.value
      if (entries.get(key) === entry) {
        entry.size = sizeOf(value)
        total += entry.size
        makeRoom()
      }
      return value
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key)
      throw error
    }
  }

  function deleteExpired(): void {
    for (const [key, { expiresAt, size }] of entries) if (expiresAt <= now()) remove(key, size)
  }

  function makeRoom(): void {
    for (const [key, { size }] of entries) {
      if (total <= sizeMax) return
      // Pending values have no size yet.
      if (size > 0) remove(key, size)
    }
  }

  function remove(key: string, size: number): void {
    entries.delete(key)
    total -= size
  }
}
