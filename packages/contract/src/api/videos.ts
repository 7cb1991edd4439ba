import { z } from 'zod'
import { SpokenLanguage, shortText } from '../entities/rendition.ts'
import { Video, VideoChange, VideoDraft, VideoStats, VideoStatusFilter } from '../entities/videos.ts'
import type { Table } from '../types.ts'

export const videoIds = z.array(z.string().max(60)).min(1, 'Choose at least one video.').max(500)
const moment = z.iso.datetime({ offset: true, error: 'Enter a timestamp like 2026-11-22T09:00:00Z.' })

/** The problems of rendering a video again. */
export const creationProblems = [
  'recording-background-kept',
  'script-silent',
  'script-too-long',
  'avatar-unknown',
  'brand-kit-unknown',
  'upload-unknown',
  'voice-unknown',
  'voice-unavailable',
  'voice-other-language',
  'content-too-long',
  'credits-short',
  'key-limit-reached',
  'renderer-missing',
] as const

export const videos = {
  'GET /api/videos': {
    feature: 'videos',
    summary: 'The person’s videos, newest first; the next page is in the Link header.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      status: VideoStatusFilter.optional(),
      language: SpokenLanguage.optional(),
      avatarId: z.uuid('Invalid presenter.').optional(),
      /** Created at `from` or later, and before `before`. */
      from: moment.optional(),
      before: moment.optional(),
      sort: z.enum(['newest', 'oldest', 'title', 'status']).default('newest'),
      limit: z.coerce.number().int().min(1).max(100).default(100),
      cursor: z.string().max(2000).optional(),
    }),
    response: z.array(Video),
    problems: [],
  },
  'GET /api/videos/stats': {
    feature: 'videos',
    summary: 'How many videos the person has, by status.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: VideoStats,
    problems: [],
  },
  'GET /api/videos/default-title': {
    feature: 'videos',
    summary:
      'The title that an untitled video would get now, in the language of the request: a word for the industry, the address or ' +
      'the date, and a number.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: z.object({ propertyAddress: shortText(200).default('') }),
    response: z.object({ title: z.string() }),
    problems: [],
  },
  'GET /api/videos/:id': {
    feature: 'videos',
    summary: 'One video.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: Video,
    problems: ['not-found'],
  },
  'POST /api/videos': {
    feature: 'videos',
    summary: 'Creates a video: holds its cost and queues it.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: VideoDraft,
    response: Video,
    status: 201,
    problems: creationProblems,
  },
  'PATCH /api/videos/:id': {
    feature: 'videos',
    summary:
      'Changes title, place or facts. A finished video is re-rendered with them under the same link; its speech stays.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: VideoChange,
    response: Video,
    problems: ['not-found'],
  },
  'POST /api/videos/:id/cancel': {
    feature: 'videos',
    summary: 'Cancels a video in progress and returns its credits, or the open tasks of a finished one.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Video,
    problems: ['not-found', 'not-running'],
  },
  'PATCH /api/videos/:id/status': {
    feature: 'videos',
    summary: 'Returns the current status of a video.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    response: Video,
    problems: ['not-found'],
  },
  'POST /api/videos/:id/retry': {
    feature: 'videos',
    summary: 'Retries a failed video, with a new hold.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: Video,
    problems: ['not-found', 'not-failed', 'credits-short', 'key-limit-reached', 'renderer-missing'],
  },
} as const satisfies Table
