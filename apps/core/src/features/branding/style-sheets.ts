import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import type { TenantTx } from '../../platform/db/open.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Owner } from '../../ports/owner.ts'
import { tasks } from './css/filter-tasks.ts'
import type { FilteredCss } from './css/filter.ts'
import * as store from './store.ts'

/** The number of recently filtered sheets that are cached. Each has at most 50,000 characters, filtered and unfiltered. */
const KNOWN_MAX = 40
/** The newest style sheets that a site keeps. Each save of a draft may store one. */
const SHEETS_MAX = 50

export type StyleSheets = ReturnType<typeof createStyleSheets>

/**
 * Style sheets of partners. A long one is filtered in a thread before its transaction begins, since all others would wait for
 * that transaction, and is then in the cache.
 */
export function createStyleSheets({ threads }: { threads: Pick<ThreadPool, 'run'> }) {
  const known = new LRUCache<string, FilteredCss>({ max: KNOWN_MAX })
  return { prepare, storeSheet }

  async function prepare(owner: Owner, text: string): Promise<void> {
    if (!known.has(text)) known.set(text, await threads.run(tasks.filterCss, text, owner))
  }

  /**
   * Stores a filtered style sheet under its hash, and deletes old ones except `publishedHash`. Returns null when nothing remains.
   */
  async function storeSheet(
    tx: TenantTx,
    text: string,
    publishedHash: string | null,
  ): Promise<{ hash: string | null } & FilteredCss> {
    const filtered = known.get(text) ?? (await tasks.filterCss.run(text))
    known.set(text, filtered)
    const { css, faults } = filtered
    if (css === '') return { hash: null, css, faults }
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 32)
    await store.saveSheet(tx, hash, css)
    await store.deleteOldSheets(tx, SHEETS_MAX, publishedHash)
    return { hash, css, faults }
  }
}

export function sheetUrl(hash: string | null): string | null {
  return hash && `/theme/${hash}.css`
}

export function logoUrl(id: string): string {
  return `/theme/${id}.svg`
}
