import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { USER_MESSAGES } from '../src/adapters/render-processes/run-in-child.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Where the sentences come from that tell a person why an upload, a video, an export or a training failed. */
const SOURCES = [
  'packages/presenter/src/**/*.ts',
  'apps/core/src/adapters/*-presenter.ts',
  'apps/core/src/adapters/render-processes/*.ts',
  'apps/core/src/features/{renders,uploads,video-jobs}/**/*.ts',
  'apps/core/src/features/twin-services/*.ts',
  'apps/core/src/features/videos/stopped.ts',
]

/** Files whose sentences no answer carries, and why. */
const UNTOLD = [
  // The command line of the engine.
  'packages/presenter/src/cli.ts',
  // A twin without mouth pictures is shown as it was recorded: its reason stays in the storage.
  'packages/presenter/src/twin/prepare-twin.ts',
  // Previews and invoices answer with problems of their own.
  'apps/core/src/adapters/document-renderer-presenter.ts',
  'apps/core/src/adapters/text-to-speech-presenter.ts',
  // Why the render processes do not start is told to the operator.
  'apps/core/src/adapters/render-processes/process-pool.ts',
]

/** Codes of errors whose own message no answer carries: replaced, stopped by the person, or only reported to the operator. */
const UNTOLD_CODES = new Set([...Object.keys(USER_MESSAGES), 'cancelled', 'face-models-missing'])

const FAILURE = /\b(?:Media|Render)Error\b/
/** Matches the code of a failure, and the message that follows it. */
const CODED = /\b(?:Media|Render)Error\(\s*'([a-z-]+)'(?:,\s*(?:'[^'\n]*'|`[^`\n]*`))?/g
/** Matches messages of errors that are no reason for a person, and those of emails and pages, which are in other catalogs. */
const OTHERS = /\b(?:(?:Range|TwinProvider)?Error\(|msg\(|sentence\().*(?:\n\s+(?:'|`|reason:).*)?/g
const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm
/** Matches a sentence, or several, as a literal. */
const SENTENCE = /'([A-Z][^'\n]* [^'\n]*\.)'|`([A-Z][^`\n]* [^`\n]*\.)`/g
const NUMBER = /\bconst ([A-Z_]+) = ([\d_]+)$/gm

interface Found {
  path: string
  message: string
}

/** Returns every sentence with which a render process or the core tells a person why something failed. */
export function failureSentences(): Found[] {
  const texts = new Map(
    globSync(SOURCES, { cwd: ROOT })
      .filter((path) => !/\.(?:test|suite)\.ts$/.test(path) && !UNTOLD.includes(path))
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENT, '')] as const)
      .filter(([path, text]) => path.startsWith('apps/') || tellsPeople(text)),
  )
  const numbers = new Map([...texts.values()].flatMap(numbersOf))
  return [...texts].flatMap(([path, text]) => {
    const known = new Map([...numbers, ...numbersOf(text)])
    return sentencesOf(text).map((message) => ({ path, message: withNumbers(message, known) }))
  })
}

/** Whether a file throws a failure whose message reaches a person. */
function tellsPeople(text: string): boolean {
  const codes = [...text.matchAll(CODED)].map(([, code = '']) => code)
  return FAILURE.test(text) && codes.some((code) => !UNTOLD_CODES.has(code))
}

function sentencesOf(text: string): string[] {
  const withoutUntold = text.replaceAll(CODED, (call, code: string) => (UNTOLD_CODES.has(code) ? '' : call))
  const told = withoutUntold.replaceAll(OTHERS, '')
  return [...told.matchAll(SENTENCE)].map(([, plain, template]) => plain ?? template ?? '')
}

function numbersOf(text: string): [name: string, value: string][] {
  return [...text.matchAll(NUMBER)].map(([, name = '', value = '']) => [name, value.replaceAll('_', '')])
}

/** Fills in the limits that a sentence names by their constants. */
function withNumbers(message: string, numbers: ReadonlyMap<string, string>): string {
  return message.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => numbers.get(name) ?? whole)
}
