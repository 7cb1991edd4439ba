import { z } from 'zod'
import { ReconciliationDifference, ReconciliationReport } from '../entities/admin.ts'
import type { Table } from '../types.ts'
import { ListPaging } from './paging.ts'

/** Calls about differences between the records of the installation and those of the payment provider. */
export const reconciliation = {
  'GET /api/admin/reconciliation': {
    feature: 'reconciliation',
    summary:
      'Differences between our records and the payment provider’s, newest first. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: ListPaging,
    response: ReconciliationReport,
    problems: [],
  },
  'POST /api/admin/events/:id/replay': {
    feature: 'reconciliation',
    summary: 'Checks the payment of a difference again. Returns the remaining difference, or null.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: z.object({ difference: ReconciliationDifference.nullable() }),
    problems: ['not-found', 'payments-unreachable'],
  },
} as const satisfies Table
