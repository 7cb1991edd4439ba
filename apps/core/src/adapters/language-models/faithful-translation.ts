import { addressesOf, figuresOf, keptParts } from '../../platform/script-fidelity/script-facts.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import { tasks } from '../../platform/script-fidelity/fidelity-tasks.ts'
import { type ProtectedScript, keepsPlaceholders, restoreWords } from '../../platform/script-fidelity/placeholders.ts'
import { piecesOf } from '../../platform/script-fidelity/pieces.ts'
import { type TranslationTask, TranslatorError } from '../../ports/translator.ts'

/** Translates several texts at once, each by itself and in their order. */
type TranslateTexts = (texts: readonly string[], task: Pick<TranslationTask, 'from' | 'into'>) => Promise<string[]>

interface Settings {
  /** The threads in which long translations are checked. */
  threads: Pick<ThreadPool, 'run'>
  /** The longest text that is sent at once. Longer scripts are sent in pieces that end with a sentence. */
  charactersMax: number
  textsMax: number
}

/**
 * Translates a script in pieces, with terms and marks as placeholders. A piece whose translation lacks a
 * placeholder, figure or address is translated again in parts around them, so that none is lost.
 */
export async function translateFaithfully(
  task: TranslationTask,
  settings: Settings,
  translate: TranslateTexts,
): Promise<string> {
  const { owner, terms } = task
  const source = { script: task.script.replace(/\r\n?/g, '\n'), terms }
  const guarded = await settings.threads.run(tasks.protectWords, source, owner)
  const pieces = piecesOf(guarded.text, settings.charactersMax)
  const texts = pieces.map(({ text }) => text)
  const answers = await inGroups(texts, settings.textsMax, (group) => translate(group, task))
  const kept: string[] = []
  for (const [index, text] of texts.entries()) {
    const answer = answers[index] ?? ''
    kept.push(
      keepsAll(text, answer) && keepsPlaceholders(guarded, text, answer)
        ? answer
        : await aroundKept(text, guarded, (part) =>
            inGroups(part, settings.textsMax, (group) => translate(group, task)),
          ),
    )
  }
  const joint = task.into === 'zh' ? '' : ' '
  const script = pieces.map(({ gap }, index) => (kept[index] ?? '').trim() + spaced(gap, joint)).join('')
  const made = { script: guarded.text, made: script, language: task.into }
  const fault = await settings.threads.run(tasks.faultOfTranslated, made, owner)
  if (fault) throw new TranslatorError('unusable', fault)
  if (!keepsPlaceholders(guarded, guarded.text, script))
    throw new TranslatorError('unusable', 'A term or mark is missing.')
  return restoreWords(guarded, script)
}

/** Texts without a letter need no translation. */
async function inGroups(
  texts: readonly string[],
  size: number,
  translate: (group: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const result = [...texts]
  const places = texts.flatMap((text, index) => (/\p{L}/u.test(text) ? [index] : []))
  for (let at = 0; at < places.length; at += size) {
    const group = places.slice(at, at + size)
    const answers = await translate(group.map((place) => texts[place] ?? ''))
    for (const [index, place] of group.entries()) result[place] = answers[index] ?? ''
  }
  return result
}

function keepsAll(text: string, answer: string): boolean {
  const figures = new Set(figuresOf(answer))
  const hasFigures = figuresOf(text).every((figure) => figures.has(figure))
  return hasFigures && addressesOf(text).every((address) => answer.includes(address))
}

/** Translates the parts between the protected terms separately. */
async function aroundKept(
  text: string,
  { prefix }: ProtectedScript,
  translate: (texts: readonly string[]) => Promise<string[]>,
): Promise<string> {
  const parts = keptParts(text, `${prefix}\\d+`)
  const between = await translate(parts.map((part, index) => (index % 2 === 0 ? part.trim() : '')))
  return parts
    .map((part, index) => (index % 2 === 1 ? part : (between[index] ?? '').trim()))
    .filter(Boolean)
    .join(' ')
}

/** Between sentences of one line the punctuation of the new language applies; lines stay lines. */
function spaced(gap: string, joint: string): string {
  return gap.includes('\n') || gap === '' ? gap : joint
}
