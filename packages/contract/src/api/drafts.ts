import { z } from 'zod'
import { Draft, DraftContent, DraftSummary, SavedDraft } from '../entities/drafts.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'
import { Id, Ok } from './shapes.ts'

/** Videos that are being written. A draft is removed once its video has been requested. */
export const drafts = {
  'GET /api/drafts': {
    feature: 'scripts',
    summary: 'The person’s drafts, last saved first.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: Paging,
    response: pageOf(DraftSummary),
    problems: [],
  },
  'GET /api/drafts/:id': {
    feature: 'scripts',
    summary: 'One draft as it was last saved.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    params: Id,
    response: Draft,
    problems: ['not-found'],
  },
  'PUT /api/drafts/:id': {
    feature: 'scripts',
    summary: 'Saves a draft. `version` is the version it was changed from; 0 creates a draft with this id.',
    access: 'customer',
    limit: 'typing',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    params: Id,
    body: z.object({ version: z.number().int().min(0), content: DraftContent }),
    response: SavedDraft,
    problems: ['not-found', 'draft-changed', 'drafts-full'],
  },
  'DELETE /api/drafts/:id': {
    feature: 'scripts',
    summary: 'Deletes a draft, and its files that nothing else uses.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    params: Id,
    response: Ok,
    problems: ['not-found'],
  },
} as const satisfies Table
