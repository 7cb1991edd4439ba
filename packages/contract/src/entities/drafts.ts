import { z } from 'zod'
import { BUTTON_CHARACTERS_MAX } from '../limits/video-limits.ts'
import { BrandKitChoice, SpokenLanguage, VideoLook, VideoSound } from './rendition.ts'
import { StoryboardEdits } from './storyboard.ts'
import { ContentIds, SCRIPT_CHARACTERS_MAX, VideoFacts } from './videos.ts'

/** Half-typed text: kept as it is, without the characters that a database cannot hold. */
const typed = (most: number) =>
  z
    .string()
    .max(most, 'Keep this to {maximum, number} characters or fewer.')
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
    .default('')

const FACT_CHARACTERS_MAX = 60
const { shape, moreShapes, definition, framing, background, twinBackground } = VideoLook.shape

/** A person's entries in the wizard. They are stored as typed and validated when the video is requested. */
export const DraftContent = z.object({
  title: typed(160),
  propertyAddress: typed(200),
  script: typed(SCRIPT_CHARACTERS_MAX),
  language: SpokenLanguage.default('en'),
  avatarId: z.string().max(60).nullable().default(null),
  screenShareUrl: typed(2000),
  facts: z.partialRecord(VideoFacts.keyof(), typed(FACT_CHARACTERS_MAX)).default({}),
  /** Uploads: what is shown beside the presenter, and the person's own voice. */
  contentIds: ContentIds,
  voiceId: z.uuid().nullable().default(null),
  brandKitId: BrandKitChoice,
  shape,
  moreShapes,
  definition,
  framing,
  background,
  twinBackground,
  captions: z.boolean().default(true),
  opening: z.boolean().default(false),
  aiLabel: z.boolean().default(false),
  unbrandedCopy: z.boolean().default(false),
  /** The accent colour, where the video has one of its own. */
  accent: VideoLook.shape.accent,
  music: z.boolean().default(false),
  musicMood: VideoSound.shape.musicMood,
  /** A voice of GET /api/voices. Its availability is checked when the video is requested. */
  voice: VideoSound.shape.voice,
  whenVoiceUnavailable: VideoSound.shape.whenVoiceUnavailable,
  /** A pace, as the choice holds it. */
  speed: z.string().max(10).default('1'),
  /** The last seconds of the video; `isOn` keeps what was written while it is left out. */
  closing: z
    .object({
      isOn: z.boolean().default(false),
      line: typed(80),
      button: typed(BUTTON_CHARACTERS_MAX),
      phone: typed(32),
      email: typed(120),
      url: typed(300),
    })
    .prefault({}),
  pronunciation: z
    .array(z.object({ written: typed(60), spoken: typed(60) }))
    .max(50, 'Add at most {maximum, number} pronunciations.')
    .default([]),
  /** A person's edits of the scenes; null leaves all scenes to the automatic plan. */
  storyboard: StoryboardEdits.nullable().default(null),
})
export type DraftContent = z.infer<typeof DraftContent>

/** The saved version of a draft. The next save names this version. */
export const SavedDraft = z.object({ id: z.uuid(), version: z.number().int(), updatedAt: z.string() })
export type SavedDraft = z.infer<typeof SavedDraft>

export const Draft = SavedDraft.extend({ content: DraftContent })
export type Draft = z.infer<typeof Draft>

/** A draft in a list. */
export const DraftSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  propertyAddress: z.string(),
  /** The beginning of its script. */
  excerpt: z.string(),
  language: SpokenLanguage,
  updatedAt: z.string(),
})
export type DraftSummary = z.infer<typeof DraftSummary>
