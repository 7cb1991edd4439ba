import type { Facts, Language } from '../film/film-job.ts'
import type { GestureName } from '../rig/gestures.ts'
import { bareWord, gesturesOfWord, numberSaid, withPlainDigits } from './gesture-words.ts'
import type { WordGesture } from './gesture-words.ts'
import type { SpokenSentence, SpokenWord, Speech } from './speech.ts'

/** One gesture: when the arms leave, when the hand lands, when it goes back. */
export interface GestureCue {
  gesture: GestureName
  leaveSeconds: number
  landSeconds: number
  returnSeconds: number
  /** Eyes and head go to the card with it. */
  looksAtCard: boolean
}

interface Wish extends WordGesture {
  word: SpokenWord
  forCard: boolean
}

const TRAVEL_SECONDS = 0.42
const REST_SECONDS = 4
// After a sentence with a gesture only a count, or what stands on the card, moves the hands at once again.
const RANK_AT_ONCE = 3
const QUESTION = /[?？؟]["'”’»)]*$/u

/** A spoken word is a fact when it is a number that stands on the card, in digits or in letters. */
function factTest(facts: Facts | undefined, language: Language): (text: string) => boolean {
  const numbers = new Set<string>()
  for (const value of Object.values(facts ?? {})) {
    for (const [number] of withPlainDigits(String(value)).matchAll(/\d[\d,.٬]*/g))
      numbers.add(number.replace(/[,.٬]/g, ''))
  }
  return (text) => numbers.has(numberSaid(text, language) ?? '')
}

/**
 * The word at which the card appears while the presenter is seen alone: the first that its title shares with the script, else the
 * second sentence's start, and the middle of the first sentence where pictures take the second.
 */
export function cardWordOf(
  { sentences }: Speech,
  facts: Facts,
  isAlone: (seconds: number) => boolean = () => true,
): SpokenWord | undefined {
  const titleWords = new Set(
    (facts.title ?? '')
      .split(/\s+/)
      .map(bareWord)
      .filter((word) => word.length > 3),
  )
  const words = sentences.flatMap((sentence) => sentence.words).filter(({ startSeconds }) => isAlone(startSeconds))
  const [first, second] = sentences
  const middle = first?.words[first.words.length >> 1]
  return (
    words.find((word) => titleWords.has(bareWord(word.text))) ??
    [second?.words[0], middle].find((word) => word && words.includes(word)) ??
    words[0]
  )
}

function wishesOf(
  sentence: SpokenSentence,
  language: Language,
  cardWord: SpokenWord | undefined,
  isFact: (text: string) => boolean,
): Wish[] {
  const wishes: Wish[] = []
  for (const word of sentence.words) {
    for (const wish of gesturesOfWord(word.text, language)) wishes.push({ ...wish, word, forCard: false })
    if (cardWord && word.stressSeconds > cardWord.startSeconds + 1 && isFact(word.text)) {
      wishes.push({ gesture: 'point', word, holdSeconds: 1.1, rank: 3, forCard: false })
    }
    if (word === cardWord) wishes.push({ gesture: 'offer', word, holdSeconds: 1.9, rank: 5, forCard: true })
  }
  const [first] = sentence.words
  if (first && QUESTION.test(sentence.words.at(-1)?.text ?? '')) {
    wishes.push({ gesture: 'both', word: first, holdSeconds: 1.2, rank: 1, forCard: false })
  }
  return wishes.sort((one, other) => other.rank - one.rank || one.word.startSeconds - other.word.startSeconds)
}

/** Somebody who has kept the hands folded for two sentences opens one of them at the longest word of the next. */
function quietWish(sentence: SpokenSentence, previous: GestureName): Wish | undefined {
  const early = sentence.words.slice(1, Math.ceil(sentence.words.length * 0.7))
  const [longest] = early.toSorted((one, other) => other.text.length - one.text.length)
  if (!longest) return undefined
  const gesture = previous === 'offer' ? 'both' : 'offer'
  return { gesture, word: longest, holdSeconds: 1.2, rank: 0, forCard: false }
}

/**
 * The gestures of a speech: at most one per sentence, four seconds apart, never the same twice in a row, none at the end of a
 * sentence. The hand lands a tenth of a second before the stressed word.
 */
export function gestureCuesOf(
  speech: Speech,
  language: Language,
  facts: Facts | undefined,
  cardWord: SpokenWord | undefined,
): GestureCue[] {
  const isFact = factTest(facts, language)
  const cues: GestureCue[] = []
  let lastLeave = -Infinity
  let quietSentences = 0
  for (const sentence of speech.sentences) {
    const previous = cues.at(-1)?.gesture ?? 'rest'
    const quiet = quietSentences >= 1 ? quietWish(sentence, previous) : undefined
    const wishes = [...wishesOf(sentence, language, cardWord, isFact), ...(quiet ? [quiet] : [])]
    const needed = cues.length > 0 && quietSentences === 0 ? RANK_AT_ONCE : 0
    const chosen = wishes.find(({ gesture, word, rank, forCard }) => {
      const restedSeconds = word.stressSeconds - 0.55 - lastLeave
      const inTime = word.stressSeconds < sentence.endSeconds - 0.6 && word.stressSeconds > 0.3
      return rank >= needed && gesture !== previous && restedSeconds >= (forCard ? 2.2 : REST_SECONDS) && inTime
    })
    quietSentences = chosen ? 0 : quietSentences + 1
    if (!chosen) continue
    const landSeconds = chosen.word.stressSeconds - 0.1
    const latest = Math.min(landSeconds + chosen.holdSeconds, sentence.endSeconds + 0.25)
    lastLeave = landSeconds - TRAVEL_SECONDS
    cues.push({
      gesture: chosen.gesture,
      leaveSeconds: lastLeave,
      landSeconds,
      returnSeconds: Math.max(landSeconds + 0.8, latest),
      looksAtCard: chosen.forCard || chosen.gesture === 'point',
    })
  }
  return cues
}
