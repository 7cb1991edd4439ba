import { z } from 'zod'
import { ApiKeyRecord, KeyCreditLimit, NewApiKey, Scope } from '../entities/api-keys.ts'
import type { Table } from '../types.ts'
import { Id, Ok } from './shapes.ts'

/** API keys of a team. Programs with a key make calls in the name of its creator. */
export const apiKeys = {
  'GET /api/keys': {
    feature: 'api-keys',
    summary: 'The API keys of this site that are not revoked, newest first, without their secrets.',
    access: 'partner-admin',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(ApiKeyRecord),
    problems: [],
  },
  'GET /auth/keys': {
    feature: 'api-keys',
    summary: 'The API keys that the signed-in person created on this site, newest first.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    whilePaused: 'open',
    response: z.array(ApiKeyRecord),
    problems: [],
  },
  'POST /api/keys': {
    feature: 'api-keys',
    summary:
      'Creates an API key. Its secret is returned once. Customers can create keys for their own data where the site allows it.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      name: z.string().trim().min(1, 'Name the key.').max(60, 'Use at most {maximum, number} characters.'),
      scopes: z.array(Scope).min(1, 'Choose at least one scope for the key.').max(20),
      days: z.number().int().min(1, 'Choose at least one day.').max(730, 'Choose at most {maximum, number} days.'),
      creditLimit: KeyCreditLimit.nullish(),
    }),
    response: NewApiKey,
    status: 201,
    problems: ['feature-off', 'keys-full', 'reauthentication-needed'],
  },
  'DELETE /api/keys/:id': {
    feature: 'api-keys',
    summary: 'Revokes an API key at once: the caller’s own or, for admins of the site, any.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Ok,
    problems: ['not-found'],
  },
} as const satisfies Table
