import { z } from 'zod'
import type { Table } from '../types.ts'
import { LinkToken } from './accounts.ts'

const Done = z.object({ ok: z.boolean() })

/** Confirming the e-mail address of an account, and going back to the former one. */
export const emailAddresses = {
  'POST /auth/verify-email': {
    feature: 'email-addresses',
    summary: 'Confirms an email address with the token that was sent to it. A token works once.',
    access: 'anyone',
    limit: 'act',
    whilePaused: 'open',
    body: z.object({ token: LinkToken }),
    response: Done,
    problems: ['verify-link-invalid', 'email-taken'],
  },
  'POST /auth/undo-email-change': {
    feature: 'email-addresses',
    summary:
      'Brings the former e-mail address back with the token of the mail that went to it, within 7 days and once. Every session ' +
      'and every way in that was added since end, and a link for a new password goes to the address.',
    access: 'anyone',
    limit: 'act',
    whilePaused: 'open',
    body: z.object({ token: LinkToken }),
    response: z.object({ email: z.string() }),
    problems: ['undo-link-invalid', 'email-taken'],
  },
  'DELETE /auth/pending-email': {
    feature: 'email-addresses',
    summary: 'Cancels a change of the email address that is not confirmed yet.',
    access: 'customer',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Done,
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
    response: Done,
    problems: ['no-email'],
  },
} as const satisfies Table
