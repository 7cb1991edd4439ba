import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@vitrine/contract'
import { type FontFamily, fonts } from '@vitrine/theme'
import type { Manifest } from './manifest.ts'

export interface Faces {
  /** The faces that a page draws its first words with. Named in the page itself they arrive with the scripts, not after them. */
  first: (language: Language, family: FontFamily) => string[]
  /** Where a browser finds the faces of a family. The app's own sheet says so for the house's; nothing then. */
  rules: (family: FontFamily) => string
}

const LATIN: Record<FontFamily, string[]> = {
  Inter: ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal'],
  Lato: ['lato-latin-400-normal', 'lato-latin-700-normal'],
  'Open Sans': ['open-sans-latin-wght-normal'],
  Roboto: ['roboto-latin-wght-normal'],
  'Source Sans Pro': ['source-sans-3-latin-wght-normal'],
}

/** Other writings have one family for all brands. The system has the Chinese one; a web font of it weighs megabytes. */
const NAMES: Partial<Record<Language, string[]>> = {
  zh: [],
  hi: ['noto-sans-devanagari-devanagari-wght-normal'],
  fa: ['vazirmatn-arabic-wght-normal'],
}

export function findFaces(dist: string, manifest: Manifest): Faces {
  const built = (name: string) => manifest.find(([source]) => source.endsWith(`/${name}`))?.[1].file
  const rules = new Map(fonts.map((family) => [family, rulesOf(family)]))
  return {
    first: (language, family) =>
      (NAMES[language] ?? LATIN[family]).flatMap((name) => built(`${name}.woff2`) ?? []).map((file) => `/${file}`),
    rules: (family) => rules.get(family) ?? '',
  }

  function rulesOf(family: FontFamily): string {
    const file = built(`faces/${family.toLowerCase().replaceAll(' ', '-')}.css`)
    return file ? readFileSync(join(dist, file), 'utf8').trimEnd() : ''
  }
}
