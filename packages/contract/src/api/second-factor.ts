import { z } from 'zod'
import type { Table } from '../types.ts'
import { Code, Password } from './accounts.ts'
import { Ok } from './shapes.ts'

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Codes of the second factor. Without the password, the person has to have authenticated within ten minutes. */
export const secondFactor = {
  'POST /auth/totp': {
    feature: 'auth',
    summary: 'Creates the secret for an authenticator app. It takes effect once a code is confirmed.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ password: Password.optional() }),
    response: z.object({ secret: z.string(), address: z.string(), qrSvg: z.string() }),
    problems: ['wrong-password', 'reauthentication-needed', 'second-factor-on'],
  },
  'POST /auth/totp/confirm': {
    feature: 'auth',
    summary: 'Turns the second factor on and returns ten recovery codes, once. All other sessions of the person end.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ code: Code }),
    response: RecoveryCodes,
    problems: ['wrong-code', 'no-second-factor'],
  },
  'DELETE /auth/totp': {
    feature: 'auth',
    summary: 'Turns the second factor off and deletes its recovery codes. All other sessions of the person end.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ password: Password.optional(), code: Code }),
    response: Ok,
    problems: ['wrong-password', 'reauthentication-needed', 'wrong-code', 'no-second-factor'],
  },
  'POST /auth/recovery-codes': {
    feature: 'auth',
    summary: 'Creates ten recovery codes, which replace all earlier ones, and returns them once.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({ password: Password.optional(), code: Code.optional() }),
    response: RecoveryCodes,
    problems: ['wrong-password', 'reauthentication-needed', 'second-factor-needed', 'wrong-code'],
  },
} as const satisfies Table
