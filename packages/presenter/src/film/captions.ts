import type { Canvas2D } from '../rig/canvas-kit.ts'
import { widthOf } from './typography.ts'

interface PlacedWord {
  text: string
  x: number
  width: number
}

/** Words on at most as many lines as they need, balanced so that no last word stands alone. Words are never split. */
export function layoutCaption(canvas: Canvas2D, words: readonly string[], room: number, font: string): PlacedWord[][] {
  // Wide spaces leave room for the mark around the spoken word.
  const space = widthOf(canvas, ' ', font) * 1.45
  const measured = words.map((text) => ({ text, width: widthOf(canvas, text, font) }))
  const wrap = (limit: number) => {
    const lines: PlacedWord[][] = []
    let line: PlacedWord[] = []
    let x = 0
    for (const word of measured) {
      if (line.length > 0 && x + word.width > limit) {
        lines.push(line)
        line = []
        x = 0
      }
      line.push({ ...word, x })
      x += word.width + space
    }
    if (line.length > 0) lines.push(line)
    return lines
  }
  const fewest = wrap(room).length
  let limit = room
  while (fewest > 1 && limit > room * 0.5 && wrap(limit - 12).length === fewest) limit -= 12
  return wrap(limit)
}

interface TimedWord {
  text: string
  startSeconds: number
}

export interface Caption<Word extends TimedWord> {
  startSeconds: number
  endSeconds: number
  words: readonly Word[]
}

interface TimedSentence<Word extends TimedWord> {
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
      long && piece.length >= 5 && /[,;:]$/.test(piece.at(-1)?.text ?? '') && words.length - index >= FEWEST_WORDS
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
