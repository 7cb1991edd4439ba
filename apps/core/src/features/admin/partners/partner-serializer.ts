import type { AdminTenant } from '@vitrine/contract'
import type { Tenants } from '../../tenants/index.ts'
import type { UsageOverview } from '../../partner-billing/index.ts'
import type { PartnerRow } from '../../tenants/index.ts'

interface Deps {
  tenants: Pick<Tenants, 'summaries'>
  usageOverview: UsageOverview
}

export type PartnerSerializer = ReturnType<typeof createPartnerSerializer>

/** Tenants as the operator sees them, with their month so far. */
export function createPartnerSerializer({ tenants, usageOverview }: Deps) {
  return async function serializePartners(rows: readonly PartnerRow[]): Promise<AdminTenant[]> {
    const figures = await usageOverview(rows)
    const summaries = await tenants.summaries(rows.map(({ id }) => id))
    return rows.flatMap(({ created_at, ...row }, index) => {
      const [summary, found] = [summaries.get(row.id), figures[index]]
      if (!summary || !found) return []
      const { month, terms, people, waiting, owner, invitedOwner } = found
      const createdAt = created_at.toISOString()
      return [{ ...row, ...summary, createdAt, people, waiting, owner, invitedOwner, terms, month }]
    })
  }
}
