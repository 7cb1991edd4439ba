import type { Deps } from './deps.ts'
import { createBillingModule } from './features/billing/index.ts'
import { createCreditGrantsModule } from './features/credit-grants/index.ts'
import { createInvoicesModule } from './features/invoices/index.ts'
import { createPartnerBillingModule } from './features/partner-billing/index.ts'
import { createReconciliationModule } from './features/reconciliation/index.ts'
import { createStatementsModule } from './features/statements/index.ts'
import { createTwinOrders } from './features/twins/index.ts'
import type { SharedServices } from './shared-services.ts'
import type { SiteFeatures } from './site-features.ts'

export type PaymentFeatures = ReturnType<typeof createPaymentFeatures>

/** Creates the features that count and take money: what customers pay a site, and what partners owe the operator. */
export function createPaymentFeatures(deps: Deps, shared: SharedServices, site: SiteFeatures) {
  const { db, queue, events, documentRenderer, payments, testPayments, clock, newId, report } = deps
  const { partnerFeePercent, platformTenant } = deps.config
  const { audit, recordWebhookEvent } = shared
  const { tenants, ledger, people, auth, email } = site

  const partnerBilling = createPartnerBillingModule(
    { db, events, queue, documentRenderer, payments, testPayments, audit, clock, newId, report },
    { tenants, seller: () => tenants.withSlug(platformTenant) },
  )
  const creditGrants = createCreditGrantsModule(
    { db, events, audit, clock, newId },
    { ledger, termsNow: partnerBilling.usage.termsNow },
  )
  const invoices = createInvoicesModule({ db, documentRenderer })
  const billing = createBillingModule(
    { db, events, recordWebhookEvent, queue, payments, testPayments, audit, partnerFeePercent, clock, newId, report },
    {
      tenants,
      ledger,
      people,
      reauthentication: auth.reauthentication,
      emailPreferences: email.emailPreferences,
      twinOrders: createTwinOrders({ newId }),
      bookPartnerPayment: partnerBilling.collections.reconcile,
    },
  )
  const reconciliation = createReconciliationModule({ db, payments, clock, newId }, { billing })
  const statements = createStatementsModule({ db, clock }, { ledger })

  return { partnerBilling, creditGrants, invoices, billing, reconciliation, statements }
}
