import { createLogos } from './branding/logos-service.ts'
import { createBrandPreviews } from './branding/previews-service.ts'
import { createBrands } from './branding/service.ts'
import { createSheets } from './branding/sheets.ts'
import { createChecklist } from './checklist-service.ts'
import { createFigures } from './figures-service.ts'
import { createBrandFromSite } from './website/service.ts'
import { createNewsletterSending } from './newsletters/sending-service.ts'
import { createNewsletters } from './newsletters/service.ts'
import { createPrices } from './prices-service.ts'
import { createPartners } from './service.ts'
import { createSiteStatus } from './status-service.ts'
import { createTaxes } from './tax-service.ts'
import { createUsageRooms } from './usage/rooms.ts'
import { createPartnerVideos } from './videos-service.ts'

type Parts = Parameters<typeof createUsageRooms>[0] &
  Omit<Parameters<typeof createPartners>[0], 'usage'> &
  Parameters<typeof createPartnerVideos>[0] &
  Parameters<typeof createFigures>[0] &
  Parameters<typeof createSiteStatus>[0] &
  Omit<Parameters<typeof createPrices>[0], 'usage'> &
  Parameters<typeof createNewsletters>[0] &
  Omit<Parameters<typeof createNewsletterSending>[0], 'newsletters'> &
  Parameters<typeof createLogos>[0] &
  Omit<Parameters<typeof createBrands>[0], 'sheets'> &
  Parameters<typeof createSheets>[0] &
  Omit<Parameters<typeof createBrandFromSite>[0], 'brandPreviews' | 'brands' | 'logos'> &
  Omit<Parameters<typeof createBrandPreviews>[0], 'brands'>

/** What a partner sees and decides about its site. */
export function createWhitelabelRooms(parts: Parts) {
  const brands = createBrands({ ...parts, sheets: createSheets(parts) })
  const logos = createLogos(parts)
  const brandPreviews = createBrandPreviews({ ...parts, brands })
  const rooms = createUsageRooms(parts)
  const { usage } = rooms
  const newsletters = createNewsletters(parts)
  return {
    ...rooms,
    newsletters,
    newsletterSending: createNewsletterSending({ ...parts, newsletters }),
    partners: createPartners({ ...parts, usage }),
    partnerVideos: createPartnerVideos(parts),
    figures: createFigures(parts),
    siteStatus: createSiteStatus(parts),
    checklist: createChecklist(parts),
    prices: createPrices({ ...parts, usage }),
    taxes: createTaxes(parts),
    brands,
    logos,
    brandPreviews,
    brandFromSite: createBrandFromSite({ ...parts, brands, logos, brandPreviews }),
  }
}
