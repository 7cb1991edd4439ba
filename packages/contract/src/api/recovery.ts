import { z } from 'zod'
import { ApiKeyRecord } from '../entities/api-keys.ts'
import { HandedLink } from '../entities/members.ts'
import type { Table } from '../types.ts'
import { Code, Email, NewPassword } from './accounts.ts'

const Done = z.object({ ok: z.boolean() })

const Token = z.string().min(1, 'The link is missing its token.').max(200, 'This isn’t one of our links.')

/** Whether API keys of the person keep working. A person who lost a password may have lost more. */
const KeepKeys = z.boolean('Enter true or false.').default(false)

/** Getting back in without the password, and the address by which that works. */
export const recovery = {
  'POST /auth/forgot-password': {
    feature: 'auth',
    summary:
      'Sends a link for a new password to this address, if an account has it. The answer is the same if none has.',
    access: 'anyone',
    limit: 'costly',
    whilePaused: 'open',
    whileSuspended: 'open',
    body: z.object({ email: Email }),
    response: Done,
    problems: [],
  },
  'POST /auth/reset-password': {
    feature: 'auth',
    summary:
      'Sets a new password with the token of such a link, once. All sessions of the person end, and their API keys unless ' +
      '`keepKeys` says otherwise.',
    access: 'anyone',
    limit: 'sign-in',
    whilePaused: 'open',
    whileSuspended: 'open',
    body: z.object({
      token: Token,
      password: NewPassword,
      keepKeys: KeepKeys,
    }),
    response: Done,
    problems: ['reset-link-invalid'],
  },
  'POST /auth/reset-password/keys': {
    feature: 'auth',
    summary:
      'The API keys of the person to whom such a link belongs, which end with the old password unless they are kept.',
    access: 'anyone',
    limit: 'sign-in',
    whilePaused: 'open',
    body: z.object({ token: Token }),
    response: z.array(ApiKeyRecord),
    problems: ['reset-link-invalid'],
  },
  'POST /auth/recover': {
    feature: 'auth',
    summary:
      'Sets a new password with a recovery code, once; a second factor is asked for as well. All sessions of the person end.',
    access: 'anyone',
    limit: 'sign-in',
    whilePaused: 'open',
    body: z.object({
      username: z.string().trim().min(1, 'Enter your username.').max(254),
      recoveryCode: Code,
      password: NewPassword,
      code: Code.optional(),
      keepKeys: KeepKeys,
    }),
    response: Done,
    problems: ['wrong-recovery-code', 'second-factor-needed', 'wrong-code'],
  },
  'POST /api/admin/users/:id/password-link': {
    feature: 'auth',
    summary:
      'A link for a new password that the operator hands over, for 30 minutes and once. `tenant` is the slug of the site.',
    access: 'operator',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    params: z.object({ id: z.uuid() }),
    body: z.object({ tenant: z.string().max(63) }),
    response: HandedLink,
    status: 201,
    problems: ['not-found', 'operator-password', 'reauthentication-needed'],
  },
  'POST /api/admin/users/:id/password-email': {
    feature: 'auth',
    summary: 'Sends a person the email with a link for a new password. `tenant` is the slug of the site.',
    access: 'operator',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    params: z.object({ id: z.uuid() }),
    body: z.object({ tenant: z.string().max(63) }),
    response: Done,
    problems: ['not-found', 'operator-password', 'no-email'],
  },
  'POST /auth/verify-email': {
    feature: 'auth',
    summary:
      'Confirms an e-mail address with the token of the mail that went to it, once. A new one counts from then on.',
    access: 'anyone',
    limit: 'act',
    whilePaused: 'open',
    body: z.object({ token: Token }),
    response: Done,
    problems: ['verify-link-invalid', 'email-taken'],
  },
  'POST /auth/undo-email-change': {
    feature: 'auth',
    summary:
      'Brings the former e-mail address back with the token of the mail that went to it, within 7 days and once. Every session ' +
      'and every way in that was added since end, and a link for a new password goes to the address.',
    access: 'anyone',
    limit: 'act',
    whilePaused: 'open',
    body: z.object({ token: Token }),
    response: z.object({ email: z.string() }),
    problems: ['undo-link-invalid', 'email-taken'],
  },
  'DELETE /auth/pending-email': {
    feature: 'auth',
    summary: 'Gives up the new e-mail address that waits for its confirmation.',
    access: 'customer',
    limit: 'act',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Done,
    problems: ['not-found'],
  },
  'POST /auth/verify-email/again': {
    feature: 'auth',
    summary: 'Sends another mail with a link that confirms the person’s e-mail address.',
    access: 'customer',
    limit: 'costly',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: Done,
    problems: ['no-email'],
  },
} as const satisfies Table
