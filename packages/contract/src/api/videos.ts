import { z } from 'zod'
import {
  Avatar,
  Estimate,
  SCRIPT_CHARACTERS_MAX,
  Language,
  Video,
  VideoDraft,
  VideoStats,
  VideoStatus,
} from '../entities/videos.ts'
import type { Table } from '../types.ts'

const Ok = z.object({ ok: z.boolean() })

export const videos = {
  'GET /api/videos': {
    feature: 'videos',
    summary: "The person's videos, newest first; the next page is in the Link header.",
    access: 'customer',
    limit: 'read',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      status: VideoStatus.optional(),
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
    response: VideoStats,
    problems: [],
  },
  'GET /api/videos/:id': {
    feature: 'videos',
    summary: 'One video.',
    access: 'customer',
    limit: 'read',
    response: Video,
    problems: ['not-found'],
  },
  'POST /api/videos': {
    feature: 'videos',
    summary: 'Holds the cost and queues a new video.',
    access: 'customer',
    limit: 'act',
    body: VideoDraft,
    response: Video,
    status: 201,
    problems: ['script-silent', 'script-too-long', 'avatar-unknown', 'credits-short'],
  },
  'DELETE /api/videos/bulk': {
    feature: 'videos',
    summary: 'Deletes several videos: all of them or, when one is not the person’s, none.',
    access: 'customer',
    limit: 'act',
    body: z.object({ videoIds: z.array(z.string().max(60)).min(1, 'Choose at least one video.').max(500) }),
    response: z.object({ ok: z.boolean(), deleted: z.number().int() }),
    problems: ['not-found'],
  },
  'DELETE /api/videos/:id': {
    feature: 'videos',
    summary: 'Deletes a video; one still being made is stopped and its credits go back.',
    access: 'customer',
    limit: 'act',
    response: Ok,
    problems: ['not-found'],
  },
  'PATCH /api/videos/:id/status': {
    feature: 'videos',
    summary: 'Reads the status of a video afresh.',
    access: 'customer',
    limit: 'read',
    response: Video,
    problems: ['not-found'],
  },
  'POST /api/videos/:id/retry': {
    feature: 'videos',
    summary: 'Tries a failed video again, with a new hold on its cost.',
    access: 'customer',
    limit: 'act',
    response: Video,
    problems: ['not-found', 'not-failed', 'credits-short'],
  },
} as const satisfies Table

export const avatars = {
  'GET /api/avatars': {
    feature: 'avatars',
    summary: 'The presenters this person may choose: the tenant’s stock and their own.',
    access: 'customer',
    limit: 'read',
    response: z.array(Avatar),
    problems: [],
  },
} as const satisfies Table

export const scripts = {
  'POST /api/estimate-script': {
    feature: 'scripts',
    summary: 'Words, minutes and credits of a script.',
    access: 'customer',
    limit: 'typing',
    body: z.object({ script: z.string().max(SCRIPT_CHARACTERS_MAX), language: Language.default('en') }),
    response: Estimate,
    problems: [],
  },
} as const satisfies Table
