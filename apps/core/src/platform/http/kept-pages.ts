import type { PageText } from './page-text.ts'

/** A page is some 150 kB of memory with its packed form. */
const PAGES_MAX = 300
/** How soon a page that could not be rendered is tried again. */
const RETRY_MS = 60_000

interface Kept {
  text: Promise<PageText>
  until: number
}

/**
 * Pages, each made once. Their names say all that they depend on, so that a change makes another name; what nobody
 * asks for any more makes room. `make` answers what there is when a page cannot be rendered, and says so by `spare`.
 */
export function createKeptPages() {
  const kept = new Map<string, Kept>()
  return { get }

  function get(name: string, make: (spare: () => void) => Promise<PageText>): Promise<PageText> {
    const found = kept.get(name)
    kept.delete(name)
    const isGood = found && found.until > Date.now()
    const entry: Kept = isGood ? found : { text: make(() => (entry.until = Date.now() + RETRY_MS)), until: Infinity }
    kept.set(name, entry)
    const [oldest] = kept.keys()
    if (kept.size > PAGES_MAX && oldest !== undefined) kept.delete(oldest)
    return entry.text
  }
}
