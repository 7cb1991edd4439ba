import { z } from 'zod'
import { CONTENT_FILES_MAX, VIDEO_SHAPES } from '../limits/video-limits.ts'
import { StoryboardEdits } from './storyboard.ts'
import { BrandKitChoice, ScriptLanguage, SpokenLanguage, VideoLook, VideoSound, shortText } from './rendition.ts'

export const VideoStatus = z.enum(['pending', 'processing', 'ready', 'failed'])
export type VideoStatus = z.infer<typeof VideoStatus>

/** A status by which lists are filtered. `completed` is another word for `ready`. */
export const VideoStatusFilter = z
  .enum([...VideoStatus.options, 'completed'])
  .transform((status): VideoStatus => (status === 'completed' ? 'ready' : status))

export const AvatarStatus = z.enum(['processing', 'ready', 'failed'])
export type AvatarStatus = z.infer<typeof AvatarStatus>

const AvatarType = z.enum(['stock', 'custom'])

/** The current stage of a render, shown as a word beside the percentage. */
export const VideoStage = z.enum(['reading', 'speaking', 'drawing', 'finishing'])
export type VideoStage = z.infer<typeof VideoStage>

/**
 * Jobs on a finished video: redrawing it with the current branding, or a file of another format or shape. `transparent` is the
 * presenter without a background, as WebM.
 */
export const VideoJobKind = z.enum(['rebrand', 'mov', 'webm', 'transparent', 'gif', ...VIDEO_SHAPES])
export type VideoJobKind = z.infer<typeof VideoJobKind>

export const VideoJob = z.object({
  kind: VideoJobKind,
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  progress: z.number().int().min(0).max(100),
  errorMessage: z.string().nullable(),
})
export type VideoJob = z.infer<typeof VideoJob>

/** A form sends what was left blank as an empty text; that is no room count of 0. */
function roomCount() {
  const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')
  return z.preprocess((value) => (isBlank(value) ? undefined : value), z.coerce.number().min(0).max(99).optional())
}

/** Facts of a listing or a tour: they feed the facts card of the video and the list's metadata line. */
export const VideoFacts = z.object({
  price: shortText(40).optional(),
  bedrooms: roomCount(),
  bathrooms: roomCount(),
  area: shortText(40).optional(),
  dates: shortText(60).optional(),
  duration: shortText(60).optional(),
})
export type VideoFacts = z.infer<typeof VideoFacts>

/** One of the videos that say the same in several languages. */
export const FamilyMember = z.object({ id: z.uuid(), language: SpokenLanguage, status: VideoStatus })
export type FamilyMember = z.infer<typeof FamilyMember>

/** The credits returned for a video that was not made, as recorded in the ledger. */
export const Refund = z.object({
  /** The entry of the ledger (GET /api/billing/statement lists it). */
  entryId: z.uuid(),
  credits: z.number(),
  at: z.string(),
})
export type Refund = z.infer<typeof Refund>

/** Why a team took a video of its site down, and since when nobody may watch it. */
export const Takedown = z.object({ reason: z.string(), at: z.string() })
export type Takedown = z.infer<typeof Takedown>

/** A note for the owner of a video about how it was made. */
export const VideoNote = z.object({
  /** `page-not-shown`: the web page of `screenShareUrl` could not be captured, and the video was made without it. */
  code: z.enum(['page-not-shown']),
  /** The code of the problem that is the reason. */
  reason: z.string(),
  /** In English; a client that speaks other languages reads the codes. */
  message: z.string(),
})
export type VideoNote = z.infer<typeof VideoNote>

