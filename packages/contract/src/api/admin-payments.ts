import { z } from 'zod'
import { AdminWebhookEvent } from '../entities/admin.ts'
import type { Table } from '../types.ts'
import { ListPaging } from './paging.ts'
import { Ok } from './shapes.ts'

/** Calls that list the events received from the payment provider. */
export const adminPayments = {
  'GET /api/admin/webhook-events': {
    feature: 'admin',
    summary:
      'The events of the payment provider, newest first; `q` is the id of one or of its subject. The next page is in the Link header.',
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
    summary: 'Processes an event again. Nothing is recorded twice.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found', 'payments-unreachable'],
  },
} as const satisfies Table
