import { AdminAvatarDetails, AdminVideoDetails } from '../entities/admin-media.ts'
import type { Table } from '../types.ts'
import { TakedownReason } from './video-moderation.ts'
import { Id, Ok } from './shapes.ts'

const reading = {
  feature: 'admin',
  access: 'operator',
  limit: 'read',
  scope: null,
  duringImpersonation: 'allowed',
  params: Id,
} as const
const changing = {
  ...reading,
  limit: 'change',
  duringImpersonation: 'refused',
  response: Ok,
} as const

/** Calls with which operators read and moderate one video or presenter of any tenant. */
export const adminMedia = {
  'GET /api/admin/videos/:id': {
    ...reading,
    summary: 'A video of any tenant with its files, its owner and the history of its renders.',
    response: AdminVideoDetails,
    problems: ['not-found'],
  },
  'POST /api/admin/videos/:id/retry': {
    ...changing,
    summary: 'Retries a failed video. Its cost is held from its owner’s credits.',
    problems: ['not-found', 'not-failed', 'credits-short', 'renderer-missing'],
  },
  'POST /api/admin/videos/:id/take-down': {
    ...changing,
    summary:
      'Takes a video down, so that nobody can watch or download it. Its owner gets the reason by email and beside the video.',
    body: TakedownReason,
    problems: ['not-found'],
  },
  'POST /api/admin/videos/:id/restore': {
    ...changing,
    summary: 'Restores a video that was taken down.',
    problems: ['not-found'],
  },
  'GET /api/admin/avatars/:id': {
    ...reading,
    summary: 'A presenter of any tenant with its preview, its recording and the consent to it.',
    response: AdminAvatarDetails,
    problems: ['not-found'],
  },
  'POST /api/admin/avatars/:id/approve': {
    ...changing,
    summary: 'Approves a digital twin after a review of its recording and its consent. It can then be used.',
    problems: ['not-found', 'twin-not-reviewable'],
  },
  'POST /api/admin/avatars/:id/train': {
    ...changing,
    summary: 'Sends an approved twin to the training service of its site, for the first time or again after a failure.',
    problems: ['not-found', 'twin-not-trainable'],
  },
  'POST /api/admin/avatars/:id/reject': {
    ...changing,
    summary: 'Rejects a digital twin with a reason shown to its owner.',
    body: TakedownReason,
    problems: ['not-found', 'twin-not-reviewable'],
  },
} as const satisfies Table