export const Video = z.object({
  id: z.uuid(),
  title: z.string(),
  propertyAddress: z.string(),
  script: z.string(),
  language: SpokenLanguage,
  /** Null once the presenter was deleted; the video stays. */
  avatarId: z.uuid().nullable(),
  avatarName: z.string(),
  /** `custom` is a recording of a person. Null once the presenter was deleted. */
  avatarType: AvatarType.nullable(),
  screenShareUrl: z.string().nullable(),
  screenShareType: z.string().nullable(),
  status: VideoStatus,
  processingProgress: z.number().int().min(0).max(100),
  processingStage: VideoStage.nullable(),
  queuePosition: z.number().int().nullable(),
  /** The reason that a video waits outside the queue: its speech server, or the lip sync of its twin. Null otherwise. */
  waitsFor: z.enum(['voice', 'lip-sync']).nullable(),
  /** The estimated wait before it is rendered; null where no estimate is possible. */
  startsInSeconds: z.number().int().nullable(),
  /** About how long until it is ready, the waiting included; null where nothing honest can be said. */
  secondsLeft: z.number().int().nullable(),
  errorMessage: z.string().nullable(),
  /** `cancelled` where the person stopped it; other words are those of the engine. */
  errorCode: z.string().nullable(),
  refund: Refund.nullable(),
  videoUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** The source of the still at `thumbnailUrl`: drawn with the video, a moment of it, or an upload. */
  thumbnail: z.object({ kind: z.enum(['automatic', 'moment', 'upload']), second: z.number().nullable() }),
  /** WebVTT, for players. */
  captionsUrl: z.string().nullable(),
  /** The loudness over its length as JSON: 200 numbers of 0 to 100. Null for older videos. */
  waveUrl: z.string().nullable(),
  /** The copy that shows nothing of the brand, where one was asked for. */
  unbrandedUrl: z.string().nullable(),
  duration: z.number().nullable(),
  /** Credits shown before paying: held while the video is made. */
  creditsHeld: z.number(),
  /** Credits charged, once it is ready; 0 when it failed. */
  creditsCharged: z.number().nullable(),
  viewCount: z.number().int(),
  /** The public addresses of the video, under both names; null while it is not shared. */
  shareUrl: z.string().nullable(),
  publicUrl: z.string().nullable(),
  metadata: VideoFacts,
  look: VideoLook,
  sound: VideoSound,
  /** The name of the brand kit that the video is drawn with; null where it has the brand of the site. */
  brandKit: z.object({ id: z.uuid().nullable(), name: z.string() }).nullable(),
  /** False where the brand, or the way videos are drawn, has changed since this one was made. */
  isBrandCurrent: z.boolean(),
  /** False where its title, place or facts have changed since its video was drawn. */
  isRenderCurrent: z.boolean(),
  /** The other videos that say the same in other languages. */
  family: z.array(FamilyMember),
  /** Jobs on the finished video (video jobs, `video_job` in the database), newest first. */
  tasks: z.array(VideoJob),
  notes: z.array(VideoNote),
  createdAt: z.string(),
  /** Null while everybody may watch it who has its link. */
  takenDown: Takedown.nullable(),
  /** When it was put into the trash; null elsewhere. */
  deletedAt: z.string().nullable(),
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

/** The uploads shown beside the presenter, in their order. */
export const ContentIds = z
  .array(z.uuid())
  .max(CONTENT_FILES_MAX, 'A video can have up to {maximum, number} files. Remove some.')
  .default([])

/** The body of POST /api/videos. A `status` or a price sent along is dropped: the server decides both. */
export const VideoDraft = z.object({
  title: shortText(160).default(''),
  propertyAddress: shortText(200).default(''),
  script: z.string().max(SCRIPT_CHARACTERS_MAX, 'The script is longer than 30 minutes.'),
  avatarId: z.string({ error: 'Choose a presenter.' }).min(1, 'Choose a presenter.').max(60, 'Choose a presenter.'),
  language: ScriptLanguage,
  /** A web page that is captured while the video is made and shown after the files, unless those show a page already. */
  screenShareUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Enter a full URL.' }).max(2000)])
    .nullish(),
  screenShareType: z.literal('url').nullish(),
  metadata: VideoFacts.default({}),
  look: VideoLook.prefault({}),
  sound: VideoSound.prefault({}),
  /** Uploads of the kind `content`: their pages and pictures are shown in this order while the presenter speaks. */
  contentIds: ContentIds,
  /** An upload of the kind `voice`: the person's own voice, to which the presenter moves the lips. */
  voiceId: z.uuid().nullish(),
  brandKitId: BrandKitChoice,
  /** Edits of the scenes. When missing, those of the draft apply; null leaves all scenes to the automatic plan. */
  storyboard: StoryboardEdits.nullish(),
  /** The draft from which the video is made. It is deleted once the video is requested. */
  draftId: z.uuid().nullish(),
  /** Created once per press of Generate, so that a repeated request with the key returns the first video. */
  requestKey: z.string().min(8).max(80).optional(),
})
export type VideoDraft = z.input<typeof VideoDraft>

/** The fields of a video that can be changed at any time. Its spoken words cannot. */
export const VideoChange = z.object({
  title: shortText(160).min(1, 'Enter a video title.').optional(),
  propertyAddress: shortText(200).optional(),
  metadata: VideoFacts.optional(),
})
export type VideoChange = z.input<typeof VideoChange>

const VideoCopy = z.object({
  /** Left out: the title of the first one. */
  title: shortText(160).optional(),
  script: VideoDraft.shape.script.optional(),
  /** Another presenter, e.g. where the first one was deleted. */
  avatarId: z.string().min(1, 'Choose a presenter.').max(60, 'Choose a presenter.').optional(),
  requestKey: VideoDraft.shape.requestKey,
})

/** The body of POST /api/videos/:id/duplicate. */
export const VideoDuplicate = VideoCopy
export type VideoDuplicate = z.input<typeof VideoDuplicate>

/** The body of PUT /api/videos/:id/teaser. */
export const TeaserStart = z.object({ startSeconds: z.number().min(0).max(7200) })

/** The body of PUT /api/videos/:id/thumbnail: a moment, an upload of the kind `content`, or the still drawn with the video. */
export const ThumbnailChoice = z.union(
  [
    z.object({ second: z.number().min(0).max(7200) }),
    z.object({ uploadId: z.uuid() }),
    z.object({ automatic: z.literal(true) }),
  ],
  'Choose a moment in the video or one of your images.',
)
export type ThumbnailChoice = z.infer<typeof ThumbnailChoice>

/** The body of POST /api/videos/:id/rebrand. Left out, the video keeps its brand kit. */
export const VideoRebrand = z.object({ brandKitId: BrandKitChoice })

/** The body of POST /api/videos/:id/translate: the words in the other language. */
export const VideoTranslation = VideoCopy.extend({
  language: SpokenLanguage,
  script: VideoDraft.shape.script,
})
export type VideoTranslation = z.input<typeof VideoTranslation>

export const Estimate = z.object({
  /** Minutes of speech, to two decimals. */
  duration: z.number(),
  creditsNeeded: z.number(),
  wordCount: z.number().int(),
  /** The language of the script: the requested one where possible. */
  language: SpokenLanguage,
})
export type Estimate = z.infer<typeof Estimate>

export const Avatar = z.object({
  id: z.uuid(),
  name: z.string(),
  line: z.string(),
  type: AvatarType,
  status: AvatarStatus,
  /** Why a twin failed, and what to do. */
  errorMessage: z.string().nullable(),
  /** The state of a twin that is not usable yet or any more; null for one that is ready, and for stock presenters. */
  stage: z
    .enum(['recording', 'consent', 'review', 'rejected', 'training', 'training-failed', 'revoked', 'refunded'])
    .nullable(),
  consentId: z.uuid().nullable(),
  /** The progress of training a twin in percent, 0 to 100. */
  progress: z.number().int().min(0).max(100),
  presenterId: z.string(),
  /** A looping preview video with sound; null until it has been made. */
  imageUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** The language of the preview: that of the page once such a clip exists. Null for a recording. */
  previewLanguage: SpokenLanguage.nullable(),
  /** The renderer of a twin: this program, which shows its recording, or a lip-sync service. */
  provider: z.enum(['engine', 'tavus', 'own-server']),
  tavusReplicaId: z.string().nullable(),
  isFavourite: z.boolean(),
  /** New videos of this person begin with it. */
  isDefault: z.boolean(),
  createdAt: z.string(),
})
export type Avatar = z.infer<typeof Avatar>
