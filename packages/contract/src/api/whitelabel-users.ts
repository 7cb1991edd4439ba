import { z } from 'zod'
import { LedgerLine, ledgerFilters } from '../entities/billing.ts'
import { Role } from '../entities/people.ts'
import {
  WhitelabelUser,
  WhitelabelUserDetails,
  WhitelabelUserSession,
  WhitelabelUserStats,
} from '../entities/whitelabel-users.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf, sortedPageOf, sortedPaging } from './paging.ts'
import { Id } from './shapes.ts'

/** Filters of the list of people. A missing field does not filter. */
const UserFilter = z.object({
  q: z.string().trim().max(200).optional(),
  role: Role.exclude(['operator']).optional(),
  state: z.enum(['active', 'suspended', 'never-seen']).optional(),
  plan: z.enum(['subscribed', 'past-due', 'ended', 'none']).optional(),
})

const reading = {
  access: 'partner-admin',
  limit: 'read',
  scope: 'people:read',
  duringImpersonation: 'allowed',
  whilePaused: 'open',
} as const

/** The people of a tenant, as its team looks after them. */
export const whitelabelUsers = {
  'GET /api/whitelabel/users': {
    ...reading,
    feature: 'partner',
    summary: 'The people of this tenant with credits, plan and videos, newest first unless sorted otherwise.',
    query: sortedPaging('createdAt', 'user', 'credits', 'plan', 'videos', 'lastSeen').extend(UserFilter.shape),
    response: sortedPageOf(WhitelabelUser),
    problems: [],
  },
  'GET /api/whitelabel/users/stats': {
    ...reading,
    feature: 'partner',
    summary: 'The number of people that the list shows with the same filter.',
    query: UserFilter,
    response: WhitelabelUserStats,
    problems: [],
  },
  'GET /api/whitelabel/users.csv': {
    ...reading,
    limit: 'heavy',
    feature: 'partner',
    summary: 'The people who match the filter, or those with the given `ids`, as CSV.',
    query: UserFilter.extend({
      /** Ids with commas between them. */
      ids: z
        .string()
        .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,99}$/, 'Enter up to a hundred user IDs, separated by commas.')
        .transform((ids) => ids.split(','))
        .optional(),
    }),
    response: 'file',
    problems: [],
  },
  'GET /api/whitelabel/users/:id': {
    ...reading,
    feature: 'partner',
    summary: 'One person of this tenant with their figures.',
    params: Id,
    response: WhitelabelUserDetails,
    problems: ['not-found'],
  },
  'GET /api/whitelabel/users/:id/ledger': {
    ...reading,
    feature: 'statements',
    summary: 'Every change of a person’s credits, newest first, with the balance after it.',
    params: Id,
    query: Paging.extend({
      filter: z.enum(ledgerFilters).default('all'),
      since: z.iso.datetime({ offset: true, error: 'Enter a timestamp like 2026-11-22T09:00:00Z.' }).optional(),
    }),
    response: pageOf(LedgerLine),
    problems: ['not-found'],
  },
  'GET /api/whitelabel/users/:id/sessions': {
    ...reading,
    feature: 'members',
    summary: 'The sessions of a person, last used first.',
    params: Id,
    response: z.array(WhitelabelUserSession),
    problems: ['not-found'],
  },
  'DELETE /api/whitelabel/users/:id/sessions': {
    feature: 'members',
    summary: 'Signs a person out everywhere. Returns how many sessions there were.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: z.object({ ended: z.number().int() }),
    problems: ['not-found', 'own-account', 'above-own-level'],
  },
  'DELETE /api/whitelabel/users/:id/sessions/:sessionId': {
    feature: 'members',
    summary: 'Ends one session of a person.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id.extend({ sessionId: z.uuid() }),
    response: z.object({ ended: z.number().int() }),
    problems: ['not-found', 'own-account', 'above-own-level'],
  },
} as const satisfies Table
