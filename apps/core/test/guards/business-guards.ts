import type { Guard } from './guard.ts'

const LEVELS = 'platform/http/guards.ts'

/** What keeps papers about money, and acts for a whole tenant, with those whose they are. */
export const businessGuards: readonly Guard[] = [
  {
    name: 'an invoice is its person’s only',
    file: 'features/billing/invoices.ts',
    code: "if (row?.userId !== person.id) throw new AppError('not-found')",
    without: "if (!row) throw new AppError('not-found')",
    test: ['test/statements.test.ts', 'is nobody else’s'],
  },
  {
    name: 'an editor is no admin, and changes no price',
    file: LEVELS,
    code: "editor: 'partner-editor'",
    without: "editor: 'partner-admin'",
    test: ['test/partner-prices.test.ts', 'are changed by owners and admins only'],
  },
  {
    name: 'an analyst is no editor, and changes no brand',
    file: LEVELS,
    code: "analyst: 'partner' }",
    without: "analyst: 'partner-editor' }",
    test: ['test/branding.test.ts', 'lets editors change the brand, analysts read it, and customers neither'],
  },
  {
    name: 'an owner is no operator, and deletes no tenant',
    file: LEVELS,
    code: "owner: 'partner-owner'",
    without: "owner: 'operator'",
    test: ['test/partners.test.ts', 'is asked for by operators only'],
  },
]
