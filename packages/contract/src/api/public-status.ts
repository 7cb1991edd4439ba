import { PublicStatus } from '../entities/public-status.ts'
import type { Table } from '../types.ts'

export const publicStatus = {
  'GET /api/status': {
    feature: 'partner',
    summary:
      'The state of the site: sign-in, videos and their queue, payments, email, and the incidents of 30 days. At most 15 s old.',
    access: 'anyone',
    limit: 'read',
    whilePaused: 'open',
    response: PublicStatus,
    problems: [],
  },
} as const satisfies Table
