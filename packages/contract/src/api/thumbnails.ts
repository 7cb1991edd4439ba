import { ThumbnailChoice, Video } from '../entities/videos.ts'
import type { Table } from '../types.ts'

/** The stills that people choose for their finished videos. */
export const thumbnails = {
  'PUT /api/videos/:id/thumbnail': {
    feature: 'thumbnails',
    summary: 'Sets the thumbnail of a finished video for lists, its share page, embeds and emails. A rebrand keeps it.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: ThumbnailChoice,
    response: Video,
    problems: ['taken-down', 'not-found', 'not-ready', 'upload-unknown', 'busy', 'scene-picture-failed'],
  },
} as const satisfies Table
