import type { Facts, Language } from '../composition/render-job.ts'
import { GESTURE_NAMES } from '../rig/gestures.ts'
import type { GestureName } from '../rig/gestures.ts'
import { bareWord, gesturesOfWord, greets, numberSaid, withPlainDigits } from './gesture-words.ts'
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

/** What the hands can do at a time. */
export interface HandsRoom {
  /** The gestures that are seen. */
  gestures: ReadonlySet<GestureName>
  /** Whether a photo is on the side of the hand that shows. */
  isBesidePhoto: boolean
}

/** When the rows of a list are said that the presenter counts, and when its shot ends. */
export interface CountedRows {
  rowSeconds: readonly number[]
  endSeconds: number
}

/** What gestures are chosen from, besides the words. */
export interface CuePlan {
  facts?: Facts | undefined
  /** The word at which the card appears. */
  cardWord?: SpokenWord | undefined
  /** Defaults to room for every gesture. */
  roomAt?: (seconds: number) => HandsRoom
  counted?: readonly CountedRows[]
  /** Whether the presenter greets once more after the last word. */
  hasFarewell?: boolean
  /** Chooses among gestures that nothing asks for. */
  seed?: number
}

interface GestureCandidate extends WordGesture {
  word: SpokenWord
  forCard: boolean
  isForPhoto?: boolean
}

const TRAVEL_SECONDS = 0.42
const REST_SECONDS = 4
const FAREWELL_SECONDS = 1.5
// After a sentence with a gesture, the next sentence gets one only for something that asks for it.
const RANK_AT_ONCE = 3
const ROOMY: HandsRoom = { gestures: new Set(GESTURE_NAMES), isBesidePhoto: false }
/** A sentence greets within its first words. */
const GREETING_WORDS = 4

/** What is made of a gesture, the best first, where there is no room for it or it was the last one. */
const INSTEAD: Record<GestureName, readonly GestureName[]> = {
  rest: [],
  greet: ['greet', 'both', 'chest'],
  both: ['both', 'present', 'chest'],
  offer: ['offer', 'present', 'chest'],
  point: ['point', 'present'],
  present: ['present', 'offer'],
  chest: ['chest', 'present'],
  count1: ['count1'],
  count2: ['count2'],
  count3: ['count3'],
}
const IDLE = ['offer', 'both', 'chest', 'present'] as const
const COUNTS = ['count1', 'count2', 'count3'] as const
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

interface SentencePlan extends CuePlan {
  language: Language
  isFact: (text: string) => boolean
  isFirst: boolean
  roomAt: (seconds: number) => HandsRoom
}

function gestureCandidates(
  sentence: SpokenSentence,
  { language, cardWord, isFact, isFirst, roomAt }: SentencePlan,
): GestureCandidate[] {
  const candidates: GestureCandidate[] = []
  for (const [index, word] of sentence.words.entries()) {
    if (isFirst && index < GREETING_WORDS && greets(word.text, language))
      candidates.push({ gesture: 'greet', word, holdSeconds: 1.4, rank: 3, forCard: false })
    for (const gesture of gesturesOfWord(word.text, language)) candidates.push({ ...gesture, word, forCard: false })
    if (cardWord && word.stressSeconds > cardWord.startSeconds + 1 && isFact(word.text)) {
      candidates.push({ gesture: 'point', word, holdSeconds: 1.1, rank: 3, forCard: false })
    }
    if (word === cardWord) candidates.push({ gesture: 'offer', word, holdSeconds: 1.9, rank: 5, forCard: true })
  }
  const [first, second = first] = sentence.words
  if (first && QUESTION.test(sentence.words.at(-1)?.text ?? '')) {
    candidates.push({ gesture: 'both', word: first, holdSeconds: 1.2, rank: 1, forCard: false })
  }
  if (second && roomAt(second.stressSeconds).isBesidePhoto) {
    candidates.push({ gesture: 'present', word: second, holdSeconds: 1.5, rank: 3, forCard: false, isForPhoto: true })
  }
  return candidates.sort((one, other) => other.rank - one.rank || one.word.startSeconds - other.word.startSeconds)
}

/** After a sentence without a gesture, a hand moves at the longest word of the next. */
function idleGesture(sentence: SpokenSentence, turn: number): GestureCandidate | undefined {
  const early = sentence.words.slice(1, Math.ceil(sentence.words.length * 0.7))
  const [longest] = early.toSorted((one, other) => other.text.length - one.text.length)
  const gesture = IDLE[turn % IDLE.length]
  return longest && gesture && { gesture, word: longest, holdSeconds: 1.2, rank: 0, forCard: false }
}

