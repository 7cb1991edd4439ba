import { t } from '@lingui/core/macro'
import type { GlossaryEntry } from '@vitrine/contract'
import { isolated } from '../../lib/i18n/isolated.ts'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'

/** Returns the text of a glossary entry in parts. */
export function describe({ language, spoken, isKept, translations }: GlossaryEntry): string[] {
  const parts = [language ? languageName(language) : '', spoken ? t`Sounds like “${isolated(spoken)}”` : '']
  if (isKept) parts.push(t`Never translated`)
  for (const code of spokenLanguages) {
    const translation = translations[code]
    if (translation) parts.push(`${languageName(code)}: ${isolated(translation)}`)
  }
  return parts.filter(Boolean)
}
