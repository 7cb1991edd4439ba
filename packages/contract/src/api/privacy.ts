import { z } from 'zod'
import { Receipt } from '../entities/people.ts'
import { AccountExport } from '../entities/audit.ts'
import type { Table } from '../types.ts'
import { Password } from './accounts.ts'
import { Id } from './shapes.ts'

/** Requests that people may make about the data held on them. */
export const privacy = {
  'GET /auth/export': {
    feature: 'security',
    summary: 'All data of the signed-in person as one ZIP: account, videos, credits, audit log entries and files.',
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
    summary: 'The last ten exports of the signed-in person, newest first, with links to those that are ready.',
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
      'Requests an export of the whole account with its files, made in the background. An email is sent when it is ready.',
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
      'Deletes the signed-in person’s account permanently. Confirmed by the password, or by the username where there is none.',
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
      'Deletes the account of a person of this tenant permanently. Only owners can delete owners, and no one can delete themselves.',
    access: 'partner-admin',
    limit: 'change',
    scope: 'people:write',
    duringImpersonation: 'refused',
    whilePaused: 'open',
    params: Id,
    response: Receipt,
    problems: ['above-own-level', 'last-owner', 'not-found', 'own-account', 'key-refused', 'reauthentication-needed'],
  },
} as const satisfies Table
