import { z } from 'zod'
import { SavedDraft } from '../entities/drafts.ts'
import { PreviewDraft, SpokenPreview } from '../entities/speech.ts'
import { SpokenLanguage, VoiceSpeed, shortText } from '../entities/film.ts'
import {
  Estimate,
  SCRIPT_CHARACTERS_MAX,
  Video,
  VideoChange,
  VideoDraft,
  VideoDuplicate,
  VideoStats,
  VideoStatus,
  VideoTranslation,
} from '../entities/videos.ts'
import type { Table } from '../types.ts'

const Ok = z.object({ ok: z.boolean() })

const videoIds = z.array(z.string().max(60)).min(1, 'Choose at least one video.').max(500)
const moment = z.iso.datetime({ offset: true, error: 'Give a moment like 2026-11-22T09:00:00Z.' })

/** What making a video anew can be refused with. */
const creationProblems = [
  'script-silent',
  'script-too-long',
  'avatar-unknown',
  'upload-unknown',
  'content-too-long',
  'credits-short',
  'renderer-missing',
] as const

export const videos = {
  'GET /api/videos': {
    feature: 'videos',
    summary: "The person's videos, newest first; the next page is in the Link header.",
    access: 'customer',
    limit: 'read',
    query: z.object({
      q: z.string().trim().max(200).optional(),
      status: VideoStatus.optional(),
      language: SpokenLanguage.optional(),
      avatarId: z.uuid('This is not a presenter.').optional(),
      /** Made at this moment or later, and before that one. */
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
    response: VideoStats,
    problems: [],
  },
  'GET /api/videos/default-title': {
    feature: 'videos',
    summary:
      'What a video without a title would be called now: the trade’s word with its place or the day, and a number.',
    access: 'customer',
    limit: 'read',
    query: z.object({ propertyAddress: shortText(200).default('') }),
    response: z.object({ title: z.string() }),
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
    problems: creationProblems,
  },
  'DELETE /api/videos/bulk': {
    feature: 'videos',
    summary: 'Puts several videos into the trash, and answers which ones were not there. None of them there is 404.',
    access: 'customer',
    limit: 'act',
    body: z.object({ videoIds }),
    response: z.object({ ok: z.boolean(), deleted: z.number().int(), missing: z.array(z.string()) }),
    problems: ['not-found'],
  },
  'DELETE /api/videos/:id': {
    feature: 'videos',
    summary: 'Puts a video into the trash for 30 days; one still being made is stopped and its credits go back.',
    access: 'customer',
    limit: 'act',
    response: Ok,
    problems: ['not-found'],
  },
  'GET /api/videos/trash': {
    feature: 'videos',
    summary: 'The videos in the person’s trash, the last one first.',
    access: 'customer',
    limit: 'read',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ items: z.array(Video), nextCursor: z.string().nullable() }),
    problems: [],
  },
  'DELETE /api/videos/trash': {
    feature: 'videos',
    summary: 'Deletes videos in the trash for good, with their files: those that are named, or all.',
    access: 'customer',
    limit: 'act',
    body: z.object({ videoIds: videoIds.optional() }).prefault({}),
    response: z.object({ ok: z.boolean(), deleted: z.number().int() }),
    problems: [],
  },
  'POST /api/videos/restore': {
    feature: 'videos',
    summary: 'Takes several videos out of the trash. None of them there is 404.',
    access: 'customer',
    limit: 'act',
    body: z.object({ videoIds }),
    response: z.object({ ok: z.boolean(), restored: z.number().int() }),
    problems: ['not-found', 'language-taken'],
  },
  'POST /api/videos/:id/restore': {
    feature: 'videos',
    summary: 'Takes a video out of the trash.',
    access: 'customer',
    limit: 'act',
    response: Video,
    problems: ['not-found', 'language-taken'],
  },
  'PATCH /api/videos/:id': {
    feature: 'videos',
    summary:
      'Changes title, place or facts. The film of a finished video is drawn again with them under the same link; its speech stays.',
    access: 'customer',
    limit: 'act',
    body: VideoChange,
    response: Video,
    problems: ['not-found'],
  },
  'POST /api/videos/:id/cancel': {
    feature: 'videos',
    summary: 'Stops the making of a video and gives its credits back; of a finished one, what was asked of it since.',
    access: 'customer',
    limit: 'act',
    response: Video,
    problems: ['not-found', 'not-running'],
  },
  'POST /api/videos/:id/duplicate': {
    feature: 'videos',
    summary: 'Makes the same video once more, under a new hold, with the words changed that are given.',
    access: 'customer',
    limit: 'act',
    body: VideoDuplicate.prefault({}),
    response: Video,
    status: 201,
    problems: ['not-found', ...creationProblems],
  },
  'POST /api/videos/:id/draft': {
    feature: 'videos',
    summary: 'Writes a draft with all that was chosen for the video, to be changed before it is made again.',
    access: 'customer',
    limit: 'act',
    response: SavedDraft,
    status: 201,
    problems: ['not-found', 'drafts-full'],
  },
  'POST /api/videos/:id/translate': {
    feature: 'videos',
    summary: 'Makes the same video in another language, under a new hold. Both belong to one family from then on.',
    access: 'customer',
    limit: 'act',
    body: VideoTranslation,
    response: Video,
    status: 201,
    problems: ['not-found', 'language-taken', ...creationProblems],
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
    problems: ['not-found', 'not-failed', 'credits-short', 'renderer-missing'],
  },
  'POST /api/videos/:id/rebrand': {
    feature: 'videos',
    summary:
      'Draws a finished video again with the brand of today. Free; the film of before stays until the new one is there.',
    access: 'customer',
    limit: 'act',
    response: Video,
    status: 202,
    problems: ['not-found', 'not-ready', 'brand-current', 'renderer-missing'],
  },
  'GET /api/videos/:id/export': {
    feature: 'videos',
    summary:
      'The film as a file under its title. One that has to be made first is 202 with its progress; ask again after Retry-After.',
    access: 'customer',
    limit: 'act',
    query: z.object({ format: z.enum(['mp4', 'webm', 'mov'], { error: 'Choose mp4, webm or mov.' }).default('mp4') }),
    response: 'file',
    problems: ['not-found', 'not-ready', 'export-failed', 'renderer-missing'],
  },
  'GET /api/videos/:id/captions': {
    feature: 'videos',
    summary: 'The captions of a finished video, as WebVTT or SubRip.',
    access: 'customer',
    limit: 'read',
    query: z.object({ format: z.enum(['vtt', 'srt'], { error: 'Choose vtt or srt.' }).default('vtt') }),
    response: 'file',
    problems: ['not-found', 'not-ready', 'no-captions'],
  },
} as const satisfies Table

export const scripts = {
  'POST /api/estimate-script': {
    feature: 'scripts',
    summary: 'Words, minutes and credits of a script.',
    access: 'customer',
    limit: 'typing',
    body: z.object({
      script: z.string().max(SCRIPT_CHARACTERS_MAX),
      language: SpokenLanguage.default('en'),
      speed: VoiceSpeed,
      /** The person's own voice: the video then lasts as long as that. */
      voiceId: z.uuid().nullish(),
    }),
    response: Estimate,
    problems: ['upload-unknown'],
  },
  'POST /api/preview-speech': {
    feature: 'scripts',
    summary: 'Speaks up to three sentences with a presenter: the sound, and what a live picture of it is drawn from.',
    access: 'customer',
    limit: 'preview',
    body: PreviewDraft,
    response: SpokenPreview,
    problems: ['script-silent', 'avatar-unknown', 'voice-missing', 'preview-failed'],
  },
} as const satisfies Table
