import { type ApiKey } from '@vitrine/contract/api'
import {
  type Avatar,
  type Estimate,
  type OptimizedScript,
  type ShareLink,
  type Video,
  MUSIC_MOODS,
  VIDEO_SHAPES,
  languageCodes,
} from '@vitrine/contract'
import { z } from 'zod'

/** A call of the API that a tool makes in the name of its key. */
export interface ToolRequest {
  call: ApiKey
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  idempotencyKey?: string | undefined
}

interface Answer {
  body: unknown
  /** Address of the next page of a list. */
  next: string | undefined
  /** Makes an address of this site absolute. */
  absolute: (path: string | null) => string | null
}

/** A tool: its description for agents, the call that it makes, and the text of the result. */
export interface Tool {
  name: string
  title: string
  description: string
  isReadOnly: boolean
  input: z.ZodObject
  request: (input: Record<string, unknown>) => ToolRequest
  result: (answer: Answer) => Record<string, unknown>
}

const videoId = z.string().describe('The id of a video, as create_video and list_videos return it.')
const language = z.enum(languageCodes).optional()
const script = z.string().describe('The words that the presenter speaks, as plain text.')

function tool<I extends z.ZodObject>(
  definition: Omit<Tool, 'input' | 'request'> & { input: I; request: (input: z.output<I>) => ToolRequest },
): Tool {
  return { ...definition, request: (input) => definition.request(definition.input.parse(input)) }
}

/** The tools of every site. Lengths, prices and permissions are checked by the calls that they make. */
export const tools: readonly Tool[] = [
  tool({
    name: 'list_presenters',
    title: 'List presenters',
    description: 'Lists the presenters (avatars) with the id that create_video needs.',
    isReadOnly: true,
    input: z.object({}),
    request: () => ({ call: 'GET /api/avatars' }),
    result: ({ body, absolute }) => ({
      presenters: (body as Avatar[]).map(({ id, name, line, type, status, posterUrl }) => ({
        id,
        name,
        line,
        type,
        status,
        posterUrl: absolute(posterUrl),
      })),
    }),
  }),
  tool({
    name: 'improve_script',
    title: 'Write or improve a script',
    description:
      'Turns a draft or a list of facts into a script that is easy to speak. Figures and names stay. ' +
      'Returns the script with its length in minutes and its cost in credits.',
    isReadOnly: false,
    input: z.object({ script, language }),
    request: (body) => ({ call: 'POST /api/optimize-script', body }),
    result: ({ body }) => {
      const { script: text, duration, creditsNeeded, wordCount, isChanged } = body as OptimizedScript
      return { script: text, minutes: duration, creditsNeeded, wordCount, isChanged }
    },
  }),
  tool({
    name: 'estimate_video',
    title: 'Estimate a video',
    description: 'Returns how long a script takes to speak and how many credits its video costs. Spends nothing.',
    isReadOnly: true,
    input: z.object({ script, language }),
    request: (body) => ({ call: 'POST /api/estimate-script', body }),
    result: ({ body }) => {
      const { duration, creditsNeeded, wordCount, language: spoken } = body as Estimate
      return { minutes: duration, creditsNeeded, wordCount, language: spoken }
    },
  }),
  tool({
    name: 'create_video',
    title: 'Create a video',
    description:
      'Holds the cost in credits and starts making a video. It takes minutes: call get_video until status is ready or failed. ' +
      'Send the same idempotencyKey again after a lost answer, so that nothing is made or charged twice.',
    isReadOnly: false,
    input: z.object({
      script,
      presenterId: z.string().describe('From list_presenters.'),
      title: z.string().optional(),
      propertyAddress: z.string().optional().describe('The place that the video is about.'),
      language,
      shape: z.enum(VIDEO_SHAPES).optional().describe('The aspect ratio.'),
      moreShapes: z
        .array(z.enum(VIDEO_SHAPES))
        .optional()
        .describe('Further aspect ratios in which the video is made, each laid out anew. Free.'),
      definition: z.enum(['720p', '1080p']).optional(),
      captions: z.boolean().optional().describe('Burns captions into the picture. Caption files are always included.'),
      unbrandedCopy: z.boolean().optional().describe('Makes a second file without any brand. Free.'),
      music: z.boolean().optional().describe('Adds quiet background music.'),
      musicMood: z.enum(MUSIC_MOODS).optional().describe('The mood of the music. Defaults to calm.'),
      idempotencyKey: z
        .string()
        .optional()
        .describe('A key of your own, such as an order number. A request that repeats it returns the same video.'),
    }),
    request: ({
      presenterId,
      idempotencyKey,
      script: text,
      title,
      propertyAddress,
      language: spoken,
      music,
      musicMood,
      ...look
    }) => ({
      call: 'POST /api/videos',
      body: {
        script: text,
        title,
        propertyAddress,
        language: spoken,
        avatarId: presenterId,
        look,
        sound: { music, musicMood },
      },
      idempotencyKey,
    }),
    result: ({ body, absolute }) => videoOf(body as Video, absolute),
  }),
  tool({
    name: 'get_video',
    title: 'Follow a video',
    description: 'Returns the status of a video: pending, processing, ready or failed, with its progress in percent.',
    isReadOnly: true,
    input: z.object({ videoId }),
    request: ({ videoId: id }) => ({ call: 'GET /api/videos/:id', params: { id } }),
    result: ({ body, absolute }) => videoOf(body as Video, absolute),
  }),
  tool({
    name: 'get_video_links',
    title: 'Get download links',
    description:
      'Returns the addresses of a finished video: its file, the copy without a brand, captions and poster, which open for a limited ' +
      'time, and its share link. Files in other formats (moreShapes) open with the API key.',
    isReadOnly: true,
    input: z.object({ videoId }),
    request: ({ videoId: id }) => ({ call: 'GET /api/videos/:id', params: { id } }),
    result: ({ body, absolute }) => linksOf(body as Video, absolute),
  }),
  tool({
    name: 'share_video',
    title: 'Share a video',
    description: 'Creates the public share link of a finished video, or returns the existing one.',
    isReadOnly: false,
    input: z.object({ videoId }),
    request: ({ videoId: id }) => ({ call: 'POST /api/videos/:id/share', params: { id } }),
    result: ({ body, absolute }) => ({ shareUrl: absolute((body as ShareLink).shareUrl) }),
  }),
  tool({
    name: 'list_videos',
    title: 'List videos',
    description: 'Lists videos, newest first. Pass nextCursor as cursor to read on.',
    isReadOnly: true,
    input: z.object({
      search: z.string().optional(),
      status: z.enum(['pending', 'processing', 'ready', 'failed']).optional(),
      limit: z.number().int().min(1).max(100).default(20),
      cursor: z.string().optional(),
    }),
    request: ({ search, ...query }) => ({ call: 'GET /api/videos', query: { ...query, q: search } }),
    result: ({ body, next, absolute }) => ({
      videos: (body as Video[]).map((video) => videoOf(video, absolute)),
      nextCursor: next ? new URL(next, 'http://list').searchParams.get('cursor') : null,
    }),
  }),
]

