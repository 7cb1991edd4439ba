import type { Db } from '../../platform/db/open.ts'
import type { DocumentRenderer } from '../../ports/document-renderer.ts'
import { createBuyerDetails } from './buyer-details.ts'
import { createInvoices } from './service.ts'

export { findDetails, purgeDetails } from './buyer-store.ts'
export { invoiceNumber } from './invoice-number.ts'
export { invoiceSummaries, listPaid, sumPaidByDay, sumPaidByMonth } from './figures-store.ts'
export { twinName } from './invoice-messages.ts'
export { invoicesRoutes } from './routes.ts'
export {
  type NewInvoice,
  insertInvoice,
  listInvoices,
  listInvoicesOf,
  lockInvoice,
  recordReturned,
  pageOfInvoices,
} from './store.ts'

interface Platform {
  db: Db
  documentRenderer: Pick<DocumentRenderer, 'invoices'>
}

/** The invoices of payments, and the buyers' details on them. */
export function createInvoicesModule({ db, documentRenderer }: Platform) {
  return {
    invoices: createInvoices({ db, documentRenderer }),
    buyerDetails: createBuyerDetails({ db }),
  }
}
