import type { GlossaryEntry, GlossaryTermInput, SpokenLanguage } from '@vitrine/contract'

/** Treatment of a term in translations: translated like any word, kept, or replaced by a given translation per language. */
export type Translating = 'fixed' | 'kept' | 'usual'

/** A term as it is typed. */
export interface TermForm {
  term: string
  language: SpokenLanguage | ''
  spoken: string
  translating: Translating
  translations: Partial<Record<SpokenLanguage, string>>
}

export function formOf(entry: GlossaryEntry | undefined): TermForm {
  if (!entry) return { term: '', language: '', spoken: '', translating: 'usual', translations: {} }
  const { term, language, spoken, isKept, translations } = entry
  const isFixed = Object.keys(translations).length > 0
  return {
    term,
    language: language ?? '',
    spoken,
    translating: isKept ? 'kept' : isFixed ? 'fixed' : 'usual',
    translations,
  }
}

export function sentForm({ term, language, spoken, translating, translations }: TermForm): GlossaryTermInput {
  return {
    term,
    language: language || null,
    spoken,
    isKept: translating === 'kept',
    translations: translating === 'fixed' ? translations : {},
  }
}
