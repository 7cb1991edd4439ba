import type { PageText } from './page-text.ts'

/** A page takes some 150 kB of memory, its compressed form included. */
const PAGES_MAX = 300
/** The time after which rendering is retried when it failed. */
const RETRY_MS = 60_000

interface CachedPage {
  text: Promise<PageText>
  until: number
}

/**
 * A cache of rendered pages by a name that includes everything they depend on, so that a change leads to another name. The
 * least recently used page is dropped first. `make` calls `retrySoon` when it returns a substitute because rendering failed.
 */
export function createPageCache() {
  const cached = new Map<string, CachedPage>()
  return { get }

  function get(name: string, make: (retrySoon: () => void) => Promise<PageText>): Promise<PageText> {
    const found = cached.get(name)
    cached.delete(name)
    const isFresh = found && found.until > performance.now()
    const entry: CachedPage = isFresh
      ? found
      : { text: make(() => (entry.until = performance.now() + RETRY_MS)), until: Infinity }
    cached.set(name, entry)
    const [oldest] = cached.keys()
    if (cached.size > PAGES_MAX && oldest !== undefined) cached.delete(oldest)
    return entry.text
  }
}
