import type { Language } from '@vitrine/contract'

const YEAR_SECONDS = 31_536_000

/** Returns the cookie that stores the chosen language for a year. The core reads it before it renders a page. Null clears it. */
export function languageCookie(language: Language | null): string {
  return `language=${language ?? ''}; Path=/; Max-Age=${language ? YEAR_SECONDS : 0}; SameSite=Lax`
}

/** Keeps the language requested in the address, e.g. by a search engine's link, for the next pages. */
export function keepAskedLanguage(): void {
  const { search } = location
  const { lang } = document.documentElement
  if (new URLSearchParams(search).get('lang') === lang) document.cookie = languageCookie(lang as Language)
}

/** Changes the language and reloads: the core renders the page in its language, with its direction and messages. */
export function speakFromNowOn(language: Language | null): void {
  document.cookie = languageCookie(language)
  location.reload()
}
