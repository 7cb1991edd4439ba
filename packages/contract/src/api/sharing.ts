import { z } from 'zod'
import { SpokenLanguage } from '../entities/film.ts'
import { Lead, LeadDraft, PlayKind, ShareChange, ShareLink, VideoAnalytics } from '../entities/sharing.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'

const Ok = z.object({ ok: z.boolean() })
/** In which language of its family a film is wanted; what is none is as if nothing was said. */
const Spoken = z.object({ speak: SpokenLanguage.optional().catch(undefined) })
const Period = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })

/** What owners do with links, and read of what came of them. */
const owners = {
  'GET /api/videos/:id/share': {
    feature: 'sharing',
    summary: 'The share link of a video with all that was chosen for its page.',
    access: 'customer',
    limit: 'read',
    response: ShareLink,
    problems: ['not-found'],
  },
  'POST /api/videos/:id/share': {
    feature: 'sharing',
    summary: 'Makes the share link of a finished video, or shows the one there is.',
    access: 'customer',
    limit: 'act',
    response: ShareLink,
    problems: ['not-found', 'not-ready'],
  },
  'PATCH /api/videos/:id/share': {
    feature: 'sharing',
    summary: 'Password, expiry, hold-until date, call to action, lead form and indexing of the share page.',
    access: 'customer',
    limit: 'act',
    body: ShareChange,
    response: ShareLink,
    problems: ['not-found', 'not-ready'],
  },
  'DELETE /api/videos/:id/share': {
    feature: 'sharing',
    summary: 'Ends the link at once and for ever; sharing again makes another one.',
    access: 'customer',
    limit: 'act',
    response: ShareLink,
    problems: ['not-found'],
  },
  'GET /api/videos/:id/sharing-page': {
    feature: 'sharing',
    summary: 'Leads to the share page of a finished video.',
    access: 'customer',
    limit: 'act',
    response: 'redirect',
    status: 302,
    problems: ['not-found', 'not-ready'],
  },
  'GET /api/videos/:id/analytics': {
    feature: 'sharing',
    summary: 'Plays, quarters reached, clicks and leads of a video, by day.',
    access: 'customer',
    limit: 'read',
    query: Period,
    response: VideoAnalytics,
    problems: ['not-found'],
  },
  'GET /api/videos/:id/analytics.csv': {
    feature: 'sharing',
    summary: 'The same as a table file.',
    access: 'customer',
    limit: 'read',
    query: Period,
    response: 'file',
    problems: ['not-found'],
  },
  'GET /api/leads': {
    feature: 'sharing',
    summary: 'Who asked something on the share pages of one’s videos, newest first.',
    access: 'customer',
    limit: 'read',
    query: Paging.extend({ videoId: z.uuid().optional() }),
    response: pageOf(Lead),
    problems: [],
  },
  'GET /api/leads.csv': {
    feature: 'sharing',
    summary: 'All of them as a table file; what looks like a formula is made plain text.',
    access: 'customer',
    limit: 'act',
    response: 'file',
    problems: [],
  },
  'PATCH /api/leads/:id': {
    feature: 'sharing',
    summary: 'Notes that somebody was answered, or not yet.',
    access: 'customer',
    limit: 'act',
    body: z.object({ isAnswered: z.boolean() }),
    response: Lead,
    problems: ['not-found'],
  },
  'DELETE /api/leads/:id': {
    feature: 'sharing',
    summary: 'Forgets somebody who asked.',
    access: 'customer',
    limit: 'act',
    response: Ok,
    problems: ['not-found'],
  },
} as const satisfies Table

/** What viewers see and do. A link that is wrong, was revoked or has expired gets one and the same answer. */
const viewers = {
  'GET /v/:token': {
    feature: 'sharing',
    summary: 'The share page of a video.',
    access: 'anyone',
    limit: 'read',
    query: Spoken,
    response: 'page',
    problems: ['not-found'],
  },
  'GET /v/:token/embed': {
    feature: 'sharing',
    summary: 'The player alone, for other sites to embed.',
    access: 'anyone',
    limit: 'read',
    query: Spoken,
    response: 'page',
    problems: ['not-found'],
  },
  'GET /v/:token/files/:file': {
    feature: 'sharing',
    summary: 'film.mp4, poster.png or captions.vtt of a shared video, as long as the link works.',
    access: 'anyone',
    limit: 'none',
    query: Spoken,
    response: 'file',
    problems: ['not-found'],
  },
  'POST /v/:token/unlock': {
    feature: 'sharing',
    summary: 'Opens a page that asks for a password, in this browser and for 12 hours.',
    access: 'anyone',
    limit: 'sign-in',
    body: z.object({ password: z.string().max(200) }),
    response: Ok,
    problems: ['not-found', 'share-password-wrong'],
  },
  'POST /v/:token/plays': {
    feature: 'sharing',
    summary: 'Counts a start, a quarter of the film or a press of the button, by a rule that needs no cookie.',
    access: 'anyone',
    limit: 'read',
    body: z.object({ kind: PlayKind }),
    response: Ok,
    problems: ['not-found'],
  },
  'POST /v/:token/leads': {
    feature: 'sharing',
    summary: 'Leaves a question with the owner of a video, who gets it by mail.',
    access: 'anyone',
    limit: 'costly',
    body: LeadDraft,
    response: Ok,
    status: 201,
    problems: ['not-found', 'leads-full', 'lead-too-fast'],
  },
  'GET /oembed': {
    feature: 'sharing',
    summary: 'What sites need to know to embed the page under `url` (oEmbed 1.0, JSON).',
    access: 'anyone',
    limit: 'read',
    query: z.object({
      url: z.string().max(2000),
      format: z.literal('json', { error: 'Only json is answered here.' }).optional(),
      maxwidth: z.coerce.number().int().positive().optional(),
      maxheight: z.coerce.number().int().positive().optional(),
    }),
    response: z.object({
      version: z.literal('1.0'),
      type: z.literal('video'),
      title: z.string(),
      author_name: z.string(),
      provider_name: z.string(),
      provider_url: z.string(),
      thumbnail_url: z.string().optional(),
      width: z.number(),
      height: z.number(),
      html: z.string(),
    }),
    problems: ['not-found'],
  },
} as const satisfies Table

export const sharing = { ...owners, ...viewers } as const
