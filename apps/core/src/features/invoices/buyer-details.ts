import type { BillingDetails } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import * as store from './buyer-store.ts'

export type BuyerDetails = ReturnType<typeof createBuyerDetails>

/** Who somebody is on paper. Invoices that were written keep what they were written with. */
export function createBuyerDetails({ db }: { db: Db }) {
  return {
    read: ({ id, tenantId }: Person): Promise<BillingDetails> =>
      db.inTenant(tenantId, (tx) => store.findDetails(tx, id)),
    async change({ id, tenantId }: Person, details: BillingDetails): Promise<BillingDetails> {
      await db.inTenant(tenantId, (tx) => store.keepDetails(tx, id, details))
      return details
    },
  }
}
