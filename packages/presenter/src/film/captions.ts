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

interface Measure {
  widthOf: (text: string) => number
  space: number
  /** Between two Chinese words: just room for the mark round the spoken one. */
  slit: number
}

/** Words on at most as many lines as they need, balanced so that no last word stands alone. Words are never split. */
export function linesOf(
  words: readonly string[],
  room: number,
  { widthOf: width, space, slit }: Measure,
): PlacedWord[][] {
  const measured = words.map((text) => ({ text, width: width(text) }))
  const wrap = (limit: number) => {
    const lines: PlacedWord[][] = []
    let line: PlacedWord[] = []
    for (const word of measured) {
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

/** A last caption of one or two words takes some from the one before it. */
function withoutStragglers<Word>(pieces: Word[][]): Word[][] {
  const [last, before] = [pieces.at(-1), pieces.at(-2)]
  if (!last || !before) return pieces
  while (last.length < FEWEST_WORDS && before.length > FEWEST_WORDS) last.unshift(...before.splice(-1))
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
    const full = !fits([...piece, word].map(({ text }) => text))
    const pause =
      long &&
      piece.length >= 5 &&
      /[,;:，；：、،؛]$/u.test(piece.at(-1)?.text ?? '') &&
      words.length - index >= FEWEST_WORDS
    if (piece.length > 0 && (full || pause)) {
      pieces.push(piece)
      piece = []
    }
    piece.push(word)
  })
  return withoutStragglers([...pieces, piece])
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
