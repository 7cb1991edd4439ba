import { type PriceList, withTestLists } from '@vitrine/contract'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant.ts'

/** What a person can buy: operators also what payments are tried out with. */
export function listFor({ prices }: Tenant, { role }: Person): PriceList {
  return role === 'operator' ? withTestLists(prices) : prices
}
