import { z } from 'zod'
import { Video } from '../entities/videos.ts'
import type { Table } from '../types.ts'
import { videoIds } from './videos.ts'
import { Ok } from './shapes.ts'

/** Deleted videos, which can be restored for a while. */
export const trash = {
  'DELETE /api/videos/bulk': {
    feature: 'trash',
    summary: 'Moves videos to the trash. Returns which ones were not found; 404 if none was.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: z.object({ videoIds }),
    response: z.object({ ok: z.boolean(), deleted: z.number().int(), missing: z.array(z.string()) }),
    problems: ['not-found'],
  },
  'DELETE /api/videos/:id': {
    feature: 'trash',
    summary: 'Moves a video to the trash for 30 days. One in progress is stopped and its credits are returned.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'GET /api/videos/trash': {
    feature: 'trash',
    summary: 'The videos in the person’s trash, last deleted first.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ items: z.array(Video), nextCursor: z.string().nullable() }),
    problems: [],
  },
  'DELETE /api/videos/trash': {
    feature: 'trash',
    summary: 'Permanently deletes videos in the trash with their files, either the given ones or all.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: z.object({ videoIds: videoIds.optional() }).prefault({}),
    response: z.object({ ok: z.boolean(), deleted: z.number().int() }),
    problems: [],
  },
  'POST /api/videos/restore': {
    feature: 'trash',
    summary: 'Restores several videos from the trash; 404 if none is found.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: z.object({ videoIds }),
    response: z.object({ ok: z.boolean(), restored: z.number().int() }),
    problems: ['not-found', 'language-taken'],
  },
  'POST /api/videos/:id/restore': {
    feature: 'trash',
    summary: 'Restores a video from the trash.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Video,
    problems: ['not-found', 'language-taken'],
  },
} as const satisfies Table
