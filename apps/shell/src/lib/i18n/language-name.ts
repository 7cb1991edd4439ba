import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type SpokenLanguage, languageCodes } from '@vitrine/contract'

export const spokenLanguages: readonly SpokenLanguage[] = languageCodes

/** Returns the default spoken language: that of the page, or English. */
export function firstSpokenLanguage(): SpokenLanguage {
  return spokenLanguages.find((language) => language === i18n.locale) ?? 'en'
}

/** Returns the name of a language in the language of the page. */
export function languageName(language: SpokenLanguage): string {
  const names: Record<SpokenLanguage, string> = {
    en: t`English`,
    es: t`Spanish`,
    zh: t`Chinese`,
    hi: t`Hindi`,
    fa: t`Farsi`,
  }
  return names[language]
}

/** Returns the name of a language as a sentence writes it: in lower case in Spanish, whose labels and options start in upper case. */
export function languageInSentence(language: SpokenLanguage): string {
  const name = languageName(language)
  return i18n.locale === 'es' ? name.toLocaleLowerCase('es') : name
}
