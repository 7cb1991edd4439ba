import { LRUCache } from 'lru-cache'

interface Options<Value> {
  sizeMax: number
  /** The size of a value, in the unit of `sizeMax`; 1 unless given. */
  sizeOf?: (value: Value) => number
  /** The time after which a value is computed again; never unless given. */
  maxAgeMs?: number
  now?: () => number
}

/**
 * Caches values in memory by a key that names everything they depend on. Concurrent requests share one value; failures are not
 * cached. The least recently used value is evicted first.
 */
export function createLruCache<Value extends object>(options: Options<Value>) {
  const { sizeMax, sizeOf = () => 1, maxAgeMs = 0, now = Date.now } = options
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize: sizeMax,
    sizeCalculation: (value) => Math.max(1, sizeOf(value)),
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // Who waits for a value gets it, even where its entry was evicted in the meantime.
    ignoreFetchAbort: true,
  })
  return {
    /** Returns the cached value, or the one that `make` computes. */
    get: (key: string, make: () => Promise<Value>): Promise<Value> => cache.forceFetch(key, { context: make }),
  }
}
