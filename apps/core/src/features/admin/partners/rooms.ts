import { createUsage } from '../../whitelabel/usage/service.ts'
import { createRemovals } from './removal-service.ts'
import { createPartnerSites } from './service.ts'

type Parts = Omit<Parameters<typeof createPartnerSites>[0], 'usage'> &
  Omit<Parameters<typeof createRemovals>[0], 'partners'>

/** What the operator does with the sites of partners, put together from its parts. */
export function createPartnerRooms(parts: Parts) {
  const partnerSites = createPartnerSites({ ...parts, usage: createUsage(parts) })
  return { partnerSites, removals: createRemovals({ ...parts, partners: partnerSites }) }
}
