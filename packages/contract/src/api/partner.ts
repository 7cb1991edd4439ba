import { z } from 'zod'
import { EditedPrices, FreeCredits, PartnerPrices } from '../entities/prices.ts'
import {
  ChecklistStep,
  StatusCheck,
  WhitelabelAnalytics,
  WhitelabelPartner,
  WhitelabelVideo,
  WhitelabelVideoStats,
} from '../entities/partner.ts'
import type { Table } from '../types.ts'
import { sortedPageOf, sortedPaging } from './paging.ts'

/** A partner's dashboard: the plan, the figures of the month, and the switches of the site. */
export const partner = {
  'GET /api/whitelabel/partner': {
    feature: 'partner',
    summary: 'The plan of this tenant and its usage this month. Amounts are US cents.',
    access: 'partner',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    whileSuspended: 'open',
    response: WhitelabelPartner,
    problems: [],
  },
  'PATCH /api/whitelabel/partner': {
    feature: 'partner',
    summary:
      'Marks the setup as complete, or pauses or resumes the site. A paused site keeps everything and makes no videos.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z
      .object({ onboardingCompleted: z.boolean().optional(), platformActive: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0, 'Send onboardingCompleted or platformActive.'),
    response: WhitelabelPartner,
    problems: ['platform-stays-open'],
  },
  'GET /api/whitelabel/analytics': {
    feature: 'partner',
    summary: 'Customers, videos and income of this tenant in this calendar month (UTC).',
    access: 'partner',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: WhitelabelAnalytics,
    problems: [],
  },
  'GET /api/whitelabel/status': {
    feature: 'partner',
    summary: 'The state of this tenant’s site. Every item is checked for this response.',
    access: 'partner',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(StatusCheck),
    problems: [],
  },
  'GET /api/whitelabel/checklist': {
    feature: 'partner',
    summary: 'The steps from a new site to its first sale. Completed steps are derived from the data.',
    access: 'partner',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(ChecklistStep),
    problems: [],
  },
  'GET /api/whitelabel/videos': {
    feature: 'partner',
    summary:
      'The videos of this tenant’s people, or of the one with the id `user`, newest first unless sorted otherwise. No scripts.',
    access: 'partner',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: sortedPaging('createdAt', 'title', 'user', 'status', 'length', 'credits', 'views').extend({
      q: z.string().trim().max(200).optional(),
      status: z.enum(['pending', 'processing', 'ready', 'failed', 'taken-down']).optional(),
      user: z.uuid().optional(),
    }),
    response: sortedPageOf(WhitelabelVideo),
    problems: ['not-found'],
  },
  'GET /api/whitelabel/videos/stats': {
    feature: 'partner',
    summary: 'How many videos this tenant’s people have, by state.',
    access: 'partner',
    limit: 'read',
    scope: 'figures:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: WhitelabelVideoStats,
    problems: [],
  },
  'GET /api/whitelabel/prices': {
    feature: 'partner',
    summary: 'The price list of this tenant with cost and margin of each offer, and the planned list.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: PartnerPrices,
    problems: [],
  },
  'PUT /api/whitelabel/prices': {
    feature: 'partner',
    summary:
      'Sets the price list, now or from `effectiveAt` on; it replaces a planned one. Purchases that have begun keep their price.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      prices: EditedPrices,
      freeCredits: FreeCredits.optional(),
      effectiveAt: z.iso.datetime('Send a timestamp such as 2027-01-31T00:00:00Z.').optional(),
    }),
    response: PartnerPrices,
    problems: [],
  },
} as const satisfies Table
