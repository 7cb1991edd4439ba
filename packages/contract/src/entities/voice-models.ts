import { z } from 'zod'
import { Language } from '../languages.ts'

/** The state of an installation. `interrupted` continues when the installation is requested again. */
const InstallState = z.enum(['installed', 'installing', 'interrupted', 'not-installed'])

/** Why the latest installation of a model ended early. */
const InstallFault = z.enum([
  'busy',
  'checksum',
  'damaged',
  'disk-full',
  'engine-missing',
  'incomplete-copy',
  'no-model',
  'unreachable',
  'unverified',
])
export type InstallFault = z.infer<typeof InstallFault>

/** A speech model of the catalogue: what is installed as a whole and speaks with one voice or several. */
export const VoiceModel = z.object({
  id: z.string(),
  languages: z.array(Language),
  voices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      gender: z.enum(['female', 'male']).nullable(),
      /** A few English words that describe the voice; null when unknown. */
      style: z.string().nullable(),
    }),
  ),
  licence: z.string(),
  licenceUrl: z.string(),
  /** `allowed` where the licence allows it and the origin of the recordings is known. */
  commercialUse: z.enum(['allowed', 'unclear']),
  /** A note for the owner about licence and origin. */
  note: z.enum(['research-ancestry', 'simple-quality', 'synthetic-origin', 'unproven-origin']).nullable(),
  speed: z.enum(['fast', 'slow']),
  /** Whether every file can be verified against a public source. */
  isVerified: z.boolean(),
  state: InstallState,
  fault: InstallFault.nullable(),
  receivedBytes: z.number().int(),
  /** Null where no public source states the size. */
  totalBytes: z.number().int().nullable(),
})
export type VoiceModel = z.infer<typeof VoiceModel>
