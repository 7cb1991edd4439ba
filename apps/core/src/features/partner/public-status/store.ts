import { auditSummaries } from '../../../platform/audit/log-store.ts'
import type { TenantTx } from '../../../platform/db/open.ts'
import { tenantSummaries } from '../../tenants/index.ts'

const CLOSINGS = ['site-paused', 'site-resumed', 'tenant-paused', 'tenant-resumed'] as const
export type Closing = (typeof CLOSINGS)[number]

/** Lists the closings and openings of the site since a moment, by its team or its operator, oldest first. */
export async function listClosings(tx: TenantTx, since: Date): Promise<{ at: Date; action: Closing }[]> {
  const rows = await auditSummaries(tx)
    .where('action', 'in', CLOSINGS)
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, action }) => ({ at, action: action as Closing }))
}

export async function findOpening(tx: TenantTx): Promise<Date> {
  const { created_at: openedAt } = await tenantSummaries(tx).executeTakeFirstOrThrow()
  return openedAt
}
