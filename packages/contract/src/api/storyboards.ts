import { z } from 'zod'
import { SavedDraft } from '../entities/drafts.ts'
import { DraftStoryboard, StoryboardEdits, VideoStoryboard } from '../entities/storyboard.ts'
import type { Table } from '../types.ts'
import { Id } from './shapes.ts'

/** The scenes of a video: planned for a draft, changed by a person, and kept with the video. */
export const storyboards = {
  'GET /api/drafts/:id/storyboard': {
    feature: 'scripts',
    summary: 'The scenes that a draft would become, with what can be changed about each.',
    access: 'customer',
    limit: 'typing',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    params: Id,
    response: DraftStoryboard,
    problems: ['not-found', 'busy'],
  },
  'PUT /api/drafts/:id/storyboard': {
    feature: 'scripts',
    summary: 'Saves a person’s changes to the scenes. `version` is the version of the draft; null removes all changes.',
    access: 'customer',
    limit: 'typing',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    params: Id,
    body: z.object({ version: z.number().int().min(1), edits: StoryboardEdits.nullable() }),
    response: SavedDraft,
    problems: ['not-found', 'draft-changed'],
  },
  'GET /api/drafts/:id/storyboard/scenes/:scene/picture': {
    feature: 'scripts',
    summary: 'A still of a planned scene, by its index, as JPEG.',
    access: 'customer',
    limit: 'picture',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    params: Id.extend({ scene: z.coerce.number().int().min(0).max(10_000) }),
    query: z.object({
      /** The version from the storyboard, so that browsers never show a cached picture of another version. */
      v: z.string().max(40).optional(),
    }),
    response: 'file',
    problems: ['not-found', 'busy', 'scene-picture-failed'],
  },
  'GET /api/videos/:id/storyboard': {
    feature: 'videos',
    summary: 'The scenes of a video, and the changes that a person made to them.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    params: Id,
    response: VideoStoryboard,
    problems: ['not-found'],
  },
} as const satisfies Table
