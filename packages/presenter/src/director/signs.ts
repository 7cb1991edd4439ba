import { numberSaid, withPlainDigits } from '../animation/gesture-words.ts'
import type { Language } from '../composition/render-job.ts'
import {
  bareTextOf,
  clausesOf,
  endsInPause,
  endsSentence,
  headlineOf,
  phraseIn,
  textOf,
  withoutEnd,
  wordsMaxOf,
} from './sentence-text.ts'
import type { BareText, DirectorWord } from './sentence-text.ts'
import { SIGN_WORDS } from './sign-words.ts'
import type { SpokenTime } from './storyboard.ts'

/** A part of a sentence that is shown by itself, and its first word. */
interface SaidText {
  text: string
  lead?: string
  startSeconds: number
}

/** Words of a sentence for large letters. */
export interface LargeWords {
  headline: string
  isWhole: boolean
  /** When they are said. */
  said: SpokenTime
}

/** A cue in a sentence that decides its scene. */
export type Sign =
  | { kind: 'call' | 'greeting' | 'none' | 'promise' }
  | { kind: 'price'; price: string; note: string | undefined; startSeconds: number }
  | { kind: 'address'; line: string | undefined; ways: readonly SaidText[] }
  | { kind: 'quote'; quote: string; by: string | undefined; said: SpokenTime }
  | { kind: 'list'; title: string; items: readonly SaidText[] }
  /** `isWhole`: the large words are the whole sentence, so captions are not needed. */
  | ({ kind: 'claim' | 'question' } & LargeWords)

interface Sentence {
  words: readonly DirectorWord[]
  bare: BareText
  language: Language
}

const HEADLINE_WORDS_MAX = 7
const QUESTION_WORDS_MAX = 9
const ITEM_WORDS_MAX = 6
const ITEMS = { least: 2, most: 5 }
const QUOTE_WORDS = { least: 3, most: 24 }

