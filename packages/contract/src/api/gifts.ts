import { z } from 'zod'
import { CreditGifts } from '../entities/team.ts'
import type { Table } from '../types.ts'

/** Credits that a team gives to people of its site, within its plan. */
export const gifts = {
  'GET /api/whitelabel/users/:id/credits': {
    feature: 'billing',
    summary: 'What somebody has and was given, and how much the plan lets the team still give this month.',
    access: 'partner-admin',
    limit: 'read',
    params: z.object({ id: z.uuid() }),
    response: CreditGifts,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/users/:id/credits': {
    feature: 'billing',
    summary:
      'Gives somebody credits, with a reason that they read. The same `id` is given once, however often it arrives.',
    access: 'partner-admin',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      id: z.uuid('Send an id of your own, a UUID.'),
      credits: z
        .number()
        .positive('Give at least half a credit.')
        .max(1000, 'Give at most 1000 credits at once.')
        .refine((credits) => Number.isInteger(credits * 2), 'Give whole or half credits.'),
      reason: z
        .string()
        .trim()
        .min(3, 'Say what it is for: the person reads it.')
        .max(200, 'Use at most 200 characters.'),
    }),
    response: CreditGifts,
    status: 201,
    problems: ['not-found', 'gift-beyond-plan', 'key-reused'],
  },
} as const satisfies Table
