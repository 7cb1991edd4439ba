import { createHash } from 'node:crypto'
import { type BrandKitDesign, type DrawnBrandKit } from '@vitrine/contract'
import { BrandKitDesign as Design, DrawnBrandKit as Drawn } from '@vitrine/contract/api'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { RenderJob } from '../../ports/renderer.ts'
import { labelsEveryVideo } from '../tenants/index.ts'

/** Parses a stored design. Properties that were added since are treated as left out. */
export function storedDesign(stored: unknown): BrandKitDesign {
  return Design.parse(stored)
}

/** Returns a kit in the form that is stored with a video. */
export function drawnKit({ design, logo_id: logoId }: { design: unknown; logo_id: string | null }): DrawnBrandKit {
  return { ...storedDesign(design), logoId }
}

/** Parses the brand kit stored with a video; null for the brand of the site. */
export function storedKit(stored: unknown): DrawnBrandKit | null {
  return stored === null ? null : Drawn.parse(stored)
}

/** Returns the current kit of a video, or the one stored with it where that was deleted; null for the brand of the site. */
export function currentKitOf(row: {
  brand_kit: unknown
  kit_design: unknown
  kit_logo_id: string | null
}): DrawnBrandKit | null {
  const { kit_design: design, kit_logo_id: logoId } = row
  return design === null ? storedKit(row.brand_kit) : drawnKit({ design, logo_id: logoId })
}

/** Returns a hash of a video's design. It changes with the kit and with those parts of the site's brand that the kit does not replace. */
export function appearanceWith(
  tenant: Pick<Tenant, 'appearance' | 'brand' | 'settings' | 'vertical'>,
  kit: DrawnBrandKit | null,
) {
  if (!kit) return tenant.appearance
  const own = tenant.settings.video.onCustomerVideos === 'made-with' ? [tenant.brand.companyName] : []
  const label = labelsEveryVideo(tenant.settings) ? ['label'] : []
  // Kits without a label draw what they drew before kits had one.
  const { buttonLabel, ...rest } = kit
  const drawnWith = Object.entries(buttonLabel ? kit : rest).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([tenant.vertical, drawnWith, ...own, ...label]))
    .digest('hex')
    .slice(0, 16)
}

/** Returns the name for the metadata of a video's files: the kit's, where the partner leaves nothing of the site on customers' videos. */
export function nameInFiles(
  { brand, settings }: Pick<Tenant, 'brand' | 'settings'>,
  kit: DrawnBrandKit | null,
): string {
  return kit && settings.video.onCustomerVideos !== 'made-with' ? kit.name : brand.companyName
}

/** The parts of a render job that speak for a business: its brand without the logo, its end card, its lower third. */
export function kitInJob(
  tenant: Pick<Tenant, 'brand' | 'settings'>,
  kit: DrawnBrandKit,
): Pick<RenderJob, 'brand' | 'closing' | 'lowerThird' | 'madeWith'> {
  const { name, colours, fontFamily, phone, email, url, social, closingLine, buttonLabel, lowerThird } = kit
  const contacts = Object.entries({ phone, email, url, social }).filter(([, text]) => text !== '')
  const hasClosing = closingLine !== '' || contacts.length > 0
  const button = buttonLabel ? { button: buttonLabel } : {}
  return {
    brand: { name, ...colours, fontFamily },
    ...(hasClosing ? { closing: { line: closingLine || name, ...button, ...Object.fromEntries(contacts) } } : {}),
    ...(lowerThird ? { lowerThird } : {}),
    ...(tenant.settings.video.onCustomerVideos === 'made-with' ? { madeWith: tenant.brand.companyName } : {}),
  }
}
