import { z } from 'zod'
import { SsoDomain, SsoIssuer, SsoOverview, SsoSettings, SsoTest } from '../entities/sso.ts'
import type { Table } from '../types.ts'
import { Id, Ok } from './shapes.ts'

/** Long enough for every value that a provider writes into an address. */
const word = z.string().max(4096)

/** Signing in with the identity provider of a company (OpenID Connect). */
const signIn = {
  'POST /auth/sso': {
    feature: 'sso',
    summary: 'Whether people with this email address can sign in with single sign-on, and whether they must.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    body: z.object({ email: z.string().trim().max(254) }),
    response: z.object({ isOffered: z.boolean(), isRequired: z.boolean() }),
    problems: [],
  },
  'GET /auth/sso': {
    feature: 'sso',
    summary:
      'Redirects to the identity provider of the address’s domain, if requested on a page of this site. An ' +
      'error redirects to /login with its code in `problem`.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    session: 'oauth',
    query: z.object({ email: z.string().trim().max(254).default(''), returnTo: z.string().max(2000).optional() }),
    response: 'redirect',
    status: 302,
    problems: [],
  },
  'GET /auth/sso/callback': {
    feature: 'sso',
    summary:
      'The redirect URI of the identity provider. Creates the session in the browser in which the sign-in began.',
    access: 'anyone',
    limit: 'change',
    whilePaused: 'open',
    session: 'oauth',
    query: z.object({ state: word.optional(), code: word.optional(), error: word.optional(), iss: word.optional() }),
    response: 'redirect',
    status: 302,
    problems: [],
  },
} as const satisfies Table

const settings = {
  'GET /api/whitelabel/sso': {
    feature: 'sso',
    summary: 'The connection to the identity provider, without its secret, and the domains whose people it is for.',
    access: 'partner-owner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'refused',
    response: SsoOverview,
    problems: [],
  },
  'PUT /api/whitelabel/sso': {
    feature: 'sso',
    summary: 'Sets up or changes the connection. The secret is stored encrypted and never returned.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: SsoSettings,
    response: SsoOverview,
    problems: ['reauthentication-needed'],
  },
  'DELETE /api/whitelabel/sso': {
    feature: 'sso',
    summary: 'Removes the connection. Its people sign in with a password again, which they set with an emailed link.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found', 'reauthentication-needed'],
  },
  'POST /api/whitelabel/sso/test': {
    feature: 'sso',
    summary: 'Reads the issuer’s metadata and keys now. Returns what is wrong with them, if anything.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ issuer: SsoIssuer }),
    response: SsoTest,
    problems: [],
  },
  'POST /api/whitelabel/sso/domains': {
    feature: 'sso',
    summary: 'Adds an email domain. It takes effect once its TXT record is found.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ domain: z.string().trim().min(1, 'Enter a domain.').max(260) }),
    response: SsoDomain,
    status: 201,
    problems: ['sso-domain-invalid', 'domain-added', 'domains-full'],
  },
  'POST /api/whitelabel/sso/domains/:id/check': {
    feature: 'sso',
    summary: 'Checks the TXT record of a domain now.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    response: SsoDomain,
    problems: ['not-found'],
  },
  'PATCH /api/whitelabel/sso/domains/:id': {
    feature: 'sso',
    summary: 'Sets whether people of a domain have to use single sign-on. Owners can always use their password.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    body: z.object({ isRequired: z.boolean('Enter true or false.') }),
    response: SsoDomain,
    problems: ['not-found', 'sso-domain-unproven', 'sso-off', 'reauthentication-needed'],
  },
  'DELETE /api/whitelabel/sso/domains/:id': {
    feature: 'sso',
    summary: 'Removes a domain. Its people sign in with a password again.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: Id,
    response: Ok,
    problems: ['not-found', 'reauthentication-needed'],
  },
} as const satisfies Table

export const sso = { ...signIn, ...settings } as const
