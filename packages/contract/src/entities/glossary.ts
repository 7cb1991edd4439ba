import { z } from 'zod'
import { ONE_LINE } from './one-line.ts'
import { SpokenLanguage, shortText } from './rendition.ts'

const TERM_CHARACTERS_MAX = 60
const SPOKEN_CHARACTERS_MAX = 60
const TRANSLATION_CHARACTERS_MAX = 120
const ON_ONE_LINE = 'Keep this on one line, without control or direction characters.'

const lineOf = (most: number) => shortText(most).regex(ONE_LINE, ON_ONE_LINE)

/** A term of a glossary: how voices say it, and what translations make of it. */
export const GlossaryTerm = z
  .object({
    term: shortText(TERM_CHARACTERS_MAX)
      .regex(ONE_LINE, ON_ONE_LINE)
      .regex(/[\p{L}\p{N}]/u, 'Enter a term with at least one letter or digit.'),
    /** The language of scripts that it is for. Null: all. */
    language: SpokenLanguage.nullable().default(null),
    /** The pronunciation, spelled the way it sounds; empty when the term is spoken as written. */
    spoken: lineOf(SPOKEN_CHARACTERS_MAX).default(''),
    /** Translations keep the term as it is written. */
    isKept: z.boolean().default(false),
    /** Its translations into other languages. */
    translations: z.partialRecord(SpokenLanguage, lineOf(TRANSLATION_CHARACTERS_MAX)).default({}),
  })
  .transform(({ translations, isKept, ...term }) => ({
    ...term,
    isKept,
    translations: isKept ? {} : Object.fromEntries(Object.entries(translations).filter(([, text]) => text !== '')),
  }))
  .refine(({ spoken, isKept, translations }) => spoken !== '' || isKept || Object.keys(translations).length > 0, {
    path: ['spoken'],
    error: 'Enter the term’s pronunciation or translation.',
  })
export type GlossaryTerm = z.output<typeof GlossaryTerm>
export type GlossaryTermInput = z.input<typeof GlossaryTerm>

export const GlossaryEntry = z.object({
  id: z.uuid(),
  term: z.string(),
  language: SpokenLanguage.nullable(),
  spoken: z.string(),
  isKept: z.boolean(),
  translations: z.partialRecord(SpokenLanguage, z.string()),
  updatedAt: z.string(),
})
export type GlossaryEntry = z.infer<typeof GlossaryEntry>

/** A person's own terms, and those of the site, which count where the person has none of their own. */
export const Glossary = z.object({ entries: z.array(GlossaryEntry), siteEntries: z.array(GlossaryEntry) })
export type Glossary = z.infer<typeof Glossary>
