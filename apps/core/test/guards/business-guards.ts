import type { Guard } from './guard.ts'

const LEVELS = 'platform/http/requests/guards.ts'

/** Guards of documents about money, and of actions for a whole tenant. */
export const businessGuards: readonly Guard[] = [
  {
    name: 'an invoice is visible to its person only',
    file: 'features/invoices/service.ts',
    code: "if (row?.userId !== person.id) throw new AppError('not-found')",
    without: "if (!row) throw new AppError('not-found')",
    test: ['test/billing/statements.test.ts', 'is not shown to another person'],
  },
  {
    name: 'an editor cannot change prices',
    file: LEVELS,
    code: "editor: 'partner-editor'",
    without: "editor: 'partner-admin'",
    test: ['test/partner/partner-prices.test.ts', 'are changed by owners and admins only'],
  },
  {
    name: 'an analyst cannot change the brand',
    file: LEVELS,
    code: "analyst: 'partner' }",
    without: "analyst: 'partner-editor' }",
    test: ['test/branding/branding.test.ts', 'allows editors to change it, analysts to read it, and customers neither'],
  },
  {
    name: 'an owner cannot delete a tenant',
    file: LEVELS,
    code: "owner: 'partner-owner'",
    without: "owner: 'operator'",
    test: ['test/partner/partners.test.ts', 'is for operators only'],
  },
  {
    name: 'a bill lists charged videos only',
    file: 'features/partner-billing/store.ts',
    code: ' and settled_half_credits > 0',
    without: '',
    test: ['src/features/partner-billing/metering.test.ts', 'equals the ledger, line by line'],
  },
  {
    name: 'a partner’s CSS rule cannot select the support banner outside the app',
    file: 'features/branding/css/filter.ts',
    code: 'if (page > 0 && beside && !DOWN.includes(beside.name)) return false',
    without: '',
    test: [
      'src/features/branding/css/filter.test.ts',
      'a rule for %s, which is outside the app, is rejected with its line',
    ],
  },
  {
    name: 'a partner’s CSS rule cannot start with a combinator and leave its scope',
    file: 'features/branding/css/filter.ts',
    code: "if (children.first?.type === 'Combinator') return false",
    without: '',
    test: [
      'src/features/branding/css/filter.test.ts',
      'a rule for %s, which is outside the app, is rejected with its line',
    ],
  },
  {
    name: 'the team of a suspended site can only read its bills',
    file: 'platform/http/requests/hosts.ts',
    code: "policy?.whileSuspended !== 'open'",
    without: "policy?.whilePaused !== 'open'",
    test: ['test/access/suspended.test.ts', 'allows its team to read the bills, and nothing else'],
  },
]
