import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { sendPdf } from '../../platform/http/files/send-pdf.ts'
import type { BuyerDetails } from './buyer-details.ts'
import type { Invoices } from './service.ts'

interface Services {
  invoices: Invoices
  buyerDetails: BuyerDetails
}

export function invoicesRoutes({ invoices, buyerDetails }: Services): Handlers<'invoices'> {
  return {
    'GET /api/invoices/:id.pdf': async ({ tenant, person, params, request, reply }) =>
      sendPdf(reply, await invoices.pdfOf(tenant, person, params.id, languageOf(request))),
    'GET /api/billing/tax-invoice': async ({ tenant, person, query, request, reply }) =>
      sendPdf(reply, await invoices.ofYear(tenant, person, query.year, languageOf(request))),
    'GET /api/billing/details': async ({ person }) => buyerDetails.read(person),
    'PUT /api/billing/details': async ({ person, body }) => buyerDetails.change(person, body),
  }
}
