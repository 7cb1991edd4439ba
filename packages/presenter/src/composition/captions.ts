import type { Canvas2D } from '../rig/canvas-backend.ts'
import { widthOf } from './typography.ts'

export interface PlacedWord {
  text: string
  /** Offset from the start of the line. */
  x: number
  width: number
}

const HAN = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…]`
const ENDS_IN_HAN = new RegExp(`${HAN}$`, 'u')
const BEGINS_WITH_HAN = new RegExp(`^${HAN}`, 'u')

/** Returns whether two words are separated by a space. Chinese words are not. */
export const hasSpaceBetween = (before: string, after: string) =>
  !(ENDS_IN_HAN.test(before) && BEGINS_WITH_HAN.test(after))

const PAUSE = /[,;:，；：、،؛]$/u
// Prefers a break after a comma to balanced lines, unless one line gets very short.
const LINE_SHARE_MIN = 0.4

// Articles, prepositions and "and" lead to the next word, and numbers to what they count. Hindi has them after the word.
const LEADS_ON = /^(?:\p{Script=Latin}{1,3}|\p{Script=Arabic}{1,2}|[\p{Nd}.,]*\p{Nd})$/u
const NAME = /^\p{Lu}[\p{L}'’]*$/u

/** Returns whether a break between two words parts what belongs together: "the | harbour", "14 | Willow", "Willow | Lane". */
const isPoorBreak = (before = '', after = '') => LEADS_ON.test(before) || (NAME.test(before) && /^\p{Lu}/u.test(after))
/** The share of the room by which a caption may be wider for a better break. */
const POOR_SHARE = 0.2

interface Measure {
  widthOf: (text: string) => number
  space: number
  /** Gap between Chinese words: room for the highlight of the current word. */
  slit: number
}

/** Breaks words into the fewest lines, after a comma or balanced. Words are never split. */
export function linesOf(
  words: readonly string[],
  room: number,
  { widthOf: width, space, slit }: Measure,
): PlacedWord[][] {
  const measured = words.map((text) => ({ text, width: width(text) }))
  const wrap = (limit: number, some = measured) => {
    const lines: PlacedWord[][] = []
    let line: PlacedWord[] = []
    for (const word of some) {
      const last = line.at(-1)
      const x = last ? last.x + last.width + (hasSpaceBetween(last.text, word.text) ? space : slit) : 0
      if (last && x + word.width > limit) {
        lines.push(line)
        line = [{ ...word, x: 0 }]
      } else line.push({ ...word, x })
    }
    if (line.length > 0) lines.push(line)
    return lines
  }
  const fewest = wrap(room).length
  if (fewest === 2) {
    const pause = words.findIndex((word, index) => PAUSE.test(word) && index < words.length - 1) + 1
    const lines = pause > 0 ? [measured.slice(0, pause), measured.slice(pause)].flatMap((part) => wrap(room, part)) : []
    const lengths = lines.map((line) => (line.at(-1)?.x ?? 0) + (line.at(-1)?.width ?? 0))
    if (lines.length === 2 && Math.min(...lengths) > LINE_SHARE_MIN * Math.max(...lengths)) return lines
  }
  if (fewest === 2) return bestPair(measured, room, (some) => wrap(Infinity, [...some])[0] ?? [])
  const step = room / 40
  let limit = room
  while (fewest > 1 && limit > room * 0.5 && wrap(limit - step).length === fewest) limit -= step
  return wrap(limit)
}

/** Breaks words into two lines: about equal, but not between words that belong together. */
function bestPair<Word extends { text: string }>(
  words: readonly Word[],
  room: number,
  lineOf: (words: readonly Word[]) => PlacedWord[],
): PlacedWord[][] {
  const pairs = words.slice(1).map((after, index) => {
    const lines = [lineOf(words.slice(0, index + 1)), lineOf(words.slice(index + 1))]
    const width = Math.max(...lines.map((line) => (line.at(-1)?.x ?? 0) + (line.at(-1)?.width ?? 0)))
    const isPoor = isPoorBreak(words[index]?.text, after.text)
    return { lines, cost: width > room ? Infinity : width + (isPoor ? room * POOR_SHARE : 0) }
  })
  return pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best)).lines
}

/** Breaks a caption into lines. Wide spaces leave room for the highlight of the current word. */
export function layoutCaption(canvas: Canvas2D, words: readonly string[], room: number, font: string): PlacedWord[][] {
  const space = widthOf(canvas, ' ', font) * 1.25
  return linesOf(words, room, { widthOf: (text) => widthOf(canvas, text, font), space, slit: space * 0.2 })
}

const isLatin = (text: string) => /^[^\p{L}]*\p{Script=Latin}/u.test(text)
const isNumber = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text)

/** Puts runs of Latin words and numbers in left-to-right order within a right-to-left line. */
export function inReadingOrder<Word extends PlacedWord>(line: readonly Word[], rightToLeft: boolean): readonly Word[] {
  if (!rightToLeft) return line
  const placed: Word[] = []
  for (let from = 0; from < line.length;) {
    let to = from + 1
    if (isLatin((line[from] as Word).text)) {
      while (to < line.length && (isLatin((line[to] as Word).text) || isNumber((line[to] as Word).text))) to++
    }
    const run = line.slice(from, to)
    const [first, last] = [run[0] as Word, run.at(-1) as Word]
    placed.push(...run.map((word) => ({ ...word, x: first.x + last.x + last.width - word.x - word.width })))
    from = to
  }
  return placed
}

export interface TimedWord {
  text: string
  startSeconds: number
}

export interface Caption<Word extends TimedWord> {
  startSeconds: number
  endSeconds: number
  words: readonly Word[]
}

export interface TimedSentence<Word extends TimedWord> {
  words: readonly Word[]
  endSeconds: number
}

const CAPTION_WORDS_MIN = 3

/** Returns the best cut of a full caption: after its last comma, unless that leaves one or two words, else not after an article. */
function lastPause<Word extends TimedWord>(piece: readonly Word[], next: Word): number {
  const pause = piece.findLastIndex(({ text }, index) => PAUSE.test(text) && index < piece.length - 1)
  if (pause + 1 >= CAPTION_WORDS_MIN) return pause + 1
  const good = [piece.length, piece.length - 1, piece.length - 2].find(
    (end) => end >= CAPTION_WORDS_MIN && !isPoorBreak(piece[end - 1]?.text, (piece[end] ?? next).text),
  )
  return good ?? piece.length
}

/** Balances the last two captions when no comma separates them. */
function balanced<Word extends TimedWord>(pieces: Word[][], fits: (texts: readonly string[]) => boolean): Word[][] {
  const [last, before] = [pieces.at(-1), pieces.at(-2)]
  if (!last || !before) return pieces
  const least = PAUSE.test(before.at(-1)?.text ?? '')
    ? CAPTION_WORDS_MIN
    : Math.floor((last.length + before.length) / 2)
  const isPoor = () => last.length < least + 2 && isPoorBreak(before.at(-1)?.text, last[0]?.text)
  while ((last.length < least || isPoor()) && before.length > CAPTION_WORDS_MIN) {
    const word = before.at(-1)
    if (!word || !fits([word, ...last].map(({ text }) => text))) break
    last.unshift(...before.splice(-1))
  }
  return pieces
}

function cutSentence<Word extends TimedWord>(
  words: readonly Word[],
  fits: (texts: readonly string[]) => boolean,
): Word[][] {
  const long = words.length > 11
  const pieces: Word[][] = []
  let piece: Word[] = []
  words.forEach((word, index) => {
    if (piece.length > 0 && !fits([...piece, word].map(({ text }) => text))) {
      const end = lastPause(piece, word)
      pieces.push(piece.slice(0, end))
      piece = piece.slice(end)
    } else if (
      long &&
      piece.length >= 5 &&
      PAUSE.test(piece.at(-1)?.text ?? '') &&
      words.length - index >= CAPTION_WORDS_MIN
    ) {
      pieces.push(piece)
      piece = []
    }
    piece.push(word)
  })
  return balanced([...pieces, piece], fits)
}

/** Splits sentences into captions that `fits` accepts: never across a sentence, after a comma near the middle. */
export function captionsOf<Word extends TimedWord>(
  sentences: readonly TimedSentence<Word>[],
  fits: (texts: readonly string[]) => boolean,
): Caption<Word>[] {
  const pieces = sentences.flatMap(({ words, endSeconds }) =>
    cutSentence(words, fits).map((piece) => ({ words: piece, endSeconds })),
  )
  return pieces.map((piece, index) => ({
    ...piece,
    startSeconds: index === 0 ? 0 : (piece.words[0]?.startSeconds ?? 0) - 0.06,
  }))
}
