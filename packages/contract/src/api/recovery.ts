import { z } from 'zod'
import type { Table } from '../types.ts'
import { Email, Password } from './accounts.ts'

const Done = z.object({ ok: z.boolean() })

/** Getting back in without the password. */
export const recovery = {
  'POST /auth/forgot-password': {
    feature: 'accounts',
    summary:
      'Sends a link for a new password to this address, if an account has it. The answer is the same if none has.',
    access: 'anyone',
    limit: 'costly',
    body: z.object({ email: Email }),
    response: Done,
    problems: [],
  },
  'POST /auth/reset-password': {
    feature: 'accounts',
    summary: 'Sets a new password with the token of such a link, once. All sessions of the person end.',
    access: 'anyone',
    limit: 'sign-in',
    body: z.object({
      token: z.string().min(1, 'The link has no token.').max(200, 'The link is not one of ours.'),
      password: Password.min(8, 'Password must be at least 8 characters long.'),
    }),
    response: Done,
    problems: ['reset-link-invalid'],
  },
} as const satisfies Table
