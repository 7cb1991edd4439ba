import { mkdirSync, writeFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { entriesIn, languages } from './catalogs.ts'

const DIST = new URL('../dist/', import.meta.url)

/** Compiles the catalogs of each language into one file, so that the server parses no message when it starts. */
for (const language of languages) {
  const entries = await entriesIn(language)
  const sources = entries.flatMap(({ id, translation }) => (translation ? [[id, translation] as const] : []))
  write(`sources/${language}.json`, sources)
  write(
    `compiled/${language}.json`,
    sources.map(([id, text]) => [id, compileMessageOrThrow(text)] as const),
  )
}

function write(path: string, entries: readonly (readonly [string, unknown])[]): void {
  const file = new URL(path, DIST)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)))
}
