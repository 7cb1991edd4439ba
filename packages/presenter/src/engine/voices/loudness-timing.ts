import type { Phoneme, SpokenWord } from '../../animation/speech.ts'
import type { ScriptSentence } from '../../script/index.ts'

/** Length of an analysis step. */
const STEP_SECONDS = 0.02
/** Shortest pause between sentences. */
const PAUSE_STEPS_MIN = 10
/** Length of a syllable: one opening and closing of the mouth. */
const SYLLABLE_STEPS = 7

interface Levels {
  /** In decibels. */
  levels: Float64Array
  isVoiced: (step: number) => boolean
}

function levelsOf(samples: Int16Array, rate: number): Levels {
  const size = Math.round(rate * STEP_SECONDS)
  const levels = new Float64Array(Math.max(1, Math.floor(samples.length / size)))
  for (let step = 0; step < levels.length; step++) {
    let power = 1
    for (let index = step * size; index < (step + 1) * size; index++) power += (samples[index] ?? 0) ** 2
    levels[step] = 10 * Math.log10(power / size)
  }
  const sorted = levels.toSorted()
  const floor = sorted[Math.floor(sorted.length * 0.05)] as number
  const loud = sorted[Math.floor(sorted.length * 0.95)] as number
  const threshold = Math.max(loud - 35, Math.min(loud - 12, floor + 9))
  return { levels, isVoiced: (step) => (levels[step] ?? 0) >= threshold }
}

/** Returns the pauses that are long enough to end a sentence, in steps. */
function pausesOf({ levels, isVoiced }: Levels): { from: number; to: number }[] {
  const pauses: { from: number; to: number }[] = []
  let from = 0
  for (let step = 0; step <= levels.length; step++) {
    if (step < levels.length && !isVoiced(step)) continue
    if (step - from >= PAUSE_STEPS_MIN) pauses.push({ from, to: step })
    from = step + 1
  }
  return pauses
}

const weightOf = (text: string) => Math.max(1, text.replace(/[^\p{L}\p{N}]/gu, '').length)

/** Returns running sums of normalized weights, from 0 to 1. */
function runningShares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  return [0, ...weights.map((weight) => (sum += weight) / total)]
}

/** Returns the boundaries of sentences: the pause nearest to the expected position, else that position. */
function bordersOf(sentences: readonly ScriptSentence[], found: Levels): { from: number; to: number }[] {
  const voiced: number[] = []
  for (let step = 0; step < found.levels.length; step++) if (found.isVoiced(step)) voiced.push(step)
  const [first = 0, last = found.levels.length - 1] = [voiced[0], voiced.at(-1)]
  const shares = runningShares(sentences.map(({ words }) => weightOf(words.map(({ spoken }) => spoken).join(''))))
  const pauses = pausesOf(found).filter(({ from, to }) => from > first && to < last)
  const reach = ((last - first) / sentences.length) * 0.6
  let previous = first
  const borders = shares.slice(1, -1).map((share) => {
    const expected = voiced[Math.floor(share * voiced.length)] ?? last
    const near = pauses
      .filter(({ from, to }) => from > previous && Math.abs((from + to) / 2 - expected) < reach)
      .sort((one, other) => other.to - other.from - (one.to - one.from))[0]
    const border = near ?? { from: Math.max(previous + 1, expected), to: Math.max(previous + 1, expected) }
    previous = border.to
    return border
  })
  return sentences.map((_, index) => ({ from: borders[index - 1]?.to ?? first, to: borders[index]?.from ?? last + 1 }))
}

/** Distributes the voiced time of a sentence over its words by length. */
function wordsOf(sentence: ScriptSentence, from: number, to: number, { isVoiced }: Levels): SpokenWord[] {
  const voiced: number[] = []
  for (let step = from; step < to; step++) if (isVoiced(step)) voiced.push(step)
  const shares = runningShares(sentence.words.map(({ spoken }) => weightOf(spoken)))
  return sentence.words.map(({ text }, index) => {
    const step =
      voiced[Math.floor((shares[index] as number) * voiced.length)] ?? from + (to - from) * (shares[index] as number)
    return { text, startSeconds: step * STEP_SECONDS, stressSeconds: (step + 1) * STEP_SECONDS }
  })
}

/** Returns phonemes that open the mouth with the loudness. */
function soundsOf(from: number, to: number, { levels, isVoiced }: Levels): Phoneme[] {
  const phonemes: Phoneme[] = []
  const loudest = levels.slice(from, to).reduce((most, level) => Math.max(most, level), -Infinity)
  for (let step = from; step < to; step += SYLLABLE_STEPS) {
    const middle = Math.min(to - 1, step + (SYLLABLE_STEPS >> 1))
    const seconds = step * STEP_SECONDS
    if (!isVoiced(middle)) {
      phonemes.push({ seconds, ipa: '' })
      continue
    }
    const below = loudest - (levels[middle] as number)
    const vowel = below < 4 ? 'ˈa' : below < 8 ? 'ɛ' : below < 14 ? 'o' : 'ɪ'
    phonemes.push({ seconds, ipa: vowel }, { seconds: seconds + 0.09, ipa: below < 8 ? 't' : 'n' })
  }
  return phonemes
}

/** Estimates the timing of sentences from loudness alone. */
export function loudnessTiming(sentences: readonly ScriptSentence[], samples: Int16Array, rate: number) {
  const found = levelsOf(samples, rate)
  return bordersOf(sentences, found).map(({ from, to }, index) => ({
    startSeconds: from * STEP_SECONDS,
    endSeconds: to * STEP_SECONDS,
    words: wordsOf(sentences[index] as ScriptSentence, from, to, found),
    phonemes: soundsOf(from, to, found),
  }))
}
