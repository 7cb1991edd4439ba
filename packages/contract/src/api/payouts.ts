import { z } from 'zod'
import { Payouts } from '../entities/payouts.ts'
import { Tax } from '../entities/tax.ts'
import type { Table } from '../types.ts'

const TaxSetting = z.object({ tax: Tax.nullable() })

/** Calls about the payout account and the tax settings of a tenant. */
export const payouts = {
  'GET /api/whitelabel/tax': {
    feature: 'partner',
    summary: 'The tax that is included in the prices of this tenant; null if none is shown.',
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
    summary: 'Changes the tax on future orders and invoices. Prices include it and stay the same.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: TaxSetting,
    response: TaxSetting,
    problems: [],
  },
  'GET /api/whitelabel/payouts': {
    feature: 'billing',
    summary: 'Whether customers pay to the partner’s own account, and whether payments are real.',
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
    summary: 'Starts or continues the onboarding of the partner’s own account. Returns the URL at the provider.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: z.object({ url: z.string() }),
    problems: ['payments-off', 'payments-unreachable', 'reauthentication-needed'],
  },
  'POST /api/whitelabel/stripe/disconnect': {
    feature: 'billing',
    summary: 'Disconnects the partner’s own account. New sales go through the platform’s account; earlier ones stay.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Payouts,
    problems: ['not-found', 'payments-unreachable', 'reauthentication-needed'],
  },
  'POST /api/sandbox/account': {
    feature: 'billing',
    summary: 'Completes the onboarding of the partner’s account, as the provider’s pages would. Sandbox only.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: Payouts,
    problems: ['not-found', 'payments-unreachable'],
  },
} as const satisfies Table
