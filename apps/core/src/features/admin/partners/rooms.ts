import { createTenantFolders } from './folders-service.ts'
import { createRemovals } from './removal-service.ts'
import { createPartnerSites } from './service.ts'

type Parts = Parameters<typeof createPartnerSites>[0] &
  Omit<Parameters<typeof createTenantFolders>[0], 'partners'> &
  Omit<Parameters<typeof createRemovals>[0], 'partners'>

/** What the operator does with the sites of partners, put together from its parts. */
export function createPartnerRooms(parts: Parts) {
  const partnerSites = createPartnerSites(parts)
  return {
    partnerSites,
    removals: createRemovals({ ...parts, partners: partnerSites }),
    tenantFolders: createTenantFolders({ ...parts, partners: partnerSites }),
  }
}
