import type { SpokenLanguage } from '@vitrine/contract'

const LANGUAGES: Record<SpokenLanguage, readonly string[]> = {
  en: ['en', 'english', 'inglés', 'ingles'],
  es: ['es', 'spanish', 'español', 'espanol'],
  zh: ['zh', 'chinese', 'mandarin', '中文', 'chino'],
  hi: ['hi', 'hindi', 'हिन्दी', 'हिंदी'],
  fa: ['fa', 'farsi', 'persian', 'فارسی', 'persa'],
}

/** Returns the language that a cell names by its code or in words. */
export function languageNamed(text: string): SpokenLanguage | undefined {
  const wanted = text.trim().toLowerCase()
  const codes = Object.keys(LANGUAGES) as SpokenLanguage[]
  return codes.find((code) => LANGUAGES[code].includes(wanted) || wanted.startsWith(`${code}-`))
}
