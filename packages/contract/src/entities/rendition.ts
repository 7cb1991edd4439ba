import { z } from 'zod'
import { BUILT_IN_VOICE } from '../built-in-voice.ts'
import { languageCodes } from '../languages.ts'
import { HexColour } from './hex-colour.ts'
import { BUTTON_CHARACTERS_MAX, MUSIC_MOODS, VIDEO_SHAPES } from '../limits/video-limits.ts'

/** Text of at most so many characters, without the space around it. */
export const shortText = (most: number) =>
  z.string().trim().max(most, 'Keep this to {maximum, number} characters or fewer.')

const line = (most: number) => shortText(most).regex(/^\P{Cc}*$/u, 'Keep this on one line.')
/** A form sends what was left blank as an empty text. */
const orBlank = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional()
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `Choose ${listOf(names)}.` })

/** Returns the names as a phrase: "a, b or c". */
const listOf = (names: readonly string[]) => names.join(', ').replace(/, (?=[^,]*$)/, ' or ')

/** The languages that a presenter can speak. */
export const SpokenLanguage = oneOf(languageCodes)
export type SpokenLanguage = z.infer<typeof SpokenLanguage>

/** The language of a script. Where none is named, it is recognised by the letters and small words of the script. */
export const ScriptLanguage = SpokenLanguage.optional()

const phone = line(32).regex(/^[+(]*\p{Nd}[\p{Nd}\s()./-]{3,}$/u, 'Enter a phone number like +1 555 010 0199.')

/** Ways to get in touch, as an end card shows them. */
export const Contacts = z.object({
  phone: orBlank(phone),
  email: orBlank(z.email('Enter an email address like name@example.com.').max(120)),
  url: orBlank(z.url({ protocol: /^https?$/, error: 'Enter a full URL.' }).max(300)),
})

/** The last seconds of a video: a line to act on, and ways to get in touch. */
const Closing = Contacts.extend({
  line: line(80).min(1, 'Enter the text for the end card.'),
  /** The label of what looks like a button. Where it is empty the button shows the address, phone number or email. */
  button: line(BUTTON_CHARACTERS_MAX).optional(),
})

/** The look of a video. Missing fields have their defaults. */
export const VideoLook = z.object({
  /** The sides of the picture. */
  shape: oneOf(VIDEO_SHAPES).default('16:9'),
  /** Further formats in which it is made once it is ready, each composed for its own sides. */
  moreShapes: z.array(oneOf(VIDEO_SHAPES)).max(VIDEO_SHAPES.length, 'Choose each format once.').default([]),
  /** Pixels of the shorter side. */
  definition: oneOf(['720p', '1080p']).default('1080p'),
  /** The distance of the camera from the presenter. */
  framing: oneOf(['medium', 'close']).default('medium'),
  /** The background behind the presenter: the scene of the trade, the brand's colours, or a plain surface. */
  background: oneOf(['scene', 'brand', 'plain']).default('scene'),
  /**
   * The background of a digital twin's recording: as it is, blurred, or left out, so that the background of the video is seen.
   * Presenters of the site have none.
   */
  twinBackground: oneOf(['kept', 'blurred', 'replaced']).default('kept'),
  /** Whether captions are drawn into the picture; they are kept as files in any case. */
  captions: z.boolean().default(true),
  /** The logo before the first word. */
  opening: z.boolean().default(false),
  closing: Closing.nullish(),
  /** The accent colour of this video, instead of the one of its brand. */
  accent: HexColour.nullish(),
  /** A small visible line that says that the video was made with AI. */
  aiLabel: z.boolean().default(false),
  /** A second video that shows nothing of the brand, for listing services that allow none. */
  unbrandedCopy: z.boolean().default(false),
})
export type VideoLook = z.infer<typeof VideoLook>

const VOICE_SPEED_MIN = 0.7
const VOICE_SPEED_MAX = 1.4

/** A pace: 1 is the presenter’s own. */
export const VoiceSpeed = z
  .number({ error: 'Enter the speed as a number.' })
  .min(VOICE_SPEED_MIN, 'The minimum speed is {minimum, number}.')
  .max(VOICE_SPEED_MAX, 'The maximum speed is {maximum, number}.')
  .default(1)

const SpokenAs = z.object({
  written: line(60).min(1, 'Enter the word as it is spelled in the script.'),
  spoken: line(60).min(1, 'Enter how to pronounce the word.'),
})

/** A voice of GET /api/voices. */
export const VoiceId = z.string({ error: 'Choose a voice.' }).min(1, 'Choose a voice.').max(80, 'Choose a voice.')

/** A mood of background music. */
export const MusicMood = oneOf(MUSIC_MOODS)
export type MusicMood = z.infer<typeof MusicMood>

/** The sound of a video. */
export const VideoSound = z.object({
  /** The voice of GET /api/voices that speaks: what is not said is the presenter's own. */
  voice: VoiceId.default(BUILT_IN_VOICE),
  /** The behaviour while the server of a voice is unreachable: wait for it, or use the presenter's voice. */
  whenVoiceUnavailable: oneOf(['wait', 'presenter']).default('wait'),
  speed: VoiceSpeed,
  /** Pronunciations of words that the voice would get wrong. */
  pronunciation: z.array(SpokenAs).max(50, 'Add at most {maximum, number} pronunciations.').default([]),
  /** A quiet bed of music under the voice. */
  music: z.boolean().default(false),
  /** The mood of the music, where there is any. GET /api/music/:mood plays a sample. */
  musicMood: MusicMood.default('calm'),
})
export type VideoSound = z.infer<typeof VideoSound>

/** The kit of a video: left out, the person's default kit; null, the brand of the site. */
export const BrandKitChoice = z.uuid('Choose one of your brand kits.').nullish()
