import { z } from 'zod'
import { EditedPrices, FreeCredits, PartnerPrices } from '../entities/prices.ts'
import {
  ChecklistStep,
  StatusCheck,
  WhitelabelAnalytics,
  WhitelabelPartner,
  WhitelabelVideo,
  WhitelabelVideoStats,
} from '../entities/whitelabel.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'

/** A partner's dashboard: the plan, the figures of the month, and the switches of the site. */
export const whitelabel = {
  'GET /api/whitelabel/partner': {
    feature: 'whitelabel',
    summary: 'The plan of this tenant and how much of it is used this month. Amounts are int US cents.',
    access: 'partner',
    limit: 'read',
    response: WhitelabelPartner,
    problems: [],
  },
  'PATCH /api/whitelabel/partner': {
    feature: 'whitelabel',
    summary: 'Switches: the set-up is done; the site is open. A closed site keeps everything and makes no videos.',
    access: 'partner-admin',
    limit: 'act',
    body: z
      .object({ onboardingCompleted: z.boolean().optional(), platformActive: z.boolean().optional() })
      .refine((change) => Object.keys(change).length > 0, 'Send onboardingCompleted or platformActive.'),
    response: WhitelabelPartner,
    problems: ['platform-stays-open'],
  },
  'GET /api/whitelabel/analytics': {
    feature: 'whitelabel',
    summary: 'Customers, videos and income of this tenant in this calendar month (UTC).',
    access: 'partner',
    limit: 'read',
    response: WhitelabelAnalytics,
    problems: [],
  },
  'GET /api/whitelabel/status': {
    feature: 'whitelabel',
    summary: 'How this tenant’s site is doing. Every line is a check that was made for this answer.',
    access: 'partner',
    limit: 'read',
    response: z.array(StatusCheck),
    problems: [],
  },
  'GET /api/whitelabel/checklist': {
    feature: 'whitelabel',
    summary: 'The steps from a new site to its first sale, each ticked by the facts.',
    access: 'partner',
    limit: 'read',
    response: z.array(ChecklistStep),
    problems: [],
  },
  'GET /api/whitelabel/videos': {
    feature: 'whitelabel',
    summary:
      'The videos of this tenant’s people, newest first; `q` and `status` narrow them. Scripts stay with their owners.',
    access: 'partner',
    limit: 'read',
    query: Paging.extend({
      q: z.string().trim().max(200).optional(),
      status: z.enum(['pending', 'processing', 'ready', 'failed']).optional(),
    }),
    response: pageOf(WhitelabelVideo),
    problems: [],
  },
  'GET /api/whitelabel/videos/stats': {
    feature: 'whitelabel',
    summary: 'How many videos this tenant’s people have, by state.',
    access: 'partner',
    limit: 'read',
    response: WhitelabelVideoStats,
    problems: [],
  },
  'GET /api/whitelabel/prices': {
    feature: 'whitelabel',
    summary: 'The price list of this tenant with cost and margin of each offer, and the list that is planned.',
    access: 'partner',
    limit: 'read',
    response: PartnerPrices,
    problems: [],
  },
  'PUT /api/whitelabel/prices': {
    feature: 'whitelabel',
    summary:
      'Puts a price list in force, now or from `effectiveAt` on; it replaces what was planned. Begun purchases keep their price.',
    access: 'partner-admin',
    limit: 'act',
    body: z.object({
      prices: EditedPrices,
      freeCredits: FreeCredits.optional(),
      effectiveAt: z.iso.datetime('Send a moment such as 2027-01-31T00:00:00Z.').optional(),
    }),
    response: PartnerPrices,
    problems: [],
  },
} as const satisfies Table
