import { z } from 'zod'
import { TeaserStart, Video, VideoRebrand } from '../entities/videos.ts'
import { VIDEO_SHAPES } from '../limits/video-limits.ts'
import type { Table } from '../types.ts'

/** The kinds of files, and further picture formats as mp4. */
const EXPORTS = ['mp4', 'webm', 'transparent', 'mov', 'gif', ...VIDEO_SHAPES] as const

/** Jobs on a finished video: redrawing it with the current branding, and exporting other file formats. */
export const videoJobs = {
  'POST /api/videos/:id/rebrand': {
    feature: 'video-jobs',
    summary:
      'Re-renders a finished video with its current branding or another brand kit. Free; the old video stays until then.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: VideoRebrand.prefault({}),
    response: Video,
    status: 202,
    problems: ['taken-down', 'not-found', 'not-ready', 'brand-current', 'brand-kit-unknown', 'renderer-missing'],
  },
  'GET /api/videos/:id/export': {
    feature: 'video-jobs',
    summary:
      'The video as mp4, webm, mov, in another format, as a GIF of 4 seconds, or its presenter alone as transparent webm. ' +
      '202 while it is made: ask again after Retry-After.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: z.object({
      format: z
        .enum(EXPORTS, { error: 'Choose mp4, webm, transparent, mov, gif or a format such as 9:16.' })
        .default('mp4'),
    }),
    response: 'file',
    problems: ['taken-down', 'not-found', 'not-ready', 'export-failed', 'renderer-missing', 'cross-site'],
  },
  'PUT /api/videos/:id/teaser': {
    feature: 'video-jobs',
    summary:
      'Makes the GIF of a finished video start at this second, also the one behind its share link. ' +
      'The file comes from /api/videos/:id/export?format=gif.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: TeaserStart,
    response: Video,
    status: 202,
    problems: ['taken-down', 'not-found', 'not-ready', 'renderer-missing'],
  },
  'GET /api/videos/:id/scorm': {
    feature: 'video-jobs',
    summary: 'A SCORM 1.2 package of the video for learning platforms, complete once 90% is watched. Free.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: 'file',
    problems: ['taken-down', 'not-found', 'not-ready'],
  },
  'GET /api/videos/:id/captions': {
    feature: 'video-jobs',
    summary: 'The captions of a finished video, as WebVTT or SubRip.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: z.object({ format: z.enum(['vtt', 'srt'], { error: 'Choose vtt or srt.' }).default('vtt') }),
    response: 'file',
    problems: ['taken-down', 'not-found', 'not-ready', 'no-captions'],
  },
} as const satisfies Table
