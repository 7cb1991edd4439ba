import { z } from 'zod'
import { User } from '../entities/people.ts'
import { PASSWORD_LENGTH_MIN } from '../limits/people-limits.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

export const Username = z
  .string()
  .trim()
  .min(1, 'Enter a username.')
  .max(60, 'Keep the username to {maximum, number} characters or fewer.')
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}._@+ -]*$/u, 'Use only letters, digits, spaces and . _ @ + -')

/** Long enough for any passphrase; without a limit, a megabyte of input would decide the cost of hashing. */
export const Password = z.string().max(200, 'Keep the password to {maximum, number} characters or fewer.')

/** A new password. The core also refuses common ones, and those derived from a name. */
export const NewPassword = Password.min(
  PASSWORD_LENGTH_MIN,
  'Password must be at least {minimum, number} characters long.',
)

export const Email = z.email('Enter an email address like name@example.com.').max(254)

/** Six digits of an authenticator app, or a recovery code, however spaced. */
export const Code = z.string().trim().min(1, 'Enter the code.').max(40, 'This code is too long.')

/** The token of a link in an email. */
export const LinkToken = z.string().min(1, 'The link is missing its token.').max(200, 'This isn’t one of our links.')

const Signed = z.object({ user: User })

export const accounts = {
  'POST /auth/register': {
    feature: 'auth',
    summary: 'Creates an account on this site and signs it in.',
    access: 'anyone',
    limit: 'costly',
    body: z.object({
      username: Username,
      password: Password.min(PASSWORD_LENGTH_MIN, 'Password must be at least {minimum, number} characters long'),
      email: z.preprocess((value) => (value === '' ? undefined : value), Email.optional()),
      /** Whether they want newsletters. */
      newsletter: z.boolean('Enter true or false.').default(false),
    }),
    response: Signed,
    status: 201,
    problems: ['username-taken', 'email-taken'],
  },
  'POST /auth/login': {
    feature: 'auth',
    summary: 'Signs a person in.',
    access: 'anyone',
    limit: 'sign-in',
    whilePaused: 'open',
    whileSuspended: 'open',
    body: z.object({
      username: z.string().trim().min(1, 'Enter your username.').max(254),
      password: Password.min(1, 'Enter your password.'),
      code: Code.optional(),
    }),
    response: Signed,
    problems: ['wrong-credentials', 'second-factor-needed', 'wrong-code'],
  },
  'POST /auth/logout': {
    feature: 'accounts',
    summary: 'Ends this session.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    whileSuspended: 'open',
    response: Ok,
    problems: [],
  },
  'GET /auth/user': {
    feature: 'accounts',
    summary: 'The signed-in person; 401 for a visitor.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    whileSuspended: 'open',
    response: Signed,
    problems: [],
  },
  'GET /api/user': {
    feature: 'accounts',
    summary: 'The signed-in person with their credits.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    whileSuspended: 'open',
    response: User,
    problems: [],
  },
  'GET /api/logout': {
    feature: 'accounts',
    summary: 'Ends this session and redirects to the home page.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    whileSuspended: 'open',
    changesState: true,
    response: 'redirect',
    status: 302,
    problems: [],
  },
} as const satisfies Table
