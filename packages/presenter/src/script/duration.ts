import type { Language } from '../composition/render-job.ts'
import { paceOf } from './delivery-marks.ts'
import type { ScriptSentence, ScriptWord } from './sentence.ts'

interface Pace {
  /** Seconds per letter, per digit and per sentence. */
  letter: number
  digit: number
  sentence: number
}

// Fitted to four built-in voices. Half of the sentences are within 5 %.
const PACES: Record<Language, Pace> = {
  en: { letter: 0.0775, digit: 0.45, sentence: 0.26 },
  es: { letter: 0.0782, digit: 0.36, sentence: 0.16 },
  fa: { letter: 0.118, digit: 0.45, sentence: 0 },
  hi: { letter: 0.1006, digit: 0.21, sentence: 0.22 },
  zh: { letter: 0.317, digit: 0.39, sentence: 0.22 },
}
const PAUSE_SECONDS = 0.36
// Before the first and after the last word.
const SILENCE_SECONDS = 1.3

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** Returns how long words take, without pauses. Letters that are spelled out take as long as digits. */
function voicedSeconds(words: readonly ScriptWord[], { letter, digit }: Pace): number {
  let seconds = 0
  const seen = { letters: 0, digits: 0 }
  for (const { spoken, delivery } of words) {
    const [letters, digits] = [count(spoken, /[\p{L}\p{M}]/gu), count(spoken, /\d/g)]
    if (delivery === 'spell') seen.digits += count(spoken, /[\p{L}\d]\S*/gu)
    else if (delivery) seconds += (letters * letter + digits * digit) / paceOf(delivery)
    else {
      seen.letters += letters
      seen.digits += digits
    }
  }
  return seconds + seen.letters * letter + seen.digits * digit
}

const markedPauses = (words: readonly ScriptWord[]) =>
  words.reduce(
    (sum, { pauseBeforeSeconds = 0, pauseAfterSeconds = 0 }) => sum + pauseBeforeSeconds + pauseAfterSeconds,
    0,
  )

/** Returns the duration of sentences with pauses, in seconds. 0 for none. */
export function secondsOf(sentences: readonly ScriptSentence[], language: Language): number {
  if (sentences.length === 0) return 0
  const pace = PACES[language]
  const words = sentences.flatMap((sentence) => sentence.words)
  const voiced = voicedSeconds(words, pace) + sentences.length * pace.sentence
  return voiced + (sentences.length - 1) * PAUSE_SECONDS + SILENCE_SECONDS + markedPauses(words)
}
