import { linkNext } from '../../platform/http/next-page.ts'
import type { Handlers } from '../../platform/http/register.ts'
import type { DifferencesReport } from './report.ts'

export function reconciliationRoutes({ report }: { report: DifferencesReport }): Handlers<'reconciliation'> {
  return {
    'GET /api/admin/reconciliation': async ({ query, request, reply }) => {
      const { report: differences, next } = await report.read(query)
      linkNext(request, reply, next)
      return differences
    },
    'POST /api/admin/events/:id/replay': async ({ params }) => report.replay(params.id),
  }
}
