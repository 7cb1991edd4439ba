import type { BillingDetails } from '@vitrine/contract'
import type { Db } from '../../platform/db/open.ts'
import type { Person } from '../../platform/http/request.ts'
import * as store from './buyer-store.ts'

export type BuyerDetails = ReturnType<typeof createBuyerDetails>

/** A buyer's details for invoices. Issued invoices keep the details they were issued with. */
export function createBuyerDetails({ db }: { db: Db }) {
  return {
    read: ({ id, tenantId }: Person): Promise<BillingDetails> =>
      db.inTenant(tenantId, (tx) => store.findDetails(tx, id)),
    async change({ id, tenantId }: Person, details: BillingDetails): Promise<BillingDetails> {
      await db.inTenant(tenantId, (tx) => store.saveDetails(tx, id, details))
      return details
    },
  }
}
