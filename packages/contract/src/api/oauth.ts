import { z } from 'zod'
import { ExternalIdentity, User } from '../entities/people.ts'
import type { Table } from '../types.ts'
import { Id, Ok } from './shapes.ts'

/** Long enough for every value that a provider writes into an address. */
const word = z.string().max(4096)

/** Signing in with an external identity (Google, or any OpenID provider), and connecting such identities. */
export const oauth = {
  'GET /auth/google': {
    feature: 'oauth',
    summary:
      'Redirects to Google, if requested on a page of this site; with `connect`, to give a signed-in person ' +
      'another way to sign in. An error redirects to /login or /profile with its code in `problem`.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    session: 'oauth',
    query: z.object({ returnTo: z.string().max(2000).optional(), connect: z.string().max(10).optional() }),
    response: 'redirect',
    status: 302,
    problems: [],
  },
  'GET /auth/google/callback': {
    feature: 'oauth',
    summary:
      'The redirect URI of Google, on one host for all tenants. Redirects to the host on which the sign-in began.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    host: 'sign-in',
    query: z.object({
      state: word.optional(),
      code: word.optional(),
      error: word.optional(),
      iss: word.optional(),
    }),
    response: 'redirect',
    status: 302,
    problems: ['not-found', 'google-expired'],
  },
  'GET /auth/complete': {
    feature: 'oauth',
    summary: 'Creates the session with the one-time code of the callback, in the browser in which the sign-in began.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    session: 'oauth',
    query: z.object({ code: word.default('') }),
    response: 'redirect',
    status: 302,
    problems: [],
  },
  'POST /auth/complete': {
    feature: 'oauth',
    summary: 'Completes a sign-in with Google for a person with a second factor, with its code.',
    access: 'anyone',
    limit: 'sign-in',
    whilePaused: 'open',
    session: 'oauth',
    body: z.object({ code: z.string().trim().min(1, 'Enter the code.').max(64) }),
    response: z.object({ user: User }),
    problems: ['google-expired', 'not-signed-in', 'second-factor-needed', 'wrong-code', 'too-many'],
  },
  'GET /auth/identities': {
    feature: 'oauth',
    summary: 'The external accounts that the person can sign in with here.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(ExternalIdentity),
    problems: [],
  },
  'DELETE /auth/identities/:id': {
    feature: 'oauth',
    summary: 'Disconnects an external account, unless it is the person’s only way to sign in.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Ok,
    problems: ['not-found', 'only-way-in', 'reauthentication-needed'],
  },
} as const satisfies Table
