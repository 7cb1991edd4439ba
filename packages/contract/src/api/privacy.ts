import { z } from 'zod'
import { Receipt } from '../entities/people.ts'
import type { Table } from '../types.ts'
import { Password } from './accounts.ts'

/** What people may ask about the data that is held of them. */
export const privacy = {
  'GET /auth/export': {
    feature: 'security',
    summary: 'All that is held of the signed-in person, as one ZIP: account, videos, credits, log lines and files.',
    access: 'customer',
    limit: 'heavy',
    response: 'file',
    problems: [],
  },
  'DELETE /auth/account': {
    feature: 'security',
    summary:
      'Deletes the signed-in person’s account for good. Confirmed by the password, or by the username where there is none.',
    access: 'customer',
    limit: 'sign-in',
    body: z.object({
      password: Password.optional(),
      username: z.string().trim().max(254).optional(),
      confirm: z.literal(true, 'Confirm that the account is to be deleted.'),
    }),
    response: Receipt,
    problems: ['last-owner', 'wrong-password', 'reauthentication-needed'],
  },
  'DELETE /api/whitelabel/users/:id': {
    feature: 'security',
    summary:
      'Deletes the account of a person of this tenant for good. Nobody deletes themselves here; owners delete owners.',
    access: 'partner-admin',
    limit: 'act',
    params: z.object({ id: z.uuid() }),
    response: Receipt,
    problems: ['above-own-level', 'last-owner', 'not-found', 'own-account', 'key-refused', 'reauthentication-needed'],
  },
} as const satisfies Table
