import { z } from 'zod'
import { Payouts } from '../entities/payouts.ts'
import { Tax } from '../entities/tax.ts'
import type { Table } from '../types.ts'

const TaxSetting = z.object({ tax: Tax.nullable() })

/** Where the money of a partner's customers goes, and the tax in it. */
export const payouts = {
  'GET /api/whitelabel/tax': {
    feature: 'partner',
    summary: 'The tax that the prices of this tenant contain; null where none is shown.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: TaxSetting,
    problems: [],
  },
  'PUT /api/whitelabel/tax': {
    feature: 'partner',
    summary: 'Changes the tax on orders and invoices from now on. Prices stay: they contain it.',
    access: 'partner-admin',
    limit: 'act',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: TaxSetting,
    response: TaxSetting,
    problems: [],
  },
  'GET /api/whitelabel/payouts': {
    feature: 'billing',
    summary: 'Whether customers pay to an account of the partner’s own, and whether real money is moved.',
    access: 'partner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: Payouts,
    problems: ['payments-unreachable'],
  },
  'POST /api/whitelabel/stripe/connect': {
    feature: 'billing',
    summary:
      'Begins or goes on with an account of the partner’s own: the address at which the provider asks its questions.',
    access: 'partner-owner',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: z.object({ url: z.string() }),
    problems: ['payments-off', 'payments-unreachable', 'reauthentication-needed'],
  },
  'POST /api/whitelabel/stripe/disconnect': {
    feature: 'billing',
    summary: 'Sells through the platform’s account again; what was sold before stays at the partner’s own.',
    access: 'partner-owner',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Payouts,
    problems: ['not-found', 'payments-unreachable', 'reauthentication-needed'],
  },
  'POST /api/sandbox/account': {
    feature: 'billing',
    summary: 'Answers the questions about the partner’s account as the provider’s pages would; with the sandbox only.',
    access: 'partner-owner',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    response: Payouts,
    problems: ['not-found', 'payments-unreachable'],
  },
} as const satisfies Table
