import { z } from 'zod'

/** Text of at most so many characters, without the space around it. */
export const shortText = (most: number) => z.string().trim().max(most, `Keep this under ${most} characters.`)

const line = (most: number) => shortText(most).regex(/^\P{Cc}*$/u, 'Keep this on one line.')
/** A form sends what was left blank as an empty text. */
const orBlank = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional()
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `Choose one of ${names.join(', ')}.` })

/** What a presenter can speak. */
export const SpokenLanguage = oneOf(['en', 'es', 'zh', 'hi', 'fa'])
export type SpokenLanguage = z.infer<typeof SpokenLanguage>

const phone = line(32).regex(/^[+(]*\p{Nd}[\p{Nd}\s()./-]{3,}$/u, 'Enter a phone number, like +1 555 010 0199.')

/** The last seconds of a film: a line to act on, and ways to get in touch. */
const Closing = z.object({
  line: line(80).min(1, 'Write the line that the film closes with.'),
  phone: orBlank(phone),
  email: orBlank(z.email('Enter an email address, like name@example.com.').max(120)),
  url: orBlank(z.url({ protocol: /^https?$/, error: 'Enter a full web address.' }).max(300)),
})

/** How a film looks. What is not said is what a film has by default. */
export const VideoLook = z.object({
  /** The sides of the picture. */
  shape: oneOf(['16:9', '9:16', '1:1', '4:5']).default('16:9'),
  /** Pixels of the shorter side. */
  definition: oneOf(['720p', '1080p']).default('720p'),
  /** How near the presenter stands. */
  framing: oneOf(['medium', 'close']).default('medium'),
  /** What stands behind the presenter: the scene of the trade, the brand’s colours, or a quiet surface. */
  background: oneOf(['scene', 'brand', 'plain']).default('scene'),
  /** Whether captions are drawn into the picture; they are kept as files in any case. */
  captions: z.boolean().default(true),
  /** The logo before the first word. */
  opening: z.boolean().default(false),
  closing: Closing.nullish(),
  /** A small visible line that says that the film was made with AI. */
  aiLabel: z.boolean().default(false),
  /** A second film that shows nothing of the brand, for listing services that allow none. */
  unbrandedCopy: z.boolean().default(false),
})
export type VideoLook = z.infer<typeof VideoLook>

const VOICE_SPEED_MIN = 0.7
const VOICE_SPEED_MAX = 1.4

/** A pace: 1 is the presenter’s own. */
export const VoiceSpeed = z
  .number({ error: 'The speed is a number.' })
  .min(VOICE_SPEED_MIN, `The voice speaks no slower than ${VOICE_SPEED_MIN}.`)
  .max(VOICE_SPEED_MAX, `The voice speaks no faster than ${VOICE_SPEED_MAX}.`)
  .default(1)

const SpokenAs = z.object({
  written: line(60).min(1, 'Write the word as it stands in the script.'),
  spoken: line(60).min(1, 'Write the word as it is to be said.'),
})

/** How a film sounds. */
export const VideoSound = z.object({
  speed: VoiceSpeed,
  /** How words are said that the voice would get wrong. */
  pronunciation: z.array(SpokenAs).max(50, 'Give at most 50 words with their pronunciation.').default([]),
  /** A quiet bed of music under the voice. */
  music: z.boolean().default(false),
})
export type VideoSound = z.infer<typeof VideoSound>
