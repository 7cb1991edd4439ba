import { z } from 'zod'
import { ScriptLanguage, VideoLook, VideoSound } from './rendition.ts'

/** The longest script of a preview, in characters: about half a minute of speech. */
const PREVIEW_CHARACTERS_MAX = 400

const TOO_LONG = 'Previews can have up to {maximum, number} characters. Choose a shorter sentence.'

/** The body of POST /api/preview-speech. */
export const PreviewDraft = z.object({
  script: z.string().max(PREVIEW_CHARACTERS_MAX, TOO_LONG),
  avatarId: z.string({ error: 'Choose a presenter.' }).min(1, 'Choose a presenter.').max(60),
  language: ScriptLanguage,
  /** The shape of the video, for which captions are divided. */
  shape: VideoLook.shape.shape,
  voice: VideoSound.shape.voice,
  speed: VideoSound.shape.speed,
  pronunciation: VideoSound.shape.pronunciation,
})
export type PreviewDraft = z.input<typeof PreviewDraft>

/** A few sentences as a presenter says them. Times are seconds from the first sample of the sound. */
export const SpokenPreview = z.object({
  durationSeconds: z.number(),
  /** A WAV file in base64. */
  sound: z.string(),
  /**
   * The presenter's movements: one column of small integers per property, 15 rows per second, as the
   * presenter's rig reads them.
   */
  timeline: z.record(z.string(), z.array(z.number().int())),
  /** Words that are shown together; each is spoken from its start to that of the next. */
  captions: z.array(
    z.object({
      startSeconds: z.number(),
      endSeconds: z.number(),
      words: z.array(z.object({ text: z.string(), startSeconds: z.number() })),
    }),
  ),
})
export type SpokenPreview = z.infer<typeof SpokenPreview>
