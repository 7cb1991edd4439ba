import type { Db } from '../../platform/db/open.ts'
import { findSlug } from './store.ts'

const KEPT_MAX = 10_000

/** Returns a function that maps tenant ids to slugs for the log. Slugs do not change, so each is read once. */
export function createSlugs(db: Db): (tenantId: string) => Promise<string | undefined> {
  const kept = new Map<string, string>()
  return async (tenantId) => {
    const known = kept.get(tenantId)
    if (known !== undefined) return known
    const slug = await findSlug(db, tenantId)
    if (slug === undefined) return undefined
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(tenantId, slug)
    return slug
  }
}
