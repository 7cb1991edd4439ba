import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of the security dashboard. */
export async function fillSecurity(tx: TenantTx, userId: string): Promise<void> {
  const own = { tenant_id: tx.tenantId }
  await tx
    .insertInto('traffic')
    .values({ ...own, user_id: userId, seconds: 60, starts_at: new Date() })
    .execute()
  await tx
    .insertInto('ip_block')
    .values({ ...own, id: newId(), network: '203.0.113.7/32' })
    .execute()
  await tx
    .insertInto('alert_acknowledgement')
    .values({ ...own, audit_id: newId(), user_id: userId })
    .execute()
}
