import type { AdminTenant } from '@vitrine/contract'
import type { Tenants } from '../../tenants/index.ts'
import type { UsageOverview } from '../../partner-billing/index.ts'
import type { PartnerRow } from '../../tenants/index.ts'

interface Parts {
  tenants: Pick<Tenants, 'withId'>
  usageOverview: UsageOverview
}

export type PartnerViews = ReturnType<typeof createPartnerViews>

/** Tenants as the operator sees them, with their month so far. */
export function createPartnerViews({ tenants, usageOverview }: Parts) {
  return async function partnerViews(rows: readonly PartnerRow[]): Promise<AdminTenant[]> {
    const figures = await usageOverview(rows)
    const known = await Promise.all(rows.map(({ id }) => tenants.withId(id)))
    return rows.flatMap(({ created_at, ...row }, index) => {
      const [tenant, found] = [known[index], figures[index]]
      if (!tenant || !found) return []
      const { origin, prices, brand, settings } = tenant
      const { month, terms, people, waiting, owner, invitedOwner } = found
      const createdAt = created_at.toISOString()
      const { primary, accent } = brand.colours
      const seen = {
        origin,
        colours: { primary, accent },
        currency: prices.currency,
        switches: settings.switches,
        createdAt,
      }
      return [{ ...row, ...seen, people, waiting, owner, invitedOwner, terms, month }]
    })
  }
}
