import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const LOCALES = new URL('../../../locales/', import.meta.url)
const catalogs = readdirSync(new URL('en/', LOCALES))

describe.each(['es', 'zh', 'hi', 'fa'])('in %s', (language) => {
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

/** Returns the messages of a catalog with their translations. */
function entriesOf(catalog: string): { message: string; translation: string }[] {
  const entries = catalog.split(/\n{2,}/).slice(1)
  return entries.map((entry) => ({ message: wordsOf('msgid', entry), translation: wordsOf('msgstr', entry) }))
}

/** Returns a field of an entry, which may span several lines. */
function wordsOf(field: 'msgid' | 'msgstr', entry: string): string {
  const lines = new RegExp(`^${field} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return lines.replaceAll(/^"|"$|\n/gm, '')
}

/** Returns the names in a message that are filled in. */
function argumentsOf(message: string): string[] {
  return Array.from(message.matchAll(/\{([a-z]\w*)(?=[,}])/g), ([, name]) => name ?? '')
}
