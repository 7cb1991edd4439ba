import type { Db } from '../../platform/db/open.ts'
import { findSlug } from './store.ts'

const SLUGS_MAX = 10_000

/** Returns a function that maps tenant ids to slugs for the log. Slugs do not change, so each is read once. */
export function createSlugs(db: Db): (tenantId: string) => Promise<string | undefined> {
  const cache = new Map<string, string>()
  return async (tenantId) => {
    const cached = cache.get(tenantId)
    if (cached !== undefined) return cached
    const slug = await findSlug(db, tenantId)
    if (slug === undefined) return undefined
    if (cache.size >= SLUGS_MAX) cache.clear()
    cache.set(tenantId, slug)
    return slug
  }
}
