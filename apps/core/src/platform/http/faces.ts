import type { Language } from '@vitrine/contract'
import type { Manifest } from './manifest.ts'

export type Faces = (language: Language) => string[]

const LATIN = ['inter-latin-wght-normal', 'bricolage-grotesque-latin-wght-normal']

/** The faces that a page in a language draws its first words with. The system has the Chinese ones; a web font of them weighs megabytes. */
const NAMES: Record<Language, string[]> = {
  en: LATIN,
  es: LATIN,
  zh: [],
  hi: ['noto-sans-devanagari-devanagari-wght-normal'],
  fa: ['vazirmatn-arabic-wght-normal'],
}

/** The addresses of those faces. Named in the page itself they arrive with the scripts, not after them. */
export function findFaces(manifest: Manifest): Faces {
  const fileOf = (name: string) => manifest.find(([source]) => source.endsWith(`/${name}.woff2`))?.[1].file
  return (language) => NAMES[language].flatMap((name) => fileOf(name) ?? []).map((file) => `/${file}`)
}
