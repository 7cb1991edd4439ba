import type { Facts, Language } from '../composition/render-job.ts'
import type { GestureName } from '../rig/gestures.ts'
import { bareWord, gesturesOfWord, numberSaid, withPlainDigits } from './gesture-words.ts'
import type { WordGesture } from './gesture-words.ts'
import type { SpokenSentence, SpokenWord, Speech } from './speech.ts'

/** One gesture: when the arms start to move, when the hand arrives, when it returns. */
export interface GestureCue {
  gesture: GestureName
  leaveSeconds: number
  landSeconds: number
  returnSeconds: number
  /** Whether eyes and head turn to the card. */
  looksAtCard: boolean
}

interface GestureCandidate extends WordGesture {
  word: SpokenWord
  forCard: boolean
}

const TRAVEL_SECONDS = 0.42
const REST_SECONDS = 4
// After a sentence with a gesture, the next sentence gets one only for a count or for a fact of the card.
const RANK_AT_ONCE = 3
const QUESTION = /[?？؟]["'”’»)]*$/u

/** Returns a test for words that are a number of the card, in digits or spelled out. */
function factTest(facts: Facts | undefined, language: Language): (text: string) => boolean {
  const numbers = new Set<string>()
  for (const value of Object.values(facts ?? {})) {
    for (const [number] of withPlainDigits(String(value)).matchAll(/\d[\d,.٬]*/g))
      numbers.add(number.replace(/[,.٬]/g, ''))
  }
  return (text) => numbers.has(numberSaid(text, language) ?? '')
}

/**
 * Returns the word at which the card appears: the first word that the script shares with the card's title, else the first word of
 * the second sentence. When pictures cover that, it is the middle word of the first sentence.
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

function gestureCandidates(
  sentence: SpokenSentence,
  language: Language,
  cardWord: SpokenWord | undefined,
  isFact: (text: string) => boolean,
): GestureCandidate[] {
  const candidates: GestureCandidate[] = []
  for (const word of sentence.words) {
    for (const wish of gesturesOfWord(word.text, language)) candidates.push({ ...wish, word, forCard: false })
    if (cardWord && word.stressSeconds > cardWord.startSeconds + 1 && isFact(word.text)) {
      candidates.push({ gesture: 'point', word, holdSeconds: 1.1, rank: 3, forCard: false })
    }
    if (word === cardWord) candidates.push({ gesture: 'offer', word, holdSeconds: 1.9, rank: 5, forCard: true })
  }
  const [first] = sentence.words
  if (first && QUESTION.test(sentence.words.at(-1)?.text ?? '')) {
    candidates.push({ gesture: 'both', word: first, holdSeconds: 1.2, rank: 1, forCard: false })
  }
  return candidates.sort((one, other) => other.rank - one.rank || one.word.startSeconds - other.word.startSeconds)
}

/** After two sentences without a gesture, a hand opens at the longest word of the next. */
function idleGesture(sentence: SpokenSentence, previous: GestureName): GestureCandidate | undefined {
  const early = sentence.words.slice(1, Math.ceil(sentence.words.length * 0.7))
  const [longest] = early.toSorted((one, other) => other.text.length - one.text.length)
  if (!longest) return undefined
  const gesture = previous === 'offer' ? 'both' : 'offer'
  return { gesture, word: longest, holdSeconds: 1.2, rank: 0, forCard: false }
}

/**
 * Returns the gestures of a speech: at most one per sentence, at least four seconds apart, never the same twice in a row and none
 * at the end of a sentence. The hand arrives 0.1 s before the stressed word. A gesture that nobody would see is not made, so that the
 * next shot with hands in sight has one.
 */
export function gestureCuesOf(
  speech: Speech,
  language: Language,
  facts: Facts | undefined,
  cardWord: SpokenWord | undefined,
  areHandsSeen: (seconds: number) => boolean = () => true,
): GestureCue[] {
  const isFact = factTest(facts, language)
  const cues: GestureCue[] = []
  let lastLeave = -Infinity
  let quietSentences = 0
  for (const sentence of speech.sentences) {
    const previous = cues.at(-1)?.gesture ?? 'rest'
    const quiet = quietSentences >= 1 ? idleGesture(sentence, previous) : undefined
    const candidates = [...gestureCandidates(sentence, language, cardWord, isFact), ...(quiet ? [quiet] : [])]
    const needed = cues.length > 0 && quietSentences === 0 ? RANK_AT_ONCE : 0
    const chosen = candidates.find(({ gesture, word, rank, forCard }) => {
      const restedSeconds = word.stressSeconds - 0.55 - lastLeave
      const inTime = word.stressSeconds < sentence.endSeconds - 0.6 && word.stressSeconds > 0.3
      const isRested = restedSeconds >= (forCard ? 2.2 : REST_SECONDS)
      return rank >= needed && gesture !== previous && isRested && inTime && areHandsSeen(word.stressSeconds)
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
