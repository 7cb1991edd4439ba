import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events/events.ts'
import { createEnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { Payments, ProviderObject, TestPayments } from '../../ports/payments.ts'
import type { RecordWebhookEvent } from '../../platform/events/webhook-facts.ts'
import type { AuthModule } from '../auth/index.ts'
import type { People } from '../people/index.ts'
import type { EmailModule } from '../email/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { createAutoTopUps } from './top-ups/auto-top-up.ts'
import { createDunning } from './subscriptions/dunning.ts'
import { createOrderExpiry } from './order-expiry.ts'
import { createPaymentReconciliation } from './payment-reconciliation.ts'
import { createPayouts } from './payouts/payouts.ts'
import { createBillingPersonalData } from './personal-data.ts'
import { createProviderLookup } from './provider-lookup.ts'
import { createPausing } from './subscriptions/pausing.ts'
import { createSellers } from './payouts/seller.ts'
import { createBilling } from './service.ts'
import { createSubscriptions } from './subscriptions/subscriptions.ts'
import { createTestMode } from './test-mode.ts'
import { createTopUpPurchases } from './top-ups/top-up-purchase.ts'
import type { TwinOrders } from './twins.ts'
import { createWebhooks } from './webhooks.ts'

export type { AutoTopUps } from './top-ups/auto-top-up.ts'
export { listUnchecked, recordChecked } from './checked-store.ts'
export { creditsOf, grantedSources } from './crediting.ts'
export { describe } from './describe-lines.ts'
export { billingEmails } from './emails.ts'
export { startPaymentWorker } from './jobs.ts'
export type { BillingPersonalData } from './personal-data.ts'
export type { ProviderLookup } from './provider-lookup.ts'
export { billingRoutes } from './routes.ts'
export { callProvider, providerObjectOf } from './service.ts'
export { countChecked, findWebhookEvent, listOrdersEverywhere, listWebhookEvents } from './queries/operator-store.ts'
export { findPurchase, listPaymentCustomers, listPurchasesById, pageOfFailed } from './store.ts'
export { type SubscriptionRow, findSubscription, isLive } from './subscriptions/subscription-store.ts'
export { secondsOf } from './subscriptions/subscriptions.ts'
export { countBoughtTwins } from './twins.ts'
export { acceptEvent } from './webhooks.ts'

interface Platform {
  db: Db
  events: Events
  recordWebhookEvent: RecordWebhookEvent
  queue: Queue
  /** Null where nothing can be sold. */
  payments: Payments | null
  /** The same provider when it moves no money, else null. */
  testPayments: (Payments & TestPayments) | null
  audit: Audit
  /** The operator's fee on payments to a tenant's own account, in percent. */
  partnerFeePercent: number
  clock: Clock
  newId: () => string
  report: (error: Error) => void
}

interface Inputs {
  tenants: Pick<Tenants, 'withId'>
  ledger: Ledger
  people: People
  reauthentication: AuthModule['reauthentication']
  emailPreferences: EmailModule['emailPreferences']
  twinOrders: TwinOrders
  /** Books a payment of a partner to the operator. Returns false for any other. */
  bookPartnerPayment: (tenantId: string, providerObject: ProviderObject) => Promise<boolean>
}

export type BillingModule = ReturnType<typeof createBillingModule>

/** Buying credits: orders, payments, subscriptions, payouts, and the automatic top-up. */
export function createBillingModule(platform: Platform, inputs: Inputs) {
  const {
    db,
    events,
    recordWebhookEvent,
    queue,
    payments,
    testPayments,
    audit,
    partnerFeePercent,
    clock,
    newId,
    report,
  } = platform
  const { tenants, ledger, people, reauthentication, emailPreferences, bookPartnerPayment, twinOrders } = inputs
  const enqueueEmail = createEnqueueEmail(queue)
  const dunning = createDunning({ db, enqueueEmail, clock })
  const sellers = createSellers({ db, payments, partnerFeePercent })
  const pausing = createPausing({ db, payments, sellers, tenants, enqueueEmail })
  const notifications = { events, recordWebhookEvent, enqueueEmail }
  const paymentReconciliation = createPaymentReconciliation({
    db,
    payments,
    sellers,
    ledger,
    people,
    dunning,
    pausing,
    twinOrders,
    clock,
    newId,
    report,
    ...notifications,
  })
  const payouts = createPayouts({ db, payments, testPayments, partnerFeePercent, reauthentication, audit, clock })
  const selling = { db, payments, people, paymentReconciliation, sellers, clock }
  return {
    sellers,
    paymentReconciliation,
    dunning,
    pausing,
    payouts,
    lookUp: createProviderLookup({ paymentReconciliation, payouts, bookPartnerPayment }),
    autoTopUps: createAutoTopUps({
      db,
      payments,
      sellers,
      ledger,
      emailPreferences,
      queue,
      enqueueEmail,
      clock,
      newId,
    }),
    orderExpiry: createOrderExpiry({ db, payments, paymentReconciliation, sellers, clock }),
    topUpPurchases: createTopUpPurchases({ ...selling, tenants, enqueueEmail }),
    billing: createBilling({ ...selling, newId }),
    subscriptions: createSubscriptions({ db, payments, ledger, paymentReconciliation, sellers }),
    webhooks: createWebhooks({ db, payments, tenants, sellers, queue, clock }),
    testMode: createTestMode({ db, testPayments, sellers }),
    personalData: createBillingPersonalData({ db, payments, sellers }),
  }
}
