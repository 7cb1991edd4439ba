import { answerPage } from '../../platform/http/next-page.ts'
import { sendTable } from '../../platform/http/files/send-table.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { CreditLines } from './credit-lines.ts'
import type { CreditUsages } from './credit-usage.ts'
import type { PaymentStatements } from './payments.ts'

interface Services {
  payments: PaymentStatements
  creditLines: CreditLines
  creditUsages: CreditUsages
}

export function statementsRoutes({ payments, creditLines, creditUsages }: Services): Handlers<'statements'> {
  return {
    'GET /api/orders/:id': async ({ tenant, person, params }) => payments.order(tenant, person, params.id),
    'GET /api/billing/history': async ({ tenant, person, query, request, reply }) =>
      answerPage(request, reply, await payments.page(tenant, person, query, languageOf(request))),
    'GET /api/credits/ledger': async ({ tenant, person, query: { format, ...page }, reply }) => {
      if (format === 'json') return creditLines.page(tenant, person, page)
      return sendTable(reply, `${tenant.slug}-credits.csv`, creditLines.csv(tenant, person, page))
    },
    'GET /api/whitelabel/users/:id/ledger': async ({ tenant, params, query }) =>
      creditLines.pageOf(tenant, params.id, query),
    'GET /api/credits/usage': async ({ person }) => creditUsages.usage(person),
  }
}
