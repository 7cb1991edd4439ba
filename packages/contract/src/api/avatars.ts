import { z } from 'zod'
import { Avatar } from '../entities/videos.ts'
import type { Table } from '../types.ts'

export const avatars = {
  'GET /api/avatars': {
    feature: 'avatars',
    summary: 'The presenters this person may choose: the tenant’s stock and their own.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: z.array(Avatar),
    problems: [],
  },
  'GET /api/avatars/:id': {
    feature: 'avatars',
    summary: 'One presenter that this person may choose.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: Avatar,
    problems: ['not-found'],
  },
} as const satisfies Table
