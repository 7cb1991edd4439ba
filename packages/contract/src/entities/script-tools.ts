import { z } from 'zod'
import { languageCodes } from '../languages.ts'
import { SpokenLanguage } from './rendition.ts'
import { SCRIPT_CHARACTERS_MAX } from './videos.ts'

/** Names of the languages in the specification. English is included so that a translation can be reversed. */
const NAMED = { spanish: 'es', chinese: 'zh', hindi: 'hi', farsi: 'fa', english: 'en' } as const satisfies Record<
  string,
  SpokenLanguage
>
const NAMES = Object.keys(NAMED) as (keyof typeof NAMED)[]

/** A language to translate into, under its name in English or its code. */
export const TargetLanguage = z
  .enum([...NAMES, ...languageCodes], {
    error: 'Choose Spanish, Chinese, Hindi, Farsi or English.',
  })
  .transform((name): SpokenLanguage => (name in NAMED ? NAMED[name as keyof typeof NAMED] : (name as SpokenLanguage)))

/** Input of the script tools. */
export const ToolScript = z
  .string()
  .max(SCRIPT_CHARACTERS_MAX, 'The script is longer than 30 minutes. Shorten it or split it in two.')

/** `rules`: edited by fixed rules on the server. `model`: written by the language model that the operator has set up. */
export const WriterKind = z.enum(['rules', 'model'])
export type WriterKind = z.infer<typeof WriterKind>

/** Origin of a version. */
export const ScriptOrigin = z.enum(['written', 'optimized', 'translated'])
export type ScriptOrigin = z.infer<typeof ScriptOrigin>

/** Capabilities of the script tools on this installation. */
export const ScriptTools = z.object({
  writer: WriterKind,
  canTranslate: z.boolean(),
})
export type ScriptTools = z.infer<typeof ScriptTools>

export const OptimizedScript = z.object({
  script: z.string(),
  duration: z.number(),
  creditsNeeded: z.number(),
  /** Credits for the script before optimizing. */
  creditsBefore: z.number(),
  wordCount: z.number().int(),
  writer: WriterKind,
  /** False when no improvement was found. */
  isChanged: z.boolean(),
  /** The id under which versions of this script are stored. */
  scriptId: z.uuid(),
})
export type OptimizedScript = z.infer<typeof OptimizedScript>

export const TranslatedScript = z.object({
  translatedScript: z.string(),
  language: SpokenLanguage,
  duration: z.number(),
  creditsNeeded: z.number(),
  wordCount: z.number().int(),
  scriptId: z.uuid(),
})
export type TranslatedScript = z.infer<typeof TranslatedScript>

/** One language of a batch: the translation, or why there is none. */
export const BatchTranslation = z.object({
  language: SpokenLanguage,
  translatedScript: z.string().nullable(),
  message: z.string().nullable(),
})
export type BatchTranslation = z.infer<typeof BatchTranslation>

export const ScriptVersion = z.object({
  id: z.uuid(),
  origin: ScriptOrigin,
  language: SpokenLanguage,
  script: z.string(),
  createdAt: z.string(),
})
export type ScriptVersion = z.infer<typeof ScriptVersion>
