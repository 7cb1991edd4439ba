import { languageOf } from '../../../platform/http/language.ts'
import type { Handlers } from '../../../platform/http/register.ts'
import { sendPdf } from '../../../platform/http/send-pdf.ts'
import { sendTable } from '../../../platform/http/send-table.ts'
import type { UsageLines } from './lines-service.ts'
import type { BillPapers } from './paper-service.ts'
import type { Usage } from './service.ts'

interface Parts {
  usage: Usage
  usageLines: UsageLines
  billPaper: BillPapers
}

type UsageKey = Extract<
  keyof Handlers<'whitelabel'>,
  `GET /api/whitelabel/usage${string}` | `GET /api/whitelabel/invoices${string}`
>

export function usageRoutes({ usage, usageLines, billPaper }: Parts): Pick<Handlers<'whitelabel'>, UsageKey> {
  return {
    'GET /api/whitelabel/usage': async ({ tenant, query }) => usage.month(tenant, query.month),
    'GET /api/whitelabel/usage/lines': async ({ tenant, query: { format, month, ...page }, reply }) => {
      if (format === 'json') return usageLines.page(tenant, month, page)
      const whole = await usage.month(tenant, month)
      return sendTable(reply, `${tenant.slug}-${whole.month}.csv`, usageLines.csv(tenant, whole))
    },
    'GET /api/whitelabel/invoices': async ({ tenant }) => usage.bills(tenant),
    'GET /api/whitelabel/invoices/:month.pdf': async ({ tenant, params, request, reply }) =>
      sendPdf(reply, await billPaper(tenant, params.month, languageOf(request))),
  }
}
