import { z } from 'zod'
import { SpokenLanguage, VoiceId } from './rendition.ts'

/** A voice that can speak a video: the presenter's own, or one of a speech model on this installation. */
export const Voice = z.object({
  id: VoiceId,
  kind: z.enum(['built-in', 'neural']),
  name: z.string(),
  languages: z.array(SpokenLanguage),
  /** Null for the presenter's own, which is that of the presenter. */
  gender: z.enum(['female', 'male']).nullable(),
  /** How the voice sounds, in a few English words; null where nobody has said. */
  style: z.string().nullable(),
  isFavourite: z.boolean(),
  /** Why it cannot be used here: its model was removed, or the package that runs it is missing. Null where it can. */
  fault: z.enum(['engine-missing', 'not-installed']).nullable(),
})
export type Voice = z.infer<typeof Voice>
