import { createLogos } from './branding/logos-service.ts'
import { createBrandPreviews } from './branding/previews-service.ts'
import { createBrands } from './branding/service.ts'
import { createFigures } from './figures-service.ts'
import { createPrices } from './prices-service.ts'
import { createPartners } from './service.ts'

type Parts = Parameters<typeof createPartners>[0] &
  Parameters<typeof createFigures>[0] &
  Parameters<typeof createPrices>[0] &
  Parameters<typeof createLogos>[0] &
  Parameters<typeof createBrands>[0] &
  Omit<Parameters<typeof createBrandPreviews>[0], 'brands'>

/** What a partner sees and decides about its site. */
export function createWhitelabelRooms(parts: Parts) {
  const brands = createBrands(parts)
  return {
    partners: createPartners(parts),
    figures: createFigures(parts),
    prices: createPrices(parts),
    brands,
    addLogo: createLogos(parts),
    brandPreviews: createBrandPreviews({ ...parts, brands }),
  }
}
