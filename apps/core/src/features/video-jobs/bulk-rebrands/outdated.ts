import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { appearanceWith, currentKitOf, storedKit } from '../../brand-kits/index.ts'
import type { DrawnLook } from '../video-rows.ts'

type Branded = Pick<Tenant, 'appearance' | 'brand' | 'settings' | 'vertical'>

/**
 * Returns whether a video would look different if it were drawn now. For the site only its own brand counts, because people
 * decide about the brand kits of their videos themselves.
 */
export function isOutdated(tenant: Branded, look: DrawnLook, of: 'person' | 'site'): boolean {
  const kit = of === 'site' ? storedKit(look.brand_kit) : currentKitOf(look)
  return look.appearance !== appearanceWith(tenant, kit)
}
