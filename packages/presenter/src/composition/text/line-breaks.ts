/** A part of a text that stays on one line. */
export interface Piece {
  text: string
  /** A space separates it from the piece before on the same line. */
  isSpaced: boolean
  /** A line that ends with it shows a hyphen. */
  isHyphenated: boolean
}

const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u
const isNumber = (word: string) => /\p{Nd}/u.test(word) && !/\p{L}/u.test(word)
const CURRENCY = /^(?:\p{Sc}|[A-Z]{3}|[A-Z]{0,2}\p{Sc}|تومان|ریال|रुपये|元|美元)[.,;:!?]?$/u
const UNITS =
  'm²|m2|km|cm|mm|m|ha|kg|g|min|h|hr|hrs|s|sq|ft|ft²|sqft|acres?|%|°C?|°F|mi|pm|am|metros?|square|' +
  'متر|کیلومتر|دقیقه|ساعت|٪|मिनट|घंटे|मीटर|किमी|वर्ग'
const UNIT = new RegExp(`^(?:${UNITS})[.,;:!?]?$`, 'iu')
// A unit of two words: "2,450 sq ft", "96 square metres".
const UNIT_START = /^(?:sq|square|वर्ग)$/iu
const MARK_ALONE = /^[\p{Po}\p{Pe}\p{Pf}\p{Pd}]+$/u

/** Whether no line may break between two words: inside a price, a number, a number with its unit, or before a lone mark. */
function staysTogether(before: string, after: string): boolean {
  if (MARK_ALONE.test(after) || UNIT_START.test(before)) return true
  if (CURRENCY.test(before)) return /^[\p{Nd}]/u.test(after)
  return isNumber(before) && (CURRENCY.test(after) || UNIT.test(after) || /^\p{Nd}{3}(?!\p{Nd})/u.test(after))
}

const piece = (text: string, isSpaced: boolean): Piece => ({ text, isSpaced, isHyphenated: false })

/** Splits words that are separated by spaces. A no-break space never separates. */
function spacedPieces(text: string): Piece[] {
  const words: string[][] = []
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const last = words.at(-1)
    if (last && staysTogether(last.at(-1) ?? '', word)) last.push(word)
    else words.push([word])
  }
  return words.map((some) => piece(some.join('\u00a0'), true))
}

const OPENING = /^[\p{Ps}\p{Pi}\p{Sc}]+$/u
const PARTICLE = /^[的了吗呢吧着们]$/u

/** Splits Chinese at its words. Marks and particles stay with the word before, opening marks and numbers with the one after. */
function chinesePieces(text: string): Piece[] {
  const pieces: string[][] = []
  const spaced: boolean[] = []
  let isSpaced = false
  let isOpen = false
  for (const { segment, isWordLike } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (/^\s+$/u.test(segment)) {
      isSpaced = true
      continue
    }
    const last = pieces.at(-1)
    const tail = last?.at(-1) ?? ''
    const isMark = !isWordLike && !OPENING.test(segment)
    const isUnit =
      /^[\p{Nd}.,]+$/u.test(tail) && (/^[\p{Nd}.,]+$/u.test(segment) || /^\p{Script=Han}{1,2}$/u.test(segment))
    if (last && !isSpaced && (isOpen || isMark || PARTICLE.test(segment) || isUnit)) last.push(segment)
    else {
      pieces.push([segment])
      spaced.push(isSpaced)
    }
    isOpen = OPENING.test(segment)
    isSpaced = false
  }
  return pieces.map((segments, index) => piece(segments.join(''), spaced[index] ?? false))
}

/** Splits a text into the parts that lines are made of. Joined again, they are the text with single spaces. */
export const piecesOf = (text: string): Piece[] => (HAN.test(text) ? chinesePieces(text) : spacedPieces(text))

const VOWEL = 'aeiouyáéíóúüàèìòùâêîôûäöåæøœãõ'
const IS_VOWEL = new RegExp(`[${VOWEL}]`, 'iu')
// A syllable begins with a consonant that a vowel follows. Pairs that begin a syllable, such as "tr", stay together.
const ONSET = new RegExp(`(?:sch|[bcdfgkptv][lr]|[cst]h|ph|qu|ll|rr|[^${VOWEL}])[${VOWEL}]`, 'iuy')
const SYLLABLE_LETTERS_MIN = 3
// A longer word is no word of a language.
const WORD_LETTERS_MAX = 120

function syllablesOf(word: string): string[] {
  const found: string[] = []
  let start = 0
  for (let index = 1; index < word.length; index++) {
    ONSET.lastIndex = index
    if (index - start < SYLLABLE_LETTERS_MIN || !ONSET.test(word) || !IS_VOWEL.test(word.slice(start, index))) continue
    found.push(word.slice(start, index))
    start = index
  }
  const end = word.slice(start)
  const last = found.at(-1)
  // Too short an end stays with the syllable before.
  if (last === undefined || end.length >= SYLLABLE_LETTERS_MIN) return [...found, end]
  return [...found.slice(0, -1), last + end]
}

/** The ways to break a word that is wider than its line, in the order in which they are tried. */
export const WORD_BREAKS = ['marks', 'syllables', 'letters'] as const
type WordBreak = (typeof WORD_BREAKS)[number]

function cut(word: string, by: WordBreak): string[] {
  if (by === 'marks') return word.split(/(?<=[-‐–/@.·_&=?\u200c])(?=.)/u)
  if (by === 'syllables') return word.length > WORD_LETTERS_MAX ? [word] : syllablesOf(word)
  return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word), ({ segment }) => segment)
}

/** Splits a long word behind its own hyphens and slashes, at its syllables, or between two letters. */
export function partsOf({ text, isSpaced, isHyphenated }: Piece, by: WordBreak): Piece[] {
  const parts = cut(text, by)
  return parts.map((part, index) => ({
    text: part,
    isSpaced: isSpaced && index === 0,
    isHyphenated: index === parts.length - 1 ? isHyphenated : by === 'syllables',
  }))
}
