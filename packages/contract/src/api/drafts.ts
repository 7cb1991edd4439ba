import { z } from 'zod'
import { Draft, DraftContent, DraftSummary, SavedDraft } from '../entities/drafts.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'

const Id = z.object({ id: z.uuid() })

/** Videos that are being written. A draft is gone once its video was asked for. */
export const drafts = {
  'GET /api/drafts': {
    feature: 'scripts',
    summary: "The person's drafts, the one written last first.",
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
    summary: 'One draft as it was saved last.',
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
    summary: 'Saves a draft over `version`, the one that was read; 0 makes a new one under this id.',
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
    summary: 'Deletes a draft, and those of its files that nothing else uses.',
    access: 'customer',
    limit: 'act',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    params: Id,
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found'],
  },
} as const satisfies Table