const SUM = /[$€£¥₹﷼]\s?\d|\d\s?[$€£¥₹﷼]/u
const NUMBER = /\d/u
const QUESTION = /[?？؟]["'”’»)」]*$/u
const CONTACT = /@|[\p{L}\p{N}]\.(?:com|org|net|example|co|io|info|travel)(?:$|[^\p{L}])|\d{3}[\s-]\d{4}/u
const OPENING_MARK = /^["“«「『„]/u
const CLOSING_MARK = /["”»」』][.,!?。，！？]*$/u
const ENDS_IN_COLON = /[:：]["'”]?$/u

const isAtStart = (words: readonly DirectorWord[], phrases: readonly string[], language: Language) =>
  phrases.some((phrase) => bareTextOf(words, language).line.startsWith(language === 'zh' ? phrase : ` ${phrase} `))

/** Verbs of a call come first in these languages, so that "a good book" is none. */
const CALL_COMES_FIRST: readonly Language[] = ['en', 'es']

function isCall({ words, bare, language }: Sentence): boolean {
  const { call } = SIGN_WORDS[language]
  if (CONTACT.test(withPlainDigits(textOf(words)))) return true
  if (!CALL_COMES_FIRST.includes(language)) return phraseIn(bare, call) !== undefined
  return clausesOf(words).some((clause) => isAtStart(clause, call, language))
}

/** Returns the last price of a sentence as it is written. */
function priceOf({ words, bare, language }: Sentence): Sign | undefined {
  const { currency, priceNote } = SIGN_WORDS[language]
  for (let index = words.length - 1; index >= 0; index--) {
    const word = words[index] as DirectorWord
    const text = withPlainDigits(word.text)
    if (!NUMBER.test(text)) continue
    const unit = [bare.words.slice(index + 1, index + 3).join(' '), bare.words[index + 1] ?? '']
    const counted = unit.findIndex((phrase) => currency.includes(phrase))
    const before = currency.includes(bare.words[index - 1] ?? '')
    if (!SUM.test(text) && counted < 0 && !before) continue
    const [from, to] = [before ? index - 1 : index, counted < 0 ? index + 1 : index + 3 - counted]
    const note = phraseIn(bare, priceNote)
    return {
      kind: 'price',
      price: withoutEnd(textOf(words.slice(from, to))),
      note: note === undefined ? undefined : writtenPhrase(words, bare, note),
      startSeconds: (words[from] ?? word).startSeconds,
    }
  }
  return undefined
}

/** Returns a phrase as written in the sentence. */
function writtenPhrase(words: readonly DirectorWord[], { words: bare }: BareText, phrase: string): string {
  const length = phrase.split(' ').length
  const index = bare.findIndex((_, from) => bare.slice(from, from + length).join(' ') === phrase)
  return index < 0 ? '' : withoutEnd(textOf(words.slice(index, index + length)))
}

/** Returns "10 min" and "to the market" for every number of minutes, with the words up to the next pause. */
function waysOf({ words, bare, language }: Sentence): SaidText[] {
  const { minutes } = SIGN_WORDS[language]
  const ways: SaidText[] = []
  for (const [index, word] of words.entries()) {
    const said = numberSaid(words[index - 1]?.text ?? '', language)
    if (said === undefined || !minutes.includes(bare.words[index] ?? '') || language === 'fa' || language === 'hi')
      continue
    const after = words.slice(index + 1)
    const end = after.findIndex(endsInPause)
    const to = after.slice(0, Math.min(end < 0 ? after.length : end + 1, ITEM_WORDS_MAX))
    if (to.length === 0) continue
    ways.push({
      lead: `${words[index - 1]?.text ?? said} ${withoutEnd(word.text)}`,
      text: withoutEnd(textOf(to)),
      startSeconds: words[index - 1]?.startSeconds ?? word.startSeconds,
    })
  }
  return ways
}

/** Returns the street with its number: "14 Harbour Street", "Calle Mayor 5". */
function streetOf({ words, bare, language }: Sentence): string | undefined {
  const at = bare.words.findIndex((word) => SIGN_WORDS[language].street.includes(word))
  if (at < 0) return undefined
  const isNumber = (index: number) => /^\d/.test(bare.words[index] ?? '')
  const first = [at - 3, at - 2, at - 1].find(isNumber)
  if (first !== undefined) return withoutEnd(textOf(words.slice(first, at + 1)))
  const last = [at + 1, at + 2, at + 3].find(isNumber)
  return last === undefined ? undefined : withoutEnd(textOf(words.slice(at, last + 1)))
}

const HOUSE_NUMBER = /^\d{1,4}[a-z]?$/iu
const NAME = /^\p{Lu}\p{L}/u

/** Returns a house number with the names after it, "12 Campo San Polo": many streets have no word for street. */
function numberedNameOf({ words }: Sentence): string | undefined {
  const at = words.findIndex(({ text }, index) => HOUSE_NUMBER.test(text) && NAME.test(words[index + 1]?.text ?? ''))
  if (at < 0) return undefined
  const last = words.findIndex(
    (word, index) =>
      index > at && (endsInPause(word) || endsSentence(word) || !NAME.test(words[index + 1]?.text ?? '')),
  )
  return withoutEnd(textOf(words.slice(at, last + 1)))
}

function addressOf(sentence: Sentence): Sign | undefined {
  const ways = waysOf(sentence)
  const line = streetOf(sentence) ?? (ways.length > 0 ? numberedNameOf(sentence) : undefined)
  return line === undefined && ways.length < 2 ? undefined : { kind: 'address', line, ways: ways.slice(0, 3) }
}

function quoteOf({ words, bare, language }: Sentence): Sign | undefined {
  const first = words.findIndex(({ text }) => OPENING_MARK.test(text))
  const last = words.findLastIndex(({ text }) => CLOSING_MARK.test(text))
  const length = last - first + 1
  if (first < 0 || length < QUOTE_WORDS.least || length > QUOTE_WORDS.most) return undefined
  const others = [...words.slice(0, first), ...words.slice(last + 1)]
  const says = phraseIn(bare, SIGN_WORDS[language].says)
  const reporting = new Set(says?.split(' '))
  const by = others.filter((word) => !reporting.has(bareTextOf([word], language).words[0] ?? ''))
  const quoted = words.slice(first, last + 1)
  return { kind: 'quote', quote: headlineOf(quoted), by: headlineOf(by) || undefined, said: timeOf(quoted, words) }
}

function listOf(sentence: Sentence): Sign | undefined {
  return listAfterColon(sentence) ?? listOfOrdinals(sentence)
}

const said = (words: readonly DirectorWord[]): SaidText => ({
  text: headlineOf(words),
  startSeconds: words[0]?.startSeconds ?? 0,
})

function areItems(items: readonly (readonly DirectorWord[])[], language: Language): boolean {
  const most = wordsMaxOf(language, ITEM_WORDS_MAX)
  return (
    items.length >= ITEMS.least &&
    items.length <= ITEMS.most &&
    items.every(({ length }) => length >= 1 && length <= most)
  )
}

/** "Three walks we love: the pier, the market and the lighthouse." */
function listAfterColon({ words, language }: Sentence): Sign | undefined {
  const colon = words.findIndex(({ text }) => ENDS_IN_COLON.test(text))
  if (colon < 0 || colon + 1 > wordsMaxOf(language, HEADLINE_WORDS_MAX)) return undefined
  const { and } = SIGN_WORDS[language]
  const isAnd = (word: DirectorWord) => and.includes(bareTextOf([word], language).words[0] ?? '')
  const items = clausesOf(words.slice(colon + 1)).flatMap((clause, _, all) => {
    const clean = clause[0] && isAnd(clause[0]) ? clause.slice(1) : clause
    // The last two items may be joined by "and" only.
    const joint = clause === all.at(-1) ? clean.findLastIndex(isAnd) : -1
    return joint > 0 && joint < clean.length - 1 ? [clean.slice(0, joint), clean.slice(joint + 1)] : [clean]
  })
  if (!areItems(items, language)) return undefined
  return { kind: 'list', title: headlineOf(words.slice(0, colon + 1)), items: items.map(said) }
}

/** "First the harbour, second the market, third the bakery." */
function listOfOrdinals({ words, bare, language }: Sentence): Sign | undefined {
  const { ordinals } = SIGN_WORDS[language]
  const starts: number[] = []
  for (const group of ordinals) {
    const from = (starts.at(-1) ?? -1) + 1
    const at = bare.words.findIndex((word, index) => index >= from && group.includes(word))
    if (at < 0) break
    starts.push(at)
  }
  if (starts.length < ITEMS.least) return undefined
  const items = starts.map((start, index) => words.slice(start + 1, starts[index + 1]))
  if (!areItems(items, language)) return undefined
  return { kind: 'list', title: headlineOf(words.slice(0, starts[0])), items: items.map(said) }
}

function questionOf({ words, language }: Sentence): Sign | undefined {
  if (!QUESTION.test(words.at(-1)?.text ?? '')) return undefined
  const most = wordsMaxOf(language, QUESTION_WORDS_MAX)
  if (words.length <= most)
    return { kind: 'question', headline: headlineOf(words), isWhole: true, said: timeOf(words, words) }
  const last = clausesOf(words).at(-1) ?? []
  return last.length <= most
    ? { kind: 'question', headline: headlineOf(last), isWhole: false, said: timeOf(last, words) }
    : undefined
}

/** Returns the clause with the number or the superlative, when it is short enough for large letters. */
function claimOf({ words, bare, language }: Sentence): Sign | undefined {
  const { superlative } = SIGN_WORDS[language]
  const isClaim = (clause: readonly DirectorWord[]) => {
    const text = clause === words ? bare : bareTextOf(clause, language)
    return phraseIn(text, superlative) !== undefined || clause.some(({ text: word }) => isCounted(word, language))
  }
  return headlineWith(words, language, isClaim)
}

/** "One" is rarely a quantity worth showing. */
const isCounted = (word: string, language: Language) =>
  Number(numberSaid(word, language) ?? (NUMBER.test(withPlainDigits(word)) ? 2 : 0)) > 1

/** Returns when a part of a sentence is said: until the next word of it. */
function timeOf(part: readonly DirectorWord[], words: readonly DirectorWord[]): SpokenTime {
  const last = part.at(-1)
  const next = last && words[words.indexOf(last) + 1]
  return { fromSeconds: part[0]?.startSeconds ?? 0, untilSeconds: next?.startSeconds ?? Infinity }
}

function headlineWith(
  words: readonly DirectorWord[],
  language: Language,
  accepts: (clause: readonly DirectorWord[]) => boolean,
): Sign | undefined {
  const most = wordsMaxOf(language, HEADLINE_WORDS_MAX)
  const short = (clause: readonly DirectorWord[]) => clause.length >= 2 && clause.length <= most && accepts(clause)
  const isOneSentence = !words.slice(0, -1).some(endsSentence)
  if (isOneSentence && short(words))
    return { kind: 'claim', headline: headlineOf(words), isWhole: true, said: timeOf(words, words) }
  const { and } = SIGN_WORDS[language]
  const isAnd = (word: DirectorWord) => and.includes(bareTextOf([word], language).words[0] ?? '')
  const clause = clausesOf(words)
    .map((one) => (one[0] && isAnd(one[0]) ? one.slice(1) : one))
    .find(short)
  return clause && { kind: 'claim', headline: headlineOf(clause), isWhole: false, said: timeOf(clause, words) }
}

/** Returns words of a sentence for large letters when nothing in it stands out: its first short clause. */
export function anyClaim(words: readonly DirectorWord[], language: Language): LargeWords | undefined {
  const sign = headlineWith(words, language, () => true)
  return sign?.kind === 'claim' ? sign : undefined
}

/** Returns what a sentence is about. The first sign that matches counts. */
export function signOf(words: readonly DirectorWord[], language: Language, isFirst: boolean): Sign {
  const sentence: Sentence = { words, bare: bareTextOf(words, language), language }
  const { greeting, promise } = SIGN_WORDS[language]
  if (isFirst) return { kind: 'greeting' }
  return (
    priceOf(sentence) ??
    (isCall(sentence) ? { kind: 'call' } : undefined) ??
    addressOf(sentence) ??
    quoteOf(sentence) ??
    listOf(sentence) ??
    questionOf(sentence) ??
    claimOf(sentence) ??
    (phraseIn(sentence.bare, [...greeting, ...promise]) === undefined ? { kind: 'none' } : { kind: 'promise' })
  )
}
