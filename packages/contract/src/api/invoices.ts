import { z } from 'zod'
import { BillingDetails } from '../entities/tax.ts'
import type { Table } from '../types.ts'

/** Receipts of payments as PDF documents, and who people are on them. */
export const invoices = {
  'GET /api/invoices/:id.pdf': {
    feature: 'invoices',
    summary: 'An invoice of the person as PDF, in their language and under the brand.',
    access: 'customer',
    limit: 'tools',
    scope: null,
    duringImpersonation: 'allowed',
    response: 'file',
    problems: ['not-found', 'busy', 'invoice-failed'],
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
    problems: ['not-found', 'busy', 'invoice-failed'],
  },
  'GET /api/billing/details': {
    feature: 'invoices',
    summary: 'The invoice details of the person: company, address and tax ID, empty if not set.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: BillingDetails,
    problems: [],
  },
  'PUT /api/billing/details': {
    feature: 'invoices',
    summary: 'Changes the invoice details. Existing invoices do not change.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: BillingDetails,
    response: BillingDetails,
    problems: [],
  },
} as const satisfies Table
