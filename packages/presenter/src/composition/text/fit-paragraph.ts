import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { balancedLines, filledLines } from './balanced-lines.ts'
import type { Gaps, Line } from './balanced-lines.ts'
import { partsOf, piecesOf, WORD_BREAKS } from './line-breaks.ts'
import type { Piece } from './line-breaks.ts'
import { widthOf } from '../typography.ts'

/** The space for a text, in units. */
export interface TextPlace {
  width: number
  /** Full size of the letters, and the size below which they are never drawn. */
  size: number
  least: number
  /** Lines at which the letters get smaller, and lines to which the place grows after that. */
  lines: number
  linesMax?: number
  /** Distance of two baselines over the size. */
  leading?: number
}

/** A text on its lines. Nothing is lost: `lines` and `rest`, which the place does not hold, together are the text. */
export interface FittedParagraph {
  lines: readonly string[]
  rest: string
  size: number
  font: string
  /** Width of the widest line. */
  width: number
  /** Distance of two baselines. */
  step: number
  height: number
}

// More never fits a place. The limit bounds the time for a hostile text.
const CHARACTERS_MAX = 1200
/** Letters get smaller by 4 % of the full size at a time, down to 76 %, and further only where text would be lost. */
const SHARES = Array.from({ length: 7 }, (_, index) => 1 - index * 0.04)
const LAST_SHARES = [0.7, 0.64, 0.58, 0.52, 0.46]
/** A word is broken when it is wider than its line at this size. */
const LONG_WORD_SHARE = 0.64
const LEADING = 1.3
// Marks above and below the letters of these scripts need air.
const TALL_SCRIPT = /[\p{Script=Devanagari}\p{Script=Arabic}]/u
const TALL_LEADING = 1.36
const ROUNDS = 4

/** Splits a text at a space near the length that no place holds. */
function bounded(text: string): { head: string; tail: string } {
  if (text.length <= CHARACTERS_MAX) return { head: text, tail: '' }
  const space = text.lastIndexOf(' ', CHARACTERS_MAX)
  const end = space > CHARACTERS_MAX / 2 ? space : CHARACTERS_MAX
  return { head: text.slice(0, end), tail: text.slice(end) }
}

/** Splits the pieces that are wider than a line. */
function unbroken(pieces: readonly Piece[], isTooWide: (text: string) => boolean): Piece[] {
  let parts = [...pieces]
  for (const by of WORD_BREAKS) {
    parts = parts.flatMap((part) =>
      isTooWide(part.isHyphenated ? `${part.text}-` : part.text) ? partsOf(part, by) : [part],
    )
  }
  return parts
}

const textOf = (line: readonly Piece[]) =>
  line.map(({ text, isSpaced }, index) => (index > 0 && isSpaced ? ' ' : '') + text).join('')

/** Returns the text of a line, with a hyphen when it ends inside a word. */
const shownText = (line: Line) => textOf(line) + (line.at(-1)?.isHyphenated ? '-' : '')

/** The pieces of a text at one size. */
interface SizedPieces {
  size: number
  font: string
  pieces: Line
  gaps: Gaps
}

/** Measures every piece once: widths grow with the size. */
function sizedPieces(
  canvas: Canvas2D,
  pieces: readonly Piece[],
  sizes: readonly number[],
  fontAt: (size: number) => string,
): SizedPieces[] {
  const full = sizes[0] ?? 1
  const widthAt = (text: string) => widthOf(canvas, text, fontAt(full))
  const widths = pieces.map(({ text }) => widthAt(text))
  const [space, hyphen] = [widthAt(' '), widthAt('-')]
  return sizes.map((size) => {
    const share = size / full
    const sized = pieces.map((piece, index) => ({ ...piece, width: (widths[index] ?? 0) * share }))
    return { size, font: fontAt(size), pieces: sized, gaps: { space: space * share, hyphen: hyphen * share } }
  })
}

/** Measures whole lines, which may be wider than their words, and breaks them earlier when they are too wide. */
function linesWithin(
  canvas: Canvas2D,
  font: string,
  room: number,
  breakAt: (width: number) => Line[] | undefined,
): { lines: Line[]; width: number } | undefined {
  let limit = room
  for (let round = 0; round < ROUNDS; round++) {
    const lines = breakAt(limit)
    if (!lines) return undefined
    const width = Math.max(0, ...lines.map((line) => widthOf(canvas, shownText(line), font)))
    if (width <= room) return { lines, width }
    limit -= width - room + 1
  }
  return undefined
}

/**
 * Fits a text into a place: balanced lines at full size, then smaller letters, then more lines. A line is never wider than the
 * place, letters are never smaller than `least`, and nothing is cut with an ellipsis.
 */
export function fitParagraph(
  canvas: Canvas2D,
  text: string,
  place: TextPlace,
  fontAt: (size: number) => string,
): FittedParagraph {
  const { width, size, least, lines: linesUsual, linesMax = linesUsual, leading = LEADING } = place
  const { head, tail } = bounded(text)
  const sizeAt = (share: number) => Math.max(Math.min(least, size), size * share)
  const sizesOf = (shares: readonly number[]) => [...new Set(shares.map(sizeAt))]
  const sizes = sizesOf([...SHARES, ...LAST_SHARES])
  const smallest = fontAt(sizeAt(LONG_WORD_SHARE))
  const whole = piecesOf(head)
  const pieces = unbroken(whole, (part) => widthOf(canvas, part, smallest) > width)
  const sized = sizedPieces(canvas, pieces, sizes, fontAt)
  const tall = TALL_SCRIPT.test(head) ? TALL_LEADING : 0
  function fitted(
    at: SizedPieces,
    { lines, width: widest }: { lines: readonly Line[]; width: number },
  ): FittedParagraph {
    const step = at.size * Math.max(tall, leading)
    const rest = textOf(pieces.slice(lines.reduce((sum, line) => sum + line.length, 0))) + tail
    const { size: shown, font } = at
    return { lines: lines.map(shownText), rest, size: shown, font, width: widest, step, height: step * lines.length }
  }
  // A broken word takes as few lines as it can.
  for (let most = pieces.length > whole.length ? 1 : linesUsual; most <= linesMax; most++) {
    for (const at of most === linesMax ? sized : sized.slice(0, sizesOf(SHARES).length)) {
      const breakAt = (limit: number) => balancedLines(at.pieces, limit, at.gaps, most)
      const found = linesWithin(canvas, at.font, width, breakAt)
      if (found) return fitted(at, found)
    }
  }
  const last = sized.at(-1) as SizedPieces
  const breakAt = (limit: number) => filledLines(last.pieces, limit, last.gaps, linesMax).slice(0, linesMax)
  return fitted(last, linesWithin(canvas, last.font, width, breakAt) ?? { lines: [], width: 0 })
}
