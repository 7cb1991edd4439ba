import { z } from 'zod'
import { SpokenLanguage, VoiceId } from './rendition.ts'

/**
 * A voice that can speak a video: the presenter's own (`built-in`), one of a speech model on this installation (`neural`), or one of a
 * speech server (`remote`), to which the script is sent.
 */
export const Voice = z.object({
  id: VoiceId,
  kind: z.enum(['built-in', 'neural', 'remote']),
  name: z.string(),
  languages: z.array(SpokenLanguage),
  /** Null for the presenter's own, which is that of the presenter. */
  gender: z.enum(['female', 'male']).nullable(),
  /** A few English words that describe the voice; null when unknown. */
  style: z.string().nullable(),
  isFavourite: z.boolean(),
  /** The price in addition to the minutes of the video; 0 for most voices. */
  creditsPerMinute: z.number().min(0).multipleOf(0.5),
  /** Why it cannot be used here: its model was removed, or the package that runs it is missing. Null where it can. */
  fault: z.enum(['engine-missing', 'not-installed']).nullable(),
})
export type Voice = z.infer<typeof Voice>

const VOICES_MAX = 200
const CREDITS_PER_MINUTE_MAX = 20

/** A voice with the site's settings for it. */
export const SiteVoice = Voice.omit({ isFavourite: true }).extend({ isHidden: z.boolean() })
export type SiteVoice = z.infer<typeof SiteVoice>

/** Which voice a presenter of the site has instead of their own; without `presenterId` all that are not named. */
export const PresenterVoice = z.object({ presenterId: z.string().min(1).max(60).nullable(), voice: VoiceId })
export type PresenterVoice = z.infer<typeof PresenterVoice>

/** The voices of a site in the order in which customers see them. */
export const SiteVoices = z.object({ voices: z.array(SiteVoice), presenterVoices: z.array(PresenterVoice) })
export type SiteVoices = z.infer<typeof SiteVoices>

/** A partner's settings of its voices. Voices that are not named follow the named ones. */
export const SiteVoiceSettings = z.object({
  voices: z
    .array(
      z.object({
        id: VoiceId,
        isHidden: z.boolean(),
        creditsPerMinute: z
          .number({ error: 'Enter the price as a number.' })
          .min(0, 'The minimum price is {minimum, number}.')
          .max(CREDITS_PER_MINUTE_MAX, 'The maximum price is {maximum, number} credits.')
          .multipleOf(0.5, 'Enter the price in half credits.'),
      }),
    )
    .max(VOICES_MAX, 'Send at most {maximum, number} voices.'),
  presenterVoices: z.array(PresenterVoice).max(VOICES_MAX, 'Send at most {maximum, number} voices.'),
})
export type SiteVoiceSettings = z.infer<typeof SiteVoiceSettings>
