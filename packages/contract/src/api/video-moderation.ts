import { z } from 'zod'
import type { Table } from '../types.ts'
import { Id, Ok } from './shapes.ts'

/** Why a video is taken down. */
export const TakedownReason = z.object({
  reason: z
    .string()
    .trim()
    .min(3, 'Enter a reason. The customer can read it.')
    .max(500, 'Use at most {maximum, number} characters.'),
})

const moderating = {
  feature: 'video-moderation',
  access: 'partner-admin',
  limit: 'change',
  scope: 'people:write',
  duringImpersonation: 'refused',
  whilePaused: 'open',
  params: Id,
  response: Ok,
} as const

/** Calls with which a site's team moderates the videos of its people. */
export const videoModeration = {
  'POST /api/whitelabel/videos/:id/retry': {
    ...moderating,
    summary: 'Retries a failed video. Its cost is held from its owner’s credits, as when they retry it themselves.',
    problems: ['not-found', 'not-failed', 'credits-short', 'key-limit-reached', 'renderer-missing'],
  },
  'POST /api/whitelabel/videos/:id/take-down': {
    ...moderating,
    summary:
      'Takes a video down, so that nobody can watch or download it. Its owner gets the reason by email and beside the video.',
    body: TakedownReason,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/videos/:id/restore': {
    ...moderating,
    summary: 'Restores a video that was taken down.',
    problems: ['not-found'],
  },
} as const satisfies Table
