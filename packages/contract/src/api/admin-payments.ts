import { z } from 'zod'
import { AdminWebhookEvent, ReconciliationDifference, ReconciliationReport } from '../entities/admin.ts'
import type { Table } from '../types.ts'
import { ListPaging } from './paging.ts'

/** What the payment provider told the platform, and where its books differ from ours. */
export const adminPayments = {
  'GET /api/admin/webhook-events': {
    feature: 'admin',
    summary:
      'What the payment provider told, newest first; `q` is the id of one, or of what it is about. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: ListPaging.extend({ q: z.string().trim().max(200).optional() }),
    response: z.array(AdminWebhookEvent),
    problems: [],
  },
  'POST /api/admin/webhook-events/:eventId/replay': {
    feature: 'admin',
    summary: 'Handles an event as if it had come now. Nothing is booked twice.',
    access: 'operator',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found', 'payments-unreachable'],
  },
  'GET /api/admin/reconciliation': {
    feature: 'admin',
    summary:
      'Where our books and those of the payment provider differ, newest first. The next page is in the Link header.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: ListPaging,
    response: ReconciliationReport,
    problems: [],
  },
  'POST /api/admin/events/:id/replay': {
    feature: 'admin',
    summary:
      'Checks the payment of a difference again and compares anew. Returns the difference that is left, or null.',
    access: 'operator',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    response: z.object({ difference: ReconciliationDifference.nullable() }),
    problems: ['not-found', 'payments-unreachable'],
  },
} as const satisfies Table
