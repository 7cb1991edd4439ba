import { z } from 'zod'
import { EmailBlastOrder, TeamEmailBlastOrder } from '../entities/email-blasts.ts'
import { ONE_LINE } from '../entities/one-line.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'
import { Id } from './shapes.ts'

const Area = z
  .string()
  .trim()
  .min(1, 'Enter the metro area or market.')
  .max(120, 'Use at most {maximum, number} characters.')
  .regex(ONE_LINE, 'Keep the area on one line, without control or direction characters.')
const Note = z.string().trim().max(1000, 'Use at most {maximum, number} characters.').default('')

/** Orders of the email blast, which people of the site's team carry out. */
export const emailBlasts = {
  'GET /api/email-blast-orders': {
    feature: 'email-blasts',
    summary: 'The person’s orders of the email blast, newest first.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: Paging,
    response: pageOf(EmailBlastOrder),
    problems: [],
  },
  'POST /api/email-blast-orders': {
    feature: 'email-blasts',
    summary:
      'Orders the email blast. The team of the site is notified by email and sees it in its list. Nothing is charged.',
    access: 'customer',
    limit: 'costly',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ area: Area, note: Note }),
    response: EmailBlastOrder,
    status: 201,
    problems: ['email-blast-not-sold', 'email-blast-ordered', 'no-email'],
  },
  'GET /api/whitelabel/email-blast-orders': {
    feature: 'email-blasts',
    summary: 'The orders of the email blast on this site, newest first.',
    access: 'partner-admin',
    limit: 'read',
    scope: 'people:read',
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    query: Paging.extend({
      /** `open`: only those that wait. */
      state: z.enum(['open', 'all']).default('all'),
    }),
    response: pageOf(TeamEmailBlastOrder),
    problems: [],
  },
  'PATCH /api/whitelabel/email-blast-orders/:id': {
    feature: 'email-blasts',
    summary: 'Marks an order as done or open.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    body: z.object({ isDone: z.boolean() }),
    response: TeamEmailBlastOrder,
    problems: ['not-found', 'email-blast-ordered'],
  },
} as const satisfies Table
