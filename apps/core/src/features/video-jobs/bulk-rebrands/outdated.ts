import type { Tenant } from '../../../platform/tenant.ts'
import { appearanceWith, currentKitOf, storedKit } from '../../brand-kits/index.ts'
import type { DrawnLook } from '../video-rows.ts'

type Branded = Pick<Tenant, 'appearance' | 'brand' | 'settings' | 'vertical'>

/**
 * Whether a video would look different if it were drawn now. For the site only its own brand counts: whether a changed brand kit
 * goes into finished videos is the choice of its person.
 */
export function isOutdated(tenant: Branded, look: DrawnLook, of: 'person' | 'site'): boolean {
  const kit = of === 'site' ? storedKit(look.brand_kit) : currentKitOf(look)
  return look.appearance !== appearanceWith(tenant, kit)
}
