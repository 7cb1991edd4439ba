import { pathCost } from '../../engine/voices/alignment.ts'
import type { Language } from '../../script/index.ts'
import { type ReferenceVoice, featuresOf, speak } from './reference-speech.ts'

interface Said {
  /** Returns the last sentence with a code. */
  sentenceWith: (code: string) => string
  code: string
  language: Language
  voice: ReferenceVoice
}

const DIGITS = '0123456789'

/**
 * Returns how many digits of a code fit the features of the last sentence of a recording better than any other digit at their
 * place. All of them fit when the code was read; of another code one or two do by chance.
 */
export async function countHeardDigits(
  { sentenceWith, code, language, voice }: Said,
  lastSentence: Float32Array,
  onStep: () => void,
): Promise<number> {
  const costOf = async (digits: string) =>
    pathCost(featuresOf(await speak(sentenceWith(digits), language, voice.presenterId), voice), lastSentence)
  const cost = await costOf(code)
  let count = 0
  for (const place of code.split('').keys()) {
    onStep()
    let isBest = true
    for (const digit of DIGITS.replace(code.charAt(place), ''))
      isBest &&= cost < (await costOf(code.slice(0, place) + digit + code.slice(place + 1)))
    if (isBest) count++
  }
  return count
}
