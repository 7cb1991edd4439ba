import type { Db } from '../../platform/db/open.ts'
import { findSlug } from './store.ts'

const KEPT_MAX = 10_000

/** Returns what names tenants in the log by their slug, which is asked for once; slugs do not change. */
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