/** Returns the fingers that count the rows of a list. From one row to the next the hand stays up. */
function countCues({ rowSeconds, endSeconds }: CountedRows): GestureCue[] {
  return COUNTS.slice(0, rowSeconds.length).map((gesture, index): GestureCue => {
    const landSeconds = (rowSeconds[index] ?? 0) - 0.1
    const next = rowSeconds[index + 1]
    const isLast = index === COUNTS.length - 1 || next === undefined
    return {
      gesture,
      leaveSeconds: index === 0 ? landSeconds - TRAVEL_SECONDS : landSeconds,
      landSeconds,
      returnSeconds: isLast ? Math.max(landSeconds + 0.8, Math.min(landSeconds + 1.6, endSeconds - 0.6)) : next,
      looksAtCard: false,
    }
  })
}

function cueOf({ word, forCard, holdSeconds, isForPhoto }: GestureCandidate, gesture: GestureName, end: number) {
  const landSeconds = word.stressSeconds - 0.1
  return {
    gesture,
    leaveSeconds: landSeconds - TRAVEL_SECONDS,
    landSeconds,
    returnSeconds: Math.max(landSeconds + 0.8, Math.min(landSeconds + holdSeconds, end + 0.25)),
    looksAtCard: forCard || gesture === 'point' || isForPhoto === true,
  }
}

/** Returns the greeting after the last word, when the arms have come to rest by then. */
function farewellCue(
  { sentences, durationSeconds }: Speech,
  before: GestureCue | undefined,
  roomAt: (seconds: number) => HandsRoom,
): GestureCue | undefined {
  const leaveSeconds = (sentences.at(-1)?.endSeconds ?? 0) + 0.35
  const landSeconds = leaveSeconds + TRAVEL_SECONDS
  const isRested = !before || before.returnSeconds + 0.7 < leaveSeconds
  const hasTime = landSeconds + FAREWELL_SECONDS + 0.8 < durationSeconds
  if (!isRested || !hasTime || !roomAt(landSeconds).gestures.has('greet')) return undefined
  const returnSeconds = landSeconds + FAREWELL_SECONDS
  return { gesture: 'greet', leaveSeconds, landSeconds, returnSeconds, looksAtCard: false }
}

/**
 * Returns the gestures of a speech: at most one per sentence, at least four seconds apart, never the same twice in a row and none
 * at the end of a sentence. The hand arrives 0.1 s before the stressed word. A gesture that nobody would see is not made, so that the
 * next shot with hands in sight has one. The rows of a list are counted on fingers.
 */
export function gestureCuesOf(speech: Speech, language: Language, plan: CuePlan = {}): GestureCue[] {
  const { facts, roomAt = () => ROOMY, counted = [], seed = 0 } = plan
  const isFact = factTest(facts, language)
  const cues: GestureCue[] = []
  const lists = counted.map(countCues)
  const isCounted = (seconds: number) =>
    lists.some((list) => seconds > (list[0]?.leaveSeconds ?? 0) - 1 && seconds < (list.at(-1)?.returnSeconds ?? 0) + 1)
  let lastLeave = -Infinity
  let quietSentences = 0
  for (const [index, sentence] of speech.sentences.entries()) {
    const previous = cues.at(-1)?.gesture ?? 'rest'
    const quiet = quietSentences >= 1 ? idleGesture(sentence, index + seed) : undefined
    const asked = gestureCandidates(sentence, { ...plan, language, isFact, roomAt, isFirst: index === 0 })
    const needed = cues.length > 0 && quietSentences === 0 ? RANK_AT_ONCE : 0
    const gestureOf = ({ gesture, word, rank, forCard }: GestureCandidate): GestureName | undefined => {
      const restedSeconds = word.stressSeconds - 0.55 - lastLeave
      const inTime = word.stressSeconds < sentence.endSeconds - 0.6 && word.stressSeconds > 0.3
      const isRested = restedSeconds >= (forCard ? 2.2 : REST_SECONDS)
      if (rank < needed || !isRested || !inTime || isCounted(word.stressSeconds)) return undefined
      const { gestures } = roomAt(word.stressSeconds)
      return INSTEAD[gesture].find((one) => one !== previous && gestures.has(one))
    }
    const chosen = [...asked, ...(quiet ? [quiet] : [])].find((one) => gestureOf(one) !== undefined)
    const gesture = chosen && gestureOf(chosen)
    quietSentences = gesture ? 0 : quietSentences + 1
    if (!gesture) continue
    const cue = cueOf(chosen, gesture, sentence.endSeconds)
    lastLeave = cue.leaveSeconds
    cues.push(cue)
  }
  const farewell = plan.hasFarewell ? farewellCue(speech, cues.at(-1), roomAt) : undefined
  return [...cues, ...lists.flat(), ...(farewell ? [farewell] : [])].toSorted(
    (one, other) => one.leaveSeconds - other.leaveSeconds,
  )
}
