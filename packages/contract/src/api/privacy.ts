import { z } from 'zod'
import { Receipt } from '../entities/people.ts'
import { AccountExport } from '../entities/audit.ts'
import type { Table } from '../types.ts'
import { Password } from './accounts.ts'

/** What people may ask about the data that is held of them. */
export const privacy = {
  'GET /auth/export': {
    feature: 'security',
    summary: 'All that is held of the signed-in person, as one ZIP: account, videos, credits, log lines and files.',
    access: 'customer',
    limit: 'heavy',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: 'file',
    problems: [],
  },
  'GET /auth/exports': {
    feature: 'security',
    summary:
      'The last ten exports that the signed-in person ordered, newest first, with links to those whose file is there.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: z.array(AccountExport),
    problems: [],
  },
  'POST /auth/exports': {
    feature: 'security',
    summary:
      'Orders an export of the whole account with its files, made in the background. An email tells when it is ready.',
    access: 'customer',
    limit: 'heavy',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    response: AccountExport,
    status: 201,
    problems: ['export-waiting'],
  },
  'DELETE /auth/account': {
    feature: 'security',
    summary:
      'Deletes the signed-in person’s account for good. Confirmed by the password, or by the username where there is none.',
    access: 'customer',
    limit: 'sign-in',
    scope: null,
    duringImpersonation: 'refused',
    whilePaused: 'open',
    body: z.object({
      password: Password.optional(),
      username: z.string().trim().max(254).optional(),
      confirm: z.literal(true, 'Confirm that you want to delete the account.'),
    }),
    response: Receipt,
    problems: ['last-owner', 'last-operator', 'wrong-password', 'reauthentication-needed'],
  },
  'DELETE /api/whitelabel/users/:id': {
    feature: 'security',
    summary:
      'Deletes the account of a person of this tenant for good. Nobody deletes themselves here; owners delete owners.',
    access: 'partner-admin',
    limit: 'act',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: z.object({ id: z.uuid() }),
    response: Receipt,
    problems: ['above-own-level', 'last-owner', 'not-found', 'own-account', 'key-refused', 'reauthentication-needed'],
  },
} as const satisfies Table
