import { AdminHealth } from '../entities/admin-health.ts'
import { AdminSystem } from '../entities/admin.ts'
import type { Table } from '../types.ts'

/** The installation as a whole. */
export const adminSystem = {
  'GET /api/admin/health': {
    feature: 'admin',
    summary:
      'The state of queues, database, disk, webhooks, domains and the answering process, and the time of the last backup.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: AdminHealth,
    problems: [],
  },
  'GET /api/admin/system': {
    feature: 'admin',
    summary: 'Totals for the whole platform.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: AdminSystem,
    problems: [],
  },
} as const satisfies Table
