import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { createEnqueueEmail } from '../../platform/email/enqueue.ts'
import type { SendableEmail } from '../../platform/email/sendable.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import type { DocumentRenderer } from '../../ports/document-renderer.ts'
import type { Payments, TestPayments } from '../../ports/payments.ts'
import { type Tenants, withRows } from '../tenants/index.ts'
import { createAgreedTerms } from './agreed-terms.ts'
import { createPartnerDunning } from './dunning.ts'
import { partnerBillingEmails as billEmails } from './emails.ts'
import { createInvoicePdfs } from './invoice-pdf.ts'
import { createPartnerInvoices } from './invoices.ts'
import { createUsageEverywhere, createUsageOverview } from './overview.ts'
import { createCollections } from './payments/collection.ts'
import { collectionEmails } from './payments/emails.ts'
import { createMonthClose } from './payments/month-close.ts'
import { createPaymentMethods } from './payments/payment-method.ts'
import { createPlanChanges } from './plans/service.ts'
import { createUsage } from './service.ts'
import { createSettlement } from './settlement.ts'
import { createUsageLines } from './usage-lines.ts'

export type { AgreedTerms } from './agreed-terms.ts'
export type { PartnerInvoices } from './invoices.ts'
export { type Month, monthOf } from './month.ts'
export type { UsageEverywhere, UsageOverview } from './overview.ts'
export { partnerBillingRoutes } from './routes.ts'
export type { Usage } from './service.ts'
export type { PaymentMethods } from './payments/payment-method.ts'
export { saveRemovedInvoices } from './removed-invoice-store.ts'
export { countVideosBy } from './store.ts'

/** Every email about bills. */
export const partnerBillingEmails: SendableEmail[] = [...billEmails, ...collectionEmails]

interface Platform {
  db: Db
  events: Pick<Events, 'publish'>
  queue: Queue
  documentRenderer: DocumentRenderer
  /** Null where nothing can be sold. */
  payments: Payments | null
  /** The same where it moves no money, else null. */
  testPayments: (Payments & TestPayments) | null
  audit: Audit
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  tenants: Pick<Tenants, 'drop'>
  /** The platform's own tenant, which sells to partners. */
  seller: () => Promise<Tenant | undefined>
}

export type PartnerBillingModule = ReturnType<typeof createPartnerBillingModule>

/** Usage and fees of partners: metering, invoices, and dunning. */
export function createPartnerBillingModule(platform: Platform, { tenants, seller }: Inputs) {
  const { db, events, queue, documentRenderer, payments, testPayments, audit, clock, newId, report } = platform
  const enqueueEmail = createEnqueueEmail(queue)
  const usage = createUsage({ db, clock })
  const settlement = createSettlement({ clock, audit, events })
  const charging = { db, payments, tenants, queue, settlement, enqueueEmail, clock, newId, report }
  const collections = createCollections(charging)
  const paymentMethods = createPaymentMethods({ db, payments, testPayments, audit })
  const partnerInvoices = createPartnerInvoices({ db, tenants, clock, audit, settlement, collections, enqueueEmail })
  return {
    usage,
    agreed: createAgreedTerms({ clock }),
    usageOverview: createUsageOverview({ db, clock }),
    usageEverywhere: createUsageEverywhere({ db, clock }),
    usageLines: createUsageLines({ db, usage }),
    partnerInvoices,
    partnerDunning: createPartnerDunning({ db, clock, audit, events, collections, enqueueEmail }),
    tenantsInDebt: withRows('platform_invoice', 'paid_at is null'),
    invoicePdf: createInvoicePdfs({ usage, documentRenderer, seller }),
    collections,
    paymentMethods,
    planChanges: createPlanChanges({ db, tenants, events, audit, clock }),
    tenantsWithCustomer: withRows('partner_customer'),
    closeMonth: createMonthClose({ db, clock, partnerInvoices, paymentMethods }),
  }
}
