import { z } from 'zod'
import type { Table } from '../types.ts'
import { Code, Password } from './accounts.ts'
import { Ok } from './shapes.ts'

/** Re-authentication, which sensitive calls require when the sign-in is more than ten minutes old. */
export const reauthentication = {
  'POST /auth/reauthenticate': {
    feature: 'auth',
    summary:
      'Authenticates the signed-in person again, by password or by a code, for ten minutes of sensitive calls in this ' +
      'session. With neither it tells whether that is needed; `methods` of the problem says with what it works.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ password: Password.optional(), code: Code.optional() }),
    response: Ok,
    problems: ['reauthentication-needed', 'wrong-password', 'wrong-code', 'no-second-factor'],
  },
} as const satisfies Table
