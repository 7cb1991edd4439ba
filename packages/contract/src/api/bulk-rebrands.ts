import { z } from 'zod'
import { BulkRebrandState, RebrandedVideos } from '../entities/bulk-rebrands.ts'
import type { Table } from '../types.ts'
import { videoIds } from './videos.ts'

const ofPerson = { feature: 'video-jobs', access: 'customer' } as const
const ofSite = { feature: 'video-jobs' } as const

/** Rebrands of many videos at once. They are free, and wait for what people wait for. */
export const bulkRebrands = {
  'POST /api/videos/rebrand': {
    ...ofPerson,
    summary:
      'Re-renders finished videos with their current branding. Those that cannot be are listed with the reason; 404 if none exists.',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: z.object({ videoIds }),
    response: RebrandedVideos,
    status: 202,
    problems: ['not-found', 'renderer-missing'],
  },
  'GET /api/videos/bulk-rebrand': {
    ...ofPerson,
    summary:
      'How many of the person’s videos have an older look than their branding, and the progress of the latest update.',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: BulkRebrandState,
    problems: [],
  },
  'POST /api/videos/bulk-rebrand': {
    ...ofPerson,
    summary: 'Re-renders all videos of the person that have an older look. One update runs at a time.',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: BulkRebrandState,
    status: 202,
    problems: ['videos-brand-current', 'renderer-missing'],
  },
  'DELETE /api/videos/bulk-rebrand': {
    ...ofPerson,
    summary: 'Stops the update of the person’s videos. Videos already updated keep the new look.',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: BulkRebrandState,
    problems: ['no-bulk-rebrand'],
  },
  'GET /api/whitelabel/bulk-rebrand': {
    ...ofSite,
    summary:
      'How many videos of the site have an older look than their branding, and the progress of the latest update.',
    access: 'partner',
    limit: 'read',
    scope: 'site:read',
    duringImpersonation: 'allowed',
    response: BulkRebrandState,
    problems: [],
  },
  'POST /api/whitelabel/bulk-rebrand': {
    ...ofSite,
    summary: 'Re-renders all videos of the site that have an older look. One update runs at a time.',
    access: 'partner-editor',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    response: BulkRebrandState,
    status: 202,
    problems: ['videos-brand-current', 'renderer-missing'],
  },
  'DELETE /api/whitelabel/bulk-rebrand': {
    ...ofSite,
    summary: 'Stops the update of the site’s videos. Videos already updated keep the new look.',
    access: 'partner-editor',
    limit: 'change',
    scope: 'site:write',
    duringImpersonation: 'refused',
    response: BulkRebrandState,
    problems: ['no-bulk-rebrand'],
  },
} as const satisfies Table
