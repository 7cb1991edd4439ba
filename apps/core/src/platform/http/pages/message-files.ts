import type { Language } from '@vitrine/contract'
import type { Manifest } from './manifest.ts'

export type MessageFiles = (language: Language) => Record<string, string>

/** Finds the built message catalogs by language and place, e.g. `{ frame: '/assets/frame-x1y2.js' }`. */
export function findMessageFiles(manifest: Manifest): MessageFiles {
  const found = new Map<string, Record<string, string>>()
  for (const [source, { file }] of manifest) {
    const [, language, place] = /^locales\/([\w-]+)\/([\w-]+)\.po$/.exec(source) ?? []
    if (language && place) found.set(language, { ...found.get(language), [place]: `/${file}` })
  }
  return (language) => found.get(language) ?? {}
}
