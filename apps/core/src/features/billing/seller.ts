import type { Tenant } from '../../platform/tenant.ts'
import type { Seller } from '../../ports/payments.ts'

/** Who sells on a tenant's site. */
export function sellerOf(tenant: Pick<Tenant, 'id'>): Seller {
  return { tenantId: tenant.id, account: null, feePercent: 0 }
}
