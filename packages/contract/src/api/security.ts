import { z } from 'zod'
import { type Act, acts } from '../acts.ts'
import { AuditLine } from '../entities/audit.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'

const actNames = Object.keys(acts) as [Act, ...Act[]]

export const security = {
  'GET /api/audit': {
    feature: 'security',
    summary:
      'Acts that touch the security of this tenant, newest first; `act` and `person` narrow them. Operators name another `tenant`.',
    access: 'partner-admin',
    limit: 'read',
    query: Paging.extend({
      act: z.enum(actNames, 'The audit log knows no such act.').optional(),
      person: z.uuid('Name a person by their id.').optional(),
      tenant: z.string().max(100, 'No tenant has such a long name.').optional(),
    }),
    response: pageOf(AuditLine),
    problems: ['not-found'],
  },
} as const satisfies Table
