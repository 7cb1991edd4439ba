import { z } from 'zod'
import type { Table } from '../types.ts'
import { LinkToken } from './accounts.ts'
import { Ok } from './shapes.ts'

/** Confirming the e-mail address of an account, and going back to the former one. */
export const emailAddresses = {
  'POST /auth/verify-email': {
    feature: 'email-addresses',
    summary:
      'Confirms the signed-in person’s email address with the token that was sent to it. A token works once, and only for ' +
      'the account that it was sent for.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ token: LinkToken }),
    response: Ok,
    problems: ['verify-link-invalid', 'verify-link-of-another-account', 'email-taken'],
  },
  'POST /auth/undo-email-change': {
    feature: 'email-addresses',
    summary:
      'Restores the former email address with the token that was sent to it, once within 7 days. All sessions and every ' +
      'sign-in method added since then end, and a password reset link is sent to the address.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    body: z.object({ token: LinkToken }),
    response: z.object({ email: z.string() }),
    problems: ['undo-link-invalid', 'email-taken'],
  },
  'DELETE /auth/pending-email': {
    feature: 'email-addresses',
    summary: 'Cancels an email address change that is not confirmed yet.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Ok,
    problems: ['not-found'],
  },
  'POST /auth/verify-email/again': {
    feature: 'email-addresses',
    summary: 'Sends another link that confirms the person’s email address.',
    access: 'customer',
    limit: 'costly',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Ok,
    problems: ['no-email'],
  },
} as const satisfies Table
