import { readFileSync } from 'node:fs'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Message } from './message.ts'

export type Language = 'en' | 'es' | 'zh' | 'hi' | 'fa'

export type Values = Record<string, unknown>

const catalogs = new Map<Language, I18n>()
const sources = new Map<Language, Record<string, string>>()

/** Returns the message in a language. One that is in no catalog yet is said in English. */
export function translate(language: Language, { id, message }: Message, values: Values = {}): string {
  return catalogIn(language)._(id, escaped(values), { message })
}

/** Returns whether a language has words of its own for the message. */
export function isTranslated(language: Language, { id }: Message): boolean {
  return Object.hasOwn(catalogIn(language).messages, id)
}

/** Returns an ICU text that is in no catalog, because people typed it, with its values filled in. Throws where it is none. */
export function translateText(language: Language, text: string, values: Values): string {
  // A number is shown in the digits of its reader, also where the text does not ask for it.
  const tokens = compileMessageOrThrow(text).map((token) => {
    if (typeof token === 'string' || token.length > 1) return token
    const [name] = token
    return typeof values[name] === 'number' ? ([name, 'number'] satisfies [string, string]) : token
  })
  return setupI18n({ locale: language, messages: { [language]: { text: tokens } } })._('text', escaped(values))
}

/** Returns the ICU source of a message's translation, for people who edit it. */
export function translationOf(language: Language, { id, message }: Message): string {
  const known = sources.get(language) ?? (read('sources', language) as Record<string, string>)
  sources.set(language, known)
  return known[id] ?? message
}

/**
 * Lingui reads escape sequences in what it has put together, so `\u0041` in a value would become `A`. The result inherits nothing,
 * so that a typed `{constructor}` has no value.
 */
function escaped(values: Values): Values {
  const result = Object.create(null) as Values
  for (const [name, value] of Object.entries(values))
    result[name] = typeof value === 'string' ? value.replaceAll('\\', String.raw`\x5c`) : value
  return result
}

function catalogIn(language: Language): I18n {
  const known = catalogs.get(language)
  if (known) return known
  const messages = { [language]: read('compiled', language) as Messages }
  const i18n = setupI18n({ locale: language, messages }).setMessagesCompiler(compileMessage)
  catalogs.set(language, i18n)
  return i18n
}

function read(kind: 'compiled' | 'sources', language: Language): unknown {
  return JSON.parse(readFileSync(new URL(`../dist/${kind}/${language}.json`, import.meta.url), 'utf8'))
}
