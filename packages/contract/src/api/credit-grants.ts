import { z } from 'zod'
import { CreditGrantList } from '../entities/members.ts'
import { GrantedToMany } from '../entities/whitelabel-users.ts'
import type { Table } from '../types.ts'
import { Id } from './shapes.ts'

const Credits = z
  .number()
  .positive('Enter at least half a credit.')
  .max(1000, 'Enter at most {maximum, number} credits at a time.')
  .refine((credits) => Number.isInteger(credits * 2), 'Enter whole or half credits.')
const Reason = z
  .string()
  .trim()
  .min(3, 'Enter a reason. The customer can read it.')
  .max(200, 'Use at most {maximum, number} characters.')
const GrantId = z.uuid('Send a unique ID (UUID).')

/** The number of people on a page of a list. */
const PEOPLE_MAX = 100

/** Credits that a team gives to people of its site, within its plan. */
export const creditGrants = {
  'GET /api/whitelabel/users/:id/credits': {
    feature: 'credit-grants',
    summary: 'The credits of a person with their grants, and how much the plan lets the team grant this month.',
    access: 'partner-admin',
    limit: 'read',
    scope: 'people:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    params: Id,
    response: CreditGrantList,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/users/:id/credits': {
    feature: 'credit-grants',
    summary: 'Grants a person credits, with a reason shown to them. Idempotent by `id`.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    body: z.object({ id: GrantId, credits: Credits, reason: Reason }),
    response: CreditGrantList,
    status: 201,
    problems: ['not-found', 'grant-beyond-plan', 'key-reused'],
  },
  'POST /api/whitelabel/users/credits': {
    feature: 'credit-grants',
    summary: 'Grants many people the same credits with the same reason, all or none. Idempotent by each `id`.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      grants: z
        .array(z.object({ id: GrantId, userId: z.uuid() }))
        .min(1, 'Choose at least one user.')
        .max(PEOPLE_MAX, 'Choose at most {maximum, number} users at a time.')
        .refine(
          (grants) => new Set(grants.map(({ userId }) => userId)).size === grants.length,
          'List each user only once.',
        ),
      credits: Credits,
      reason: Reason,
    }),
    response: GrantedToMany,
    status: 201,
    problems: ['not-found', 'grant-beyond-plan', 'key-reused'],
  },
} as const satisfies Table
