import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@vitrine/contract'
import { type FontFamily, fonts } from '@vitrine/theme'
import type { Manifest } from './manifest.ts'

export interface WebFonts {
  /** Returns the font files that a page needs for its first text, so that the page can preload them. */
  preloads: (language: Language, family: FontFamily) => string[]
  /** Returns the `@font-face` rules of a family; empty for the default family, whose rules are in the app's own sheet. */
  rules: (family: FontFamily) => string
  /** Returns the link to the font of a language that most of its readers have installed, for the end of the page; else nothing. */
  lateSheet: (language: Language) => string
  /** Returns the `@font-face` rules of a family and of all scripts, for a page without the app's sheet. */
  standaloneRules: (family: FontFamily) => string
}

const LATIN: Record<FontFamily, string[]> = {
  Inter: ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal'],
  Lato: ['lato-latin-400-normal', 'lato-latin-700-normal'],
  'Open Sans': ['open-sans-latin-wght-normal'],
  Roboto: ['roboto-latin-wght-normal'],
  'Source Sans Pro': ['source-sans-3-latin-wght-normal'],
}

/** Other scripts have one family for all brands. Chinese uses the system's font, and where there is none parts of a web font. */
const BY_LANGUAGE: Partial<Record<Language, string[]>> = {
  zh: [],
  hi: ['noto-sans-devanagari-devanagari-wght-normal'],
  fa: ['vazirmatn-arabic-wght-normal'],
}

export function findWebFonts(dist: string, manifest: Manifest): WebFonts {
  const built = (name: string) => manifest.find(([source]) => source.endsWith(`/${name}`))?.[1].file
  const chinese = `<link rel="stylesheet" href="/${built('web-fonts/chinese.css')}">`
  const rules = new Map(fonts.map((family) => [family, rulesOf(family)]))
  const common = commonRules()
  return {
    preloads: (language, family) =>
      (BY_LANGUAGE[language] ?? LATIN[family])
        .flatMap((name) => built(`${name}.woff2`) ?? [])
        .map((file) => `/${file}`),
    rules: (family) => rules.get(family) ?? '',
    lateSheet: (language) => (language === 'zh' ? chinese : ''),
    standaloneRules: (family) => common + (rules.get(family) ?? ''),
  }

  /** The rules of the default family and of other scripts, out of the app's own sheet. */
  function commonRules(): string {
    const sheets = manifest.flatMap(([, { css = [] }]) => css)
    const text = [...new Set(sheets)].map((file) => readFileSync(join(dist, file), 'utf8')).join('')
    return (text.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('')
  }

  function rulesOf(family: FontFamily): string {
    const file = built(`web-fonts/${family.toLowerCase().replaceAll(' ', '-')}.css`)
    return file ? readFileSync(join(dist, file), 'utf8').trimEnd() : ''
  }
}
