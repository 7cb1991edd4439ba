import { z } from 'zod'

export const VideoStatus = z.enum(['pending', 'processing', 'ready', 'failed'])
export type VideoStatus = z.infer<typeof VideoStatus>

/** What the engine is busy with; people see it as a word beside the percentage. */
export const VideoStage = z.enum(['reading', 'speaking', 'drawing', 'finishing'])
export type VideoStage = z.infer<typeof VideoStage>

/** Languages the built-in voice speaks and captions today. */
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

const shortText = (most: number) => z.string().trim().max(most, `Keep this under ${most} characters.`)

/** A form sends what was left blank as an empty text; that is no room count of 0. */
function roomCount() {
  const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
  return z.preprocess((value) => (isBlank(value) ? undefined : value), z.coerce.number().min(0).max(99).optional())
}

/** Facts of a listing or a tour: they feed the facts card of the film and the list's metadata line. */
export const VideoFacts = z.object({
  price: shortText(40).optional(),
  bedrooms: roomCount(),
  bathrooms: roomCount(),
  area: shortText(40).optional(),
  dates: shortText(60).optional(),
  duration: shortText(60).optional(),
})
export type VideoFacts = z.infer<typeof VideoFacts>

export const Video = z.object({
  id: z.uuid(),
  title: z.string(),
  propertyAddress: z.string(),
  script: z.string(),
  language: Language,
  /** Null once the presenter was deleted; the video stays. */
  avatarId: z.uuid().nullable(),
  avatarName: z.string(),
  screenShareUrl: z.string().nullable(),
  screenShareType: z.string().nullable(),
  status: VideoStatus,
  processingProgress: z.number().int().min(0).max(100),
  processingStage: VideoStage.nullable(),
  queuePosition: z.number().int().nullable(),
  errorMessage: z.string().nullable(),
  videoUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  duration: z.number().nullable(),
  /** Credits shown before paying: held while the video is made. */
  creditsHeld: z.number(),
  /** Credits charged, once it is ready; 0 when it failed. */
  creditsCharged: z.number().nullable(),
  viewCount: z.number().int(),
  metadata: VideoFacts,
  createdAt: z.string(),
})
export type Video = z.infer<typeof Video>

export const VideoStats = z.object({
  total: z.number().int(),
  ready: z.number().int(),
  processing: z.number().int(),
  failed: z.number().int(),
})
export type VideoStats = z.infer<typeof VideoStats>

/** The longest script text the API reads, in characters: well above 30 minutes of speech in any language. */
export const SCRIPT_CHARACTERS_MAX = 60_000

/** The body of POST /api/videos. A `status` or a price sent along is dropped: the server decides both. */
export const VideoDraft = z.object({
  title: shortText(160).default(''),
  propertyAddress: shortText(200).default(''),
  script: z.string().max(SCRIPT_CHARACTERS_MAX, 'The script is longer than 30 minutes of speech.'),
  avatarId: z.string({ error: 'Choose a presenter.' }).min(1, 'Choose a presenter.'),
  language: Language.default('en'),
  screenShareUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter a full web address.' })])
    .nullish(),
  screenShareType: z.literal('url').nullish(),
  metadata: VideoFacts.default({}),
  /** Made once per press of Generate: the second delivery of the same key answers with the first video. */
  requestKey: z.string().min(8).max(80).optional(),
})
export type VideoDraft = z.input<typeof VideoDraft>

export const Estimate = z.object({
  /** Minutes of speech, to two decimals. */
  duration: z.number(),
  creditsNeeded: z.number(),
  wordCount: z.number().int(),
})
export type Estimate = z.infer<typeof Estimate>

export const Avatar = z.object({
  id: z.uuid(),
  name: z.string(),
  line: z.string(),
  type: z.enum(['stock', 'custom']),
  status: z.enum(['ready', 'processing', 'failed']),
  presenterId: z.string(),
  /** A looping preview video with sound; null until it has been made. */
  imageUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  tavusReplicaId: z.string().nullable(),
  createdAt: z.string(),
})
export type Avatar = z.infer<typeof Avatar>
