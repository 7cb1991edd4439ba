import { z } from 'zod'
import { SpokenLanguage, shortText } from './rendition.ts'

/** The call that a speech server speaks: OpenAI's, as many servers do, or that of ElevenLabs. */
export const SpeechServiceKind = z.enum(['openai', 'elevenlabs'], { error: 'Choose the type of speech service.' })
export type SpeechServiceKind = z.infer<typeof SpeechServiceKind>

const SERVICE_VOICES_MAX = 50
const CENTS_PER_MILLION_CHARACTERS_MAX = 100_000

/** A voice of a speech server, as the partner describes it. */
export const SpeechServiceVoice = z.object({
  /** The name by which the server knows it. */
  id: z
    .string()
    .regex(
      /^[\w.-]{1,60}$/,
      'Enter the voice’s ID at the speech service. It can have letters, digits, “.”, “-” and “_”.',
    ),
  name: shortText(40).min(1, 'Enter a name for the voice.'),
  languages: z.array(SpokenLanguage).min(1, 'Choose at least one language.').max(SpokenLanguage.options.length),
  gender: z.enum(['female', 'male']).nullable(),
})
export type SpeechServiceVoice = z.infer<typeof SpeechServiceVoice>

const Service = z.object({
  kind: SpeechServiceKind,
  baseUrl: z
    .url({ protocol: /^https?$/, error: 'Enter a full URL.' })
    .max(300)
    .refine((url) => !/[?#@]/.test(url), 'Enter the URL without a username, query or fragment.'),
  model: shortText(80).min(1, 'Enter the model.'),
  voices: z.array(SpeechServiceVoice).max(SERVICE_VOICES_MAX, 'Add at most {maximum, number} voices.'),
  /** The price of a million characters in US cents; null when the partner has not entered it. */
  centsPerMillionCharacters: z
    .number({ error: 'Enter an amount such as 99.50.' })
    .int('Enter a whole number of cents.')
    .min(0, 'The minimum price is {minimum, number}.')
    .max(CENTS_PER_MILLION_CHARACTERS_MAX, 'Enter a price of at most $1,000.')
    .nullable()
    .default(null),
})

/** The speech server of a site. Its key is never shown. */
export const SpeechService = Service.extend({ hasKey: z.boolean() })
export type SpeechService = z.infer<typeof SpeechService>

/** `key` left out keeps the one that is stored for this address; an empty one removes it. */
export const SpeechServiceSettings = Service.extend({ key: z.string().max(400).optional() }).refine(
  ({ voices }) => new Set(voices.map(({ id }) => id)).size === voices.length,
  { error: 'Each voice can be listed once.', path: ['voices'] },
)
export type SpeechServiceSettings = z.infer<typeof SpeechServiceSettings>

export const SpeechServiceOverview = z.object({
  service: SpeechService.nullable(),
  /** Characters spoken in the current month (UTC) by the site's own server and by that of the installation. */
  charactersThisMonth: z.object({ site: z.number().int(), installation: z.number().int() }),
})
export type SpeechServiceOverview = z.infer<typeof SpeechServiceOverview>

/** The result of a test sentence with a voice of the stored service: a fault, or the duration. */
export const SpeechServiceTest = z.object({
  fault: z.enum(['address', 'busy', 'key', 'text', 'unreachable', 'voice']).nullable(),
  milliseconds: z.number().int(),
})
export type SpeechServiceTest = z.infer<typeof SpeechServiceTest>