function videoOf(video: Video, absolute: Answer['absolute']) {
  const { id, title, language: spoken, status, processingProgress, secondsLeft, errorMessage } = video
  const { duration, creditsHeld, creditsCharged, shareUrl, createdAt } = video
  const state = { id, title, language: spoken, status, progress: processingProgress, secondsLeft, errorMessage }
  return {
    ...state,
    durationSeconds: duration,
    creditsHeld,
    creditsCharged,
    shareUrl: absolute(shareUrl),
    createdAt,
  }
}

function linksOf(video: Video, absolute: Answer['absolute']) {
  const { id, status, videoUrl, downloadUrl, unbrandedUrl, captionsUrl, thumbnailUrl, shareUrl, tasks } = video
  const shapes = VIDEO_SHAPES.flatMap((shape) => tasks.find(({ kind }) => kind === shape) ?? [])
  return {
    id,
    status,
    videoUrl: absolute(videoUrl),
    downloadUrl: absolute(downloadUrl),
    unbrandedUrl: absolute(unbrandedUrl),
    moreShapes: shapes.map(({ kind, state }) => ({
      shape: kind,
      state,
      downloadUrl: state === 'done' ? absolute(`/api/videos/${id}/export?format=${encodeURIComponent(kind)}`) : null,
    })),
    captionsUrl: absolute(captionsUrl),
    posterUrl: absolute(thumbnailUrl),
    shareUrl: absolute(shareUrl),
  }
}
