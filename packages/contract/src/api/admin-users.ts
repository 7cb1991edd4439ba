import { z } from 'zod'
import { AdminUserDetails } from '../entities/admin-users.ts'
import { LedgerLine, ledgerFilters } from '../entities/billing.ts'
import { WhitelabelUserSession } from '../entities/whitelabel-users.ts'
import { BALANCE_MAX } from '../limits/console-limits.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'
import { Id, Ok } from './shapes.ts'

const Ended = z.object({ ended: z.number().int() })

const reading = {
  feature: 'admin',
  access: 'operator',
  limit: 'read',
  scope: null,
  duringImpersonation: 'allowed',
} as const
const changing = { ...reading, limit: 'change', duringImpersonation: 'refused' } as const

/** Calls with which operators read and change one person of any tenant. */
export const adminUsers = {
  'GET /api/admin/users/:id': {
    ...reading,
    summary: 'A person of any tenant with their statistics, their newest videos and the presenters they can choose.',
    params: Id,
    response: AdminUserDetails,
    problems: ['not-found'],
  },
  'PATCH /api/admin/users/:id': {
    ...changing,
    summary: 'Disables or enables an account. Disabling ends its sessions at once.',
    params: Id,
    body: z.object({ disabled: z.boolean('Enter true or false.') }),
    response: AdminUserDetails,
    problems: ['not-found', 'own-account', 'operator-account', 'last-owner', 'reauthentication-needed'],
  },
  'PUT /api/admin/users/:id/credits': {
    ...changing,
    summary:
      'Sets a balance. The difference is recorded as an adjustment, with a reason shown to the person; nothing is recorded ' +
      'if the balance does not change.',
    params: Id,
    body: z.object({
      /** The balance that is wanted. */
      credits: z
        .number('Enter a whole number of credits.')
        .int('Enter a whole number of credits.')
        .min(0, 'Enter 0 or more credits.')
        .max(BALANCE_MAX, 'Set at most {maximum, number} credits.'),
      reason: z.string().trim().max(200, 'Use at most {maximum, number} characters.').optional(),
    }),
    response: AdminUserDetails,
    problems: ['not-found'],
  },
  'GET /api/admin/users/:id/ledger': {
    ...reading,
    summary: 'Every change of a person’s credits, newest first, with the balance after it.',
    params: Id,
    query: Paging.extend({
      filter: z.enum(ledgerFilters).default('all'),
      since: z.iso.datetime({ offset: true, error: 'Enter a timestamp like 2026-11-22T09:00:00Z.' }).optional(),
    }),
    response: pageOf(LedgerLine),
    problems: ['not-found'],
  },
  'GET /api/admin/users/:id/sessions': {
    ...reading,
    summary: 'The sessions of a person, last used first.',
    params: Id,
    response: z.array(WhitelabelUserSession),
    problems: ['not-found'],
  },
  'DELETE /api/admin/users/:id/sessions': {
    ...changing,
    summary: 'Signs a person out everywhere. Returns how many sessions there were.',
    params: Id,
    response: Ended,
    problems: ['not-found', 'own-account'],
  },
  'DELETE /api/admin/users/:id/sessions/:sessionId': {
    ...changing,
    summary: 'Ends one session of a person.',
    params: Id.extend({ sessionId: z.uuid() }),
    response: Ended,
    problems: ['not-found', 'own-account'],
  },
  'DELETE /api/admin/users/:id/videos/:videoId': {
    ...changing,
    summary:
      'Moves a person’s video to their trash, from which they can restore it for 30 days. Its share page closes.',
    params: Id.extend({ videoId: z.uuid() }),
    response: Ok,
    problems: ['not-found'],
  },
} as const satisfies Table
