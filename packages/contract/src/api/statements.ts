import { z } from 'zod'
import { CreditUsage, LedgerLine, Order, PaymentRecord, ledgerFilters } from '../entities/billing.ts'
import type { Table } from '../types.ts'
import { ListPaging, Paging, pageOf } from './paging.ts'

/** Orders, payments and credits, as people read them. */
export const statements = {
  'GET /api/orders/:id': {
    feature: 'statements',
    summary: 'An order.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: Order,
    problems: ['not-found'],
  },
  'GET /api/billing/history': {
    feature: 'statements',
    summary: 'The person’s payments, newest first. The next page is in the Link header.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: ListPaging,
    response: z.array(PaymentRecord),
    problems: [],
  },
  'GET /api/credits/ledger': {
    feature: 'statements',
    summary:
      'Every change of the person’s credits, newest first, with the balance after it; `format=csv` returns all of them.',
    access: 'customer',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    query: Paging.extend({
      filter: z.enum(ledgerFilters).default('all'),
      /** Only what happened since then. */
      since: z.iso.datetime({ offset: true, error: 'Enter a timestamp like 2026-11-22T09:00:00Z.' }).optional(),
      format: z.enum(['json', 'csv']).default('json'),
    }),
    response: pageOf(LedgerLine),
    otherwise: 'file',
    problems: [],
  },
  'GET /api/credits/usage': {
    feature: 'statements',
    summary: 'The person’s balance by bucket, the credits used in this period, and those that expire within 30 days.',
    access: 'customer',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    response: CreditUsage,
    problems: [],
  },
} as const satisfies Table
