import { readFileSync, readdirSync } from 'node:fs'
import { languageCodes } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'

const LOCALES = new URL('../../../locales/', import.meta.url)
const translated = languageCodes.filter((code) => code !== 'en')
const catalogs = readdirSync(new URL('en/', LOCALES))

describe.each(translated)('in %s', (language) => {
  const entries = catalogs.flatMap((catalog) =>
    entriesOf(readFileSync(new URL(`${language}/${catalog}`, LOCALES), 'utf8')),
  )

  it('every message is translated', () => {
    expect(entries.filter(({ translation }) => translation === '')).toEqual([])
  })

  it('no translation has a placeholder that its message lacks', () => {
    const strange = entries.filter(({ message, translation }) => {
      const known = argumentsOf(message)
      return argumentsOf(translation).some((name) => !known.includes(name))
    })

    expect(strange).toEqual([])
  })
})

// A page adds the catalogs of its screens to one another: with two translations, the last screen opened would decide.
it.each(translated)('a message in two catalogs has the same translation in %s', (language) => {
  const seen = new Map<string, string>()
  const differing = catalogs
    .flatMap((catalog) => entriesOf(readFileSync(new URL(`${language}/${catalog}`, LOCALES), 'utf8')))
    .filter(({ context, message, translation }) => {
      const before = seen.get(context + message) ?? translation
      seen.set(context + message, translation)
      return before !== translation
    })

  expect(differing).toEqual([])
})

/** Returns the messages of a catalog with their contexts and translations. */
function entriesOf(catalog: string): { context: string; message: string; translation: string }[] {
  const entries = catalog.split(/\n{2,}/).slice(1)
  return entries.map((entry) => ({
    context: wordsOf('msgctxt', entry),
    message: wordsOf('msgid', entry),
    translation: wordsOf('msgstr', entry),
  }))
}

/** Returns a field of an entry, which may span several lines. */
function wordsOf(field: 'msgctxt' | 'msgid' | 'msgstr', entry: string): string {
  const lines = new RegExp(`^${field} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return lines.replaceAll(/^"|"$|\n/gm, '')
}

/** Returns the names in a message that are filled in. */
function argumentsOf(message: string): string[] {
  return Array.from(message.matchAll(/\{([a-z]\w*)(?=[,}])/g), ([, name]) => name ?? '')
}
