import { languageOf } from '../../platform/http/language.ts'
import { answerPage } from '../../platform/http/next-page.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { sendPdf } from '../../platform/http/files/send-pdf.ts'
import { sendTable } from '../../platform/http/files/send-table.ts'
import type { UsageLines } from './usage-lines.ts'
import type { InvoicePdfs } from './invoice-pdf.ts'
import type { Collections } from './payments/collection.ts'
import type { PaymentMethods } from './payments/payment-method.ts'
import type { PlanChanges } from './plans/service.ts'
import type { Usage } from './service.ts'

interface Deps {
  usage: Usage
  usageLines: UsageLines
  invoicePdf: InvoicePdfs
  collections: Pick<Collections, 'payNow'>
  paymentMethods: PaymentMethods
  planChanges: PlanChanges
}

export function partnerBillingRoutes(deps: Deps): Handlers<'partner-billing'> {
  const { usage, usageLines, invoicePdf, collections, paymentMethods, planChanges } = deps
  return {
    'GET /api/whitelabel/usage': async ({ tenant, query }) => usage.month(tenant, query.month),
    'GET /api/whitelabel/usage/lines': async ({ tenant, query: { format, month, ...page }, reply }) => {
      if (format === 'json') return usageLines.page(tenant, month, page)
      const whole = await usage.month(tenant, month)
      return sendTable(reply, `${tenant.slug}-${whole.month}.csv`, usageLines.csv(tenant, whole))
    },
    'GET /api/whitelabel/invoices': async ({ tenant, query, request, reply }) =>
      answerPage(request, reply, await usage.partnerInvoices(tenant, query)),
    'GET /api/whitelabel/invoices/:month.pdf': async ({ tenant, person, params, request, reply }) =>
      sendPdf(reply, await invoicePdf({ tenant, person }, params.month, languageOf(request))),
    'POST /api/whitelabel/invoices/:month/payment': async ({ tenant, params }) => {
      await collections.payNow(tenant, params.month)
      return usage.month(tenant, params.month)
    },
    'GET /api/whitelabel/payment-method': async ({ tenant }) => paymentMethods.read(tenant),
    'POST /api/whitelabel/payment-method/portal': async ({ tenant, person }) => paymentMethods.portal(tenant, person),
    'PUT /api/whitelabel/payment-method/test-card': async ({ tenant, person, body }) =>
      paymentMethods.saveTestCard(tenant, person, body.cardNumber),
    'GET /api/whitelabel/plan': async ({ tenant }) => planChanges.read(tenant),
    'PUT /api/whitelabel/plan': async ({ tenant, person, body }) => planChanges.change(tenant, person, body),
  }
}
