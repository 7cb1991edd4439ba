import { z } from 'zod'
import { ApiKeyRecord, NewApiKey, Scope } from '../entities/keys.ts'
import type { Table } from '../types.ts'

const Done = z.object({ ok: z.boolean() })

/** Keys with which programs of a team make calls in the name of whoever made the key. */
export const keys = {
  'GET /api/keys': {
    feature: 'accounts',
    summary: 'The keys of this site that have not been taken back, newest first. What opens is not in it.',
    access: 'partner-admin',
    limit: 'read',
    response: z.array(ApiKeyRecord),
    problems: [],
  },
  'GET /auth/keys': {
    feature: 'accounts',
    summary: 'The keys that the signed-in person made on this site, newest first.',
    access: 'customer',
    limit: 'read',
    response: z.array(ApiKeyRecord),
    problems: [],
  },
  'POST /api/keys': {
    feature: 'accounts',
    summary: 'Makes a key for programs. Its secret is in this answer and never again.',
    access: 'partner-admin',
    limit: 'act',
    body: z.object({
      name: z.string().trim().min(1, 'Give the key a name.').max(60, 'Use at most 60 characters.'),
      scopes: z.array(Scope).min(1, 'Choose at least one thing that the key may do.').max(20),
      days: z.number().int().min(1, 'Choose at least one day.').max(730, 'Choose at most 730 days.'),
    }),
    response: NewApiKey,
    status: 201,
    problems: ['keys-full', 'reauthentication-needed'],
  },
  'DELETE /api/keys/:id': {
    feature: 'accounts',
    summary: 'Takes a key back. It opens nothing from this moment on.',
    access: 'partner-admin',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    response: Done,
    problems: ['not-found'],
  },
} as const satisfies Table
