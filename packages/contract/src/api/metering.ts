import { z } from 'zod'
import { Month, PlatformInvoice, UsageLine, UsageMonth } from '../entities/metering.ts'
import type { Table } from '../types.ts'

const Asked = z.object({ month: Month.optional() })

/** What partners use of the platform and owe for it: the counting, the bills, and what the operator does with them. */
export const metering = {
  'GET /api/whitelabel/usage': {
    feature: 'whitelabel',
    summary: 'What this tenant used in a month and owes for it; the running month without `month`. Int US cents.',
    access: 'partner',
    limit: 'read',
    query: Asked,
    response: UsageMonth,
    problems: [],
  },
  'GET /api/whitelabel/usage/lines': {
    feature: 'whitelabel',
    summary: 'Every video and every digital twin of a month, oldest first; `format=csv` is the whole month as a table.',
    access: 'partner',
    limit: 'read',
    query: Asked.extend({
      format: z.enum(['json', 'csv']).default('json'),
      /** The position of the last line that was seen. */
      after: z.coerce.number().int('Send a whole number.').min(0, 'Send 0 or more.').default(0),
      limit: z.coerce
        .number()
        .int('Send a whole number.')
        .min(1, 'Ask for 1 item or more.')
        .max(100, 'Ask for at most 100 items at once.')
        .default(50),
    }),
    response: z.object({ items: z.array(UsageLine), nextAfter: z.number().int().nullable() }),
    otherwise: 'file',
    problems: [],
  },
  'GET /api/whitelabel/invoices': {
    feature: 'whitelabel',
    summary: 'The bills that the platform issued to this tenant, newest first; at most 120.',
    access: 'partner',
    limit: 'read',
    response: z.array(UsageMonth),
    problems: [],
  },
  'GET /api/whitelabel/invoices/:month.pdf': {
    feature: 'whitelabel',
    summary: 'A bill that was issued, as PDF.',
    access: 'partner',
    limit: 'heavy',
    params: z.object({ month: Month }),
    response: 'file',
    problems: ['not-found', 'invoice-failed'],
  },
  'GET /api/admin/invoices': {
    feature: 'admin',
    summary: 'The bills of all partners for a month, drafts as well; the running month without `month`.',
    access: 'operator',
    limit: 'read',
    query: Asked,
    response: z.array(PlatformInvoice),
    problems: [],
  },
  'POST /api/admin/invoices': {
    feature: 'admin',
    summary:
      'Issues the bills of a month that is over, to one partner or to all; each once. Answers those of the month.',
    access: 'operator',
    limit: 'act',
    body: z.object({ month: Month, tenantId: z.uuid().optional() }),
    response: z.array(PlatformInvoice),
    problems: ['month-open'],
  },
  'PATCH /api/admin/invoices': {
    feature: 'admin',
    summary: 'Marks an issued bill as paid or not. A site that was paused for it opens again when nothing is owed.',
    access: 'operator',
    limit: 'act',
    body: z.object({ month: Month, tenantId: z.uuid(), isPaid: z.boolean() }),
    response: z.array(PlatformInvoice),
    problems: ['not-found'],
  },
} as const satisfies Table
