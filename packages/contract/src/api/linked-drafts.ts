import { z } from 'zod'
import {
  DraftWithPhotos,
  LinkedDraft,
  LinkedScript,
  LinkedScriptRequest,
  ScriptLength,
} from '../entities/linked-drafts.ts'
import { SpokenLanguage } from '../entities/rendition.ts'
import { CONTENT_FILES_MAX } from '../limits/video-limits.ts'
import type { Table } from '../types.ts'
import { Id } from './shapes.ts'

const Url = z.url({ protocol: /^https?$/, error: 'Enter a full URL.' }).max(2000, 'This address is too long.')

/** Drafts that are begun from a web page. */
export const linkedDrafts = {
  'POST /api/drafts/from-link': {
    feature: 'linked-drafts',
    summary: 'Creates a draft from a public web page: its facts with their sources, its photos and a first script.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({
      url: Url,
      /** The language of the video; left out, that of the page. */
      language: SpokenLanguage.optional(),
      length: ScriptLength.default('medium'),
    }),
    response: LinkedDraft,
    status: 201,
    problems: [
      'page-private',
      'page-needs-sign-in',
      'page-too-large',
      'page-unusable',
      'page-unreachable',
      'page-busy',
      'page-without-facts',
      'drafts-full',
    ],
  },
  'POST /api/drafts/linked-script': {
    feature: 'linked-drafts',
    summary: 'Writes the script of a page again, from the facts that the person corrected. Nothing is stored.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: LinkedScriptRequest,
    response: LinkedScript,
    problems: [],
  },
  'POST /api/drafts/:id/photos': {
    feature: 'linked-drafts',
    summary: 'Adds photos at public addresses to a draft. The person confirms the right to use them.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    params: Id,
    body: z.object({
      urls: z.array(Url).min(1, 'Choose at least one photo.').max(CONTENT_FILES_MAX),
      hasRights: z.literal(true, { error: 'Confirm that you may use these photos.' }),
    }),
    response: DraftWithPhotos,
    problems: ['not-found'],
  },
} as const satisfies Table
