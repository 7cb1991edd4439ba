import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'

type Def = Record<string, unknown>

/** Every message (ICU) with which the contract refuses something: those of its problems, and those of the fields of all calls. */
export function problemSentences(): string[] {
  const found = new Set<string>(Object.values(problems).map(({ message }) => message))
  const seen = new Set<unknown>()
  for (const entry of Object.values(api) as Record<string, unknown>[])
    for (const part of ['params', 'query', 'body']) walk(entry[part], found, seen)
  return [...found].sort()
}

const SOURCES = join(import.meta.dirname, '../src')
/** Matches the message of a call of `sentence`, or of a variable named `message` or like a constant. */
const MESSAGE = /(?:\bsentence\(\s*|\bmessage = |\bconst [A-Z_]+ = )(?:'([A-Z“{][^'\n]*\.)'|"([A-Z“{][^"\n]*\.)")/g
/** Texts that are stored or sent in English only. */
const ENGLISH_ONLY = new Set([
  'I have the right to use the photos from this page in videos.',
  'I have the right to use the photos at these addresses in videos.',
  'This could not be read as an HTTP request.',
  'Hello.',
])
/** Files whose messages are for operators and programs. */
const isEnglishOnly = (path: string) => /^(?:adapters|commands|config|platform\/(?:db|storage|backup))\b/.test(path)

/** Every message that the core says in a problem, where it is not in a schema. */
export function coreSentences(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !isEnglishOnly(path))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(MESSAGE)])
    .map(([, single, double = '']) => single ?? double)
    .filter((message) => !ENGLISH_ONLY.has(message))
}

/** Visits every part of a schema and collects the messages for wrong values, which `error` returns. */
function walk(part: unknown, found: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return
  seen.add(part)
  if (Array.isArray(part)) return part.forEach((item) => walk(item, found, seen))
  const def = (part as { _zod?: { def: Def } })._zod?.def
  const { error, ...rest } = def ?? (part as Def)
  if (typeof error === 'function') {
    const said: unknown = (error as (issue: object) => unknown)({})
    const sentence = typeof said === 'string' ? said : (said as { message?: unknown } | undefined)?.message
    if (typeof sentence === 'string') found.add(sentence)
  }
  for (const value of Object.values(rest)) walk(value, found, seen)
}
