import { z } from 'zod'
import { ApiKeyRecord } from '../entities/api-keys.ts'
import { OneTimeLink } from '../entities/members.ts'
import type { Table } from '../types.ts'
import { Code, Email, LinkToken, NewPassword } from './accounts.ts'
import { Id, Ok } from './shapes.ts'

/** Whether API keys of the person keep working. A person who lost a password may have lost more. */
const KeepKeys = z.boolean('Enter true or false.').default(false)

/** Account recovery without the password. */
export const recovery = {
  'POST /auth/forgot-password': {
    feature: 'auth',
    summary: 'Sends a password reset link to this address if an account has it. The response is the same if none does.',
    access: 'anyone',
    limit: 'costly',
    whilePaused: 'open',
    whileSuspended: 'open',
    body: z.object({ email: Email }),
    response: Ok,
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
      token: LinkToken,
      password: NewPassword,
      keepKeys: KeepKeys,
    }),
    response: Ok,
    problems: ['reset-link-invalid'],
  },
  'POST /auth/reset-password/keys': {
    feature: 'auth',
    summary:
      'The API keys of the person of a password reset link. They are revoked with the reset unless they are kept.',
    access: 'anyone',
    limit: 'sign-in',
    whilePaused: 'open',
    body: z.object({ token: LinkToken }),
    response: z.array(ApiKeyRecord),
    problems: ['reset-link-invalid'],
  },
  'POST /auth/recover': {
    feature: 'auth',
    summary:
      'Sets a new password with a recovery code, which works once. A second factor is required as well. All sessions of the person end.',
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
    response: Ok,
    problems: ['wrong-recovery-code', 'second-factor-needed', 'wrong-code'],
  },
  'POST /api/admin/users/:id/password-link': {
    feature: 'auth',
    summary:
      'Creates a password reset link to pass on by hand. It works once, within 30 minutes. `tenant` is the slug of the site.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z.object({ tenant: z.string().max(63) }),
    response: OneTimeLink,
    status: 201,
    problems: ['not-found', 'operator-password', 'reauthentication-needed'],
  },
  'POST /api/admin/users/:id/password-email': {
    feature: 'auth',
    summary: 'Sends a person the email with a password reset link. `tenant` is the slug of the site.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z.object({ tenant: z.string().max(63) }),
    response: Ok,
    problems: ['not-found', 'operator-password', 'no-email'],
  },
} as const satisfies Table
