import { z } from 'zod'
import { FACT_LENGTHS_MAX } from '../limits/fact-limits.ts'
import { Draft } from './drafts.ts'
import { SpokenLanguage } from './rendition.ts'

/** The intended duration of the first script of a page: about 20, 45 or 90 seconds. */
export const ScriptLength = z.enum(['short', 'medium', 'long'])
export type ScriptLength = z.infer<typeof ScriptLength>

/** The part of the page in which a fact was found. */
export const FactSource = z.enum(['structured-data', 'page-head', 'page-text'])
export type FactSource = z.infer<typeof FactSource>

/** The kind of page, which selects the sentences of its script. */
export const LinkedTrade = z.enum(['listing', 'hotel', 'tour', 'offer', 'general'])
export type LinkedTrade = z.infer<typeof LinkedTrade>

export const LinkedFactName = z.enum(Object.keys(FACT_LENGTHS_MAX) as (keyof typeof FACT_LENGTHS_MAX)[])
export type LinkedFactName = z.infer<typeof LinkedFactName>

/** Something that a page says, and where it says it. */
export const LinkedFact = z.object({
  name: LinkedFactName,
  /** The value as shown in the draft, in the language of the video. */
  value: z.string(),
  source: FactSource,
  /** The property of the structured data or of the head, e.g. `Hotel.telephone` or `og:title`; empty for text. */
  property: z.string(),
})
export type LinkedFact = z.infer<typeof LinkedFact>

const factText = (most: number) => z.string().trim().max(most, 'Keep this to {maximum, number} characters or fewer.')

/** Facts as their person left them: corrected, or left out. */
export const ApprovedFacts = z
  .object(
    Object.fromEntries(Object.entries(FACT_LENGTHS_MAX).map(([name, most]) => [name, factText(most)])) as Record<
      LinkedFactName,
      z.ZodString
    >,
  )
  .partial()
export type ApprovedFacts = z.infer<typeof ApprovedFacts>

/** The input from which a script is written. */
export const LinkedScriptRequest = z.object({
  trade: LinkedTrade,
  language: SpokenLanguage,
  length: ScriptLength,
  facts: ApprovedFacts,
})
export type LinkedScriptRequest = z.infer<typeof LinkedScriptRequest>

export const LinkedScript = z.object({
  script: z.string(),
  /** The author of the script: a language model (`model`), or the template of the trade (`rules`). */
  writer: z.enum(['rules', 'model']),
})
export type LinkedScript = z.infer<typeof LinkedScript>

/** A photo of the page. It is added to the draft once the right to use it was confirmed. */
export const LinkedPhoto = z.object({ url: z.url(), description: z.string() })
export type LinkedPhoto = z.infer<typeof LinkedPhoto>

/** A draft that was begun from a web page, with what it was made of. */
export const LinkedDraft = Draft.extend({
  page: z.object({
    /** After redirects. */
    url: z.url(),
    siteName: z.string(),
    /** The brand's colour as the page names it, e.g. `#1a6b5c`; null where it names none. */
    colour: z.string().nullable(),
  }),
  trade: LinkedTrade,
  length: ScriptLength,
  facts: z.array(LinkedFact),
  photos: z.array(LinkedPhoto),
  writer: LinkedScript.shape.writer,
})
export type LinkedDraft = z.infer<typeof LinkedDraft>

/** The draft with the photos that came, and the addresses of those that didn't. */
export const DraftWithPhotos = z.object({
  draft: Draft,
  failed: z.array(z.object({ url: z.string(), message: z.string() })),
})
export type DraftWithPhotos = z.infer<typeof DraftWithPhotos>
