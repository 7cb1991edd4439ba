import { z } from 'zod'
import { User } from '../entities/people.ts'
import { SupportNote, SupportPass, SupportWish } from '../entities/impersonation.ts'
import type { Table } from '../types.ts'

const Done = z.object({ ok: z.boolean() })

const Reason = z
  .string()
  .trim()
  .min(5, 'Enter a short description.')
  .max(300, 'Use at most {maximum, number} characters.')

const Pass = z.string().min(1, 'The link is missing its token.').max(200, 'This isn’t one of our links.')

/** Looking after somebody's account from the inside, only ever with their leave. */
export const support = {
  'POST /api/support': {
    feature: 'impersonation',
    summary:
      'Lets the team of this site into one’s own account for a while, to help. It can be taken back at any time.',
    access: 'customer',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ reason: Reason }),
    response: SupportNote,
    status: 201,
    problems: ['support-open'],
  },
  'PATCH /api/support': {
    feature: 'impersonation',
    summary: 'Answers whoever asked to come into one’s own account.',
    access: 'customer',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ allowed: z.boolean() }),
    response: z.object({ support: SupportNote.nullable() }),
    problems: ['not-found'],
  },
  'DELETE /api/act-as': {
    feature: 'impersonation',
    summary: 'Ends a support login at once, from either side, or takes the leave for it back.',
    access: 'customer',
    limit: 'act',
    scope: null,
    duringImpersonation: 'allowed',
    response: Done,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/users/:id/act-as': {
    feature: 'impersonation',
    summary: 'Asks a customer whether one may come into their account, or begins where they have allowed it.',
    access: 'partner-admin',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: Reason }),
    response: SupportWish,
    problems: ['not-found', 'own-account', 'support-customers-only', 'support-open'],
  },
  'POST /api/admin/users/:id/act-as': {
    feature: 'impersonation',
    summary: 'The same for operators, who look after the people of a team. `tenant` is the slug of their site.',
    access: 'operator',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: Reason, tenant: z.string().max(63) }),
    response: SupportWish,
    problems: ['not-found', 'own-account', 'support-customers-only', 'support-open'],
  },
  'POST /auth/support-pass': {
    feature: 'impersonation',
    summary: 'What the support login with this pass is about.',
    access: 'anyone',
    limit: 'act',
    whilePaused: 'open',
    body: z.object({ pass: Pass }),
    response: SupportPass,
    problems: ['support-pass-invalid'],
  },
  'POST /auth/support': {
    feature: 'impersonation',
    summary: 'Begins a support login in this browser, for 30 minutes. One’s own session stays as it is.',
    access: 'anyone',
    limit: 'act',
    whilePaused: 'open',
    body: z.object({ pass: Pass }),
    response: z.object({ user: User }),
    problems: ['support-pass-invalid'],
  },
} as const satisfies Table
