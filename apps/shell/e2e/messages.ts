import { readFileSync, readdirSync } from 'node:fs'
import type { Language } from '@vitrine/contract'

const LOCALES = new URL('../locales/', import.meta.url)

/** Returns a function that translates an English text of the shell into `language`. */
export function wordsIn(language: Language): (english: string) => string {
  const folder = new URL(`${language}/`, LOCALES)
  const catalogs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const entries = catalogs.flatMap((catalog) => [...catalog.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)])
  const said = new Map(entries.map(([, english, text]) => [english, text]))
  return (english) => {
    const text = said.get(english)
    if (text === undefined) throw new Error(`there is no text “${english}” in ${language}`)
    return text
  }
}
