import { mfccOf } from '../../engine/voices/mfcc.ts'
import type { Language } from '../../script/index.ts'
import { countHeardDigits } from './hear-code.ts'
import { hearSentence } from './hear-sentence.ts'
import type { HeardWords } from './jobs.ts'

/** The sentence that had to be read. */
export interface Reading {
  /** The text, with the code in two groups of three digits. */
  text: string
  code: string
  language: Language
}

// `npm run bench -- only consent` measures these: right readings reach 0.66 and 5 digits, other sentences begin at 0.89, other
// codes end at 3.
const DISSIMILARITY = { rightMax: 0.78, wrongMin: 0.87 }
const DIGITS = { rightMin: 5, wrongMax: 3 }
/** The alignment may cut into the first sound. */
const MARGIN_SECONDS = 0.05
const SENTENCE_STEPS = 9
const DIGIT_STEPS = 6

/** Common ways to read six digits: one by one, as two numbers, as three. */
const FORMS = [/(.)(?=.)/gu, /(.{3})(?=.)/gu, /(.{2})(?=.)/gu].map(
  (groups) => (code: string) => code.replaceAll(groups, '$1 '),
)
const CODE = /[0-9۰-۹]{3} [0-9۰-۹]{3}/gu
const SENTENCE_END = /[.!?。।؟]/u

/** Compares a recording (mono) with what had to be read. `onShare` hears how far it is, 0 to 1. Throws `voice-missing`. */
export async function hearWords(
  { text, code, language }: Reading,
  { samples, rate }: { samples: Int16Array; rate: number },
  onShare: (share: number) => void,
): Promise<HeardWords> {
  let steps = 0
  const onStep = () => onShare(steps++ / (SENTENCE_STEPS + FORMS.length * DIGIT_STEPS))
  const withCode = codePlacesOf(text)
  const spaced = FORMS[0]?.(code) ?? code
  const sentence = await hearSentence(withCode.all(spaced), language, mfccOf(samples, rate), onStep)
  const { dissimilarity, voice, lastStartSeconds } = sentence
  if (dissimilarity >= DISSIMILARITY.wrongMin) return { verdict: 'sentence', dissimilarity, digits: 0 }
  const from = Math.max(0, Math.round((lastStartSeconds - MARGIN_SECONDS) * rate))
  const part = mfccOf(samples.subarray(from), rate)
  let digits = 0
  for (const form of FORMS) {
    if (digits >= DIGITS.rightMin) break
    const said = { sentenceWith: (other: string) => withCode.last(form(other)), code, language, voice }
    digits = Math.max(digits, await countHeardDigits(said, part, onStep))
  }
  return { verdict: verdictOf(dissimilarity, digits), dissimilarity, digits }
}

function verdictOf(dissimilarity: number, digits: number): HeardWords['verdict'] {
  if (digits <= DIGITS.wrongMax) return 'code'
  return dissimilarity <= DISSIMILARITY.rightMax && digits >= DIGITS.rightMin ? 'right' : 'unsure'
}

/** Returns the text, and its last sentence, with another code in the place of its code. */
function codePlacesOf(text: string) {
  const at = [...text.matchAll(CODE)].at(-1)
  if (!at) throw new Error('The sentence has no code.')
  const [before, after] = [text.slice(0, at.index), text.slice(at.index + at[0].length)]
  const last = before.slice(before.split('').findLastIndex((letter) => SENTENCE_END.test(letter)) + 1)
  return { all: (code: string) => before + code + after, last: (code: string) => last.trim() + ' ' + code + after }
}
