import { z } from 'zod'
import { AdminSearch } from '../entities/admin-search.ts'
import type { Table } from '../types.ts'

/** One search over all tenants. */
export const adminSearch = {
  'GET /api/admin/search': {
    feature: 'admin',
    summary:
      'People, partners, videos and orders of all tenants, newest first, by the beginnings of names and words, or by an ID or a ' +
      'payment number.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    query: z.object({
      q: z.string().trim().min(1, 'Enter at least one character.').max(200),
      /** The maximum number of results of each kind. */
      limit: z.coerce.number().int().min(1).max(50).default(5),
    }),
    response: AdminSearch,
    problems: [],
  },
} as const satisfies Table
