import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const LOCALES = new URL('../../../locales/', import.meta.url)
const catalogs = readdirSync(new URL('en/', LOCALES))

it.each(['es', 'zh', 'hi', 'fa'])('every message has its words in %s', (language) => {
  const missing = catalogs.flatMap((catalog) =>
    withoutWords(readFileSync(new URL(`${language}/${catalog}`, LOCALES), 'utf8')),
  )

  expect(missing).toEqual([])
})

/** The messages of a catalog whose translation is empty. */
function withoutWords(catalog: string): string[] {
  const entries = catalog.split(/\n{2,}/).slice(1)
  return entries
    .filter((entry) => /^msgstr ""(?!\n")/m.test(entry))
    .map((entry) => /^msgid (.*)/m.exec(entry)?.[1] ?? entry)
}
