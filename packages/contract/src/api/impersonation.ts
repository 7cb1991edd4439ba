import { z } from 'zod'
import { User } from '../entities/people.ts'
import { SupportStatus, SupportTokenInfo, SupportAccess } from '../entities/impersonation.ts'
import type { Table } from '../types.ts'
import { Id, Ok } from './shapes.ts'

const Reason = z
  .string()
  .trim()
  .min(5, 'Enter a short description.')
  .max(300, 'Use at most {maximum, number} characters.')

const Pass = z.string().min(1, 'The link is missing its token.').max(200, 'This isn’t one of our links.')

/** Support sessions in a person's account, which need that person's consent. */
export const impersonation = {
  'POST /api/support': {
    feature: 'impersonation',
    summary: 'Grants the team of this site access to one’s own account. It can be withdrawn at any time.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ reason: Reason }),
    response: SupportStatus,
    status: 201,
    problems: ['support-open'],
  },
  'PATCH /api/support': {
    feature: 'impersonation',
    summary: 'Grants or refuses a request for access to one’s own account.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ allowed: z.boolean() }),
    response: z.object({ support: SupportStatus.nullable() }),
    problems: ['not-found'],
  },
  'DELETE /api/act-as': {
    feature: 'impersonation',
    summary: 'Ends a support session at once, from either side, or withdraws the access.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'allowed',
    response: Ok,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/users/:id/act-as': {
    feature: 'impersonation',
    summary: 'Requests access to a customer’s account. Returns where the session begins once they have granted it.',
    access: 'partner-admin',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    body: z.object({ reason: Reason }),
    response: SupportAccess,
    problems: ['not-found', 'own-account', 'support-customers-only', 'support-open'],
  },
  'POST /api/admin/users/:id/act-as': {
    feature: 'impersonation',
    summary: 'Requests an operator’s access to the account of a person on a team. `tenant` is the slug of their site.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z.object({ reason: Reason, tenant: z.string().max(63) }),
    response: SupportAccess,
    problems: ['not-found', 'own-account', 'support-customers-only', 'support-open'],
  },
  'POST /auth/support-pass': {
    feature: 'impersonation',
    summary: 'Returns what the token of a support session is for.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    body: z.object({ pass: Pass }),
    response: SupportTokenInfo,
    problems: ['support-pass-invalid'],
  },
  'POST /auth/support': {
    feature: 'impersonation',
    summary: 'Starts a support session in this browser, for 30 minutes. The caller’s own session is unaffected.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    body: z.object({ pass: Pass }),
    response: z.object({ user: User }),
    problems: ['support-pass-invalid'],
  },
} as const satisfies Table
