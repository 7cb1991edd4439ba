import type { Language } from '@vitrine/contract'
import type { Manifest } from './manifest.ts'

export type WordFiles = (language: Language) => Record<string, string>

/** Where the built app keeps the words of each of its places, e.g. `{ frame: '/assets/frame-x1y2.js' }`, by language. */
export function findWordFiles(manifest: Manifest): WordFiles {
  const found = new Map<string, Record<string, string>>()
  for (const [source, { file }] of manifest) {
    const [, language, place] = /^locales\/(\w+)\/(\w+)\.po$/.exec(source) ?? []
    if (language && place) found.set(language, { ...found.get(language), [place]: `/${file}` })
  }
  return (language) => found.get(language) ?? {}
}
