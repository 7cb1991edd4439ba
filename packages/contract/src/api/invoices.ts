import { z } from 'zod'
import type { Table } from '../types.ts'

/** Receipts of payments as PDF documents. */
export const invoices = {
  'GET /api/invoices/:id.pdf': {
    feature: 'invoices',
    summary: 'An invoice of the person as PDF, in their language and under the brand.',
    access: 'customer',
    limit: 'tools',
    scope: null,
    duringImpersonation: 'allowed',
    response: 'file',
    problems: ['not-found', 'invoice-failed'],
  },
  'GET /api/billing/tax-invoice': {
    feature: 'invoices',
    summary: 'All invoices of the person in a year as one PDF.',
    access: 'customer',
    limit: 'tools',
    scope: null,
    duringImpersonation: 'allowed',
    query: z.object({ year: z.coerce.number().int().min(2000).max(2200) }),
    response: 'file',
    problems: ['not-found', 'invoice-failed'],
  },
} as const satisfies Table
