import { SavedDraft } from '../entities/drafts.ts'
import { Video, VideoDuplicate, VideoTranslation } from '../entities/videos.ts'
import type { Table } from '../types.ts'
import { creationProblems } from './videos.ts'

/** Videos that are made again. */
export const derivedVideos = {
  'POST /api/videos/:id/duplicate': {
    feature: 'derived-videos',
    summary: 'Creates a copy of a video, with its own hold and the given changes to its text.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: VideoDuplicate.prefault({}),
    response: Video,
    status: 201,
    problems: ['not-found', ...creationProblems],
  },
  'POST /api/videos/:id/draft': {
    feature: 'derived-videos',
    summary: 'Creates a draft with all settings of a video, to change before it is made again.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    response: SavedDraft,
    status: 201,
    problems: ['not-found', 'drafts-full'],
  },
  'POST /api/videos/:id/translate': {
    feature: 'derived-videos',
    summary: 'Creates the video in another language, with its own hold. Both belong to one language family.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    body: VideoTranslation,
    response: Video,
    status: 201,
    problems: ['not-found', 'language-taken', ...creationProblems],
  },
} as const satisfies Table
