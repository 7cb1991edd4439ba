import type { Canvas2D } from '../rig/canvas-kit.ts'
import { widthOf } from './typography.ts'

export interface PlacedWord {
  text: string
  /** From the side where reading begins. */
  x: number
  width: number
}

const HAN = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…]`
const ENDS_IN_HAN = new RegExp(`${HAN}$`, 'u')
const BEGINS_WITH_HAN = new RegExp(`^${HAN}`, 'u')

/** Chinese has no spaces between its words. */
export const hasSpaceBetween = (before: string, after: string) =>
  !(ENDS_IN_HAN.test(before) && BEGINS_WITH_HAN.test(after))

const PAUSE = /[,;:，；：、،؛]$/u
// A line that ends with a comma is better read than one as long as the other, unless it is very short.
const SHORTEST_SHARE = 0.4

interface Measure {
  widthOf: (text: string) => number
  space: number
  /** Between two Chinese words: just room for the mark round the spoken one. */
  slit: number
}

/** Words on at most as many lines as they need, cut at a comma or balanced so that no last word stands alone. Words are never split. */
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
    if (lines.length === 2 && Math.min(...lengths) > SHORTEST_SHARE * Math.max(...lengths)) return lines
  }
  const step = room / 40
  let limit = room
  while (fewest > 1 && limit > room * 0.5 && wrap(limit - step).length === fewest) limit -= step
  return wrap(limit)
}

/** The lines of a caption in a font. Wide spaces leave room for the mark around the spoken word. */
export function layoutCaption(canvas: Canvas2D, words: readonly string[], room: number, font: string): PlacedWord[][] {
  const space = widthOf(canvas, ' ', font) * 1.45
  return linesOf(words, room, { widthOf: (text) => widthOf(canvas, text, font), space, slit: space * 0.2 })
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

const FEWEST_WORDS = 3

/** Where a caption that is full is best cut: behind its last comma, unless that leaves a word or two alone. */
function lastPause<Word extends TimedWord>(piece: readonly Word[]): number {
  const pause = piece.findLastIndex(({ text }, index) => PAUSE.test(text) && index < piece.length - 1)
  return pause + 1 >= FEWEST_WORDS ? pause + 1 : piece.length
}

/** Two captions without a comma between them are about as long as each other; none is a word or two alone. */
function balanced<Word extends TimedWord>(pieces: Word[][], fits: (texts: readonly string[]) => boolean): Word[][] {
  const [last, before] = [pieces.at(-1), pieces.at(-2)]
  if (!last || !before) return pieces
  const least = PAUSE.test(before.at(-1)?.text ?? '') ? FEWEST_WORDS : Math.floor((last.length + before.length) / 2)
  while (last.length < least && before.length > FEWEST_WORDS) {
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
      const end = lastPause(piece)
      pieces.push(piece.slice(0, end))
      piece = piece.slice(end)
    } else if (
      long &&
      piece.length >= 5 &&
      PAUSE.test(piece.at(-1)?.text ?? '') &&
      words.length - index >= FEWEST_WORDS
    ) {
      pieces.push(piece)
      piece = []
    }
    piece.push(word)
  })
  return balanced([...pieces, piece], fits)
}

/** Cuts sentences into captions that `fits` accepts: never across a sentence, after a comma where one is near the middle. */
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
