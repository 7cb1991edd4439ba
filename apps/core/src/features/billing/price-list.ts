import { type PriceList, withTestLists } from '@vitrine/contract'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'

/** Returns the offers that a person can buy. Operators also get the test offers. */
export function listFor({ prices }: Tenant, { role }: Person): PriceList {
  return role === 'operator' ? withTestLists(prices) : prices
}
