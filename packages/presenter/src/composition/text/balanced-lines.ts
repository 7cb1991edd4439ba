import type { Piece } from './line-breaks.ts'

/** A piece with its width at one size. */
interface MeasuredPiece extends Piece {
  width: number
}
export type Line = readonly MeasuredPiece[]

// A break after a comma is better than lines of the same length, unless one of them gets very short.
const LINE_SHARE_MIN = 0.4
const PAUSE = /[,;:，；：、،؛–—]$/u
const ROUNDS = 7

/** Widths of a space and of a hyphen. */
export interface Gaps {
  space: number
  hyphen: number
}

const added = (piece: MeasuredPiece, isFirst: boolean, { space }: Gaps) =>
  piece.width + (isFirst || !piece.isSpaced ? 0 : space)

/** Fills lines up to a width, and at most one more than `linesMax`. */
export function filledLines(pieces: Line, width: number, gaps: Gaps, linesMax: number): Line[] {
  const lines: MeasuredPiece[][] = []
  let line: MeasuredPiece[] = []
  let end = 0
  for (const piece of pieces) {
    const next = end + added(piece, line.length === 0, gaps)
    if (line.length > 0 && next + (piece.isHyphenated ? gaps.hyphen : 0) > width) {
      lines.push(line)
      if (lines.length > linesMax) return lines
      line = [piece]
      end = piece.width
    } else {
      line.push(piece)
      end = next
    }
  }
  return line.length > 0 ? [...lines, line] : lines
}

const widthOfLine = (line: Line, gaps: Gaps) =>
  line.reduce((sum, piece, index) => sum + added(piece, index === 0, gaps), 0)

/** Returns two lines, the first of them ending at a comma. */
function linesAtPause(pieces: Line, width: number, gaps: Gaps): Line[] | undefined {
  const pause = pieces.findIndex(({ text }, index) => PAUSE.test(text) && index < pieces.length - 1) + 1
  if (pause === 0) return undefined
  const lines = [pieces.slice(0, pause), pieces.slice(pause)]
  const widths = lines.map((line) => widthOfLine(line, gaps))
  const widest = Math.max(...widths)
  return widest <= width && Math.min(...widths) > LINE_SHARE_MIN * widest ? lines : undefined
}

/** Breaks pieces into the fewest lines, of about the same length. Undefined when they are more than `linesMax`. */
export function balancedLines(pieces: Line, width: number, gaps: Gaps, linesMax: number): Line[] | undefined {
  const widest = Math.max(0, ...pieces.map((piece) => piece.width + (piece.isHyphenated ? gaps.hyphen : 0)))
  if (widest > width) return undefined
  const greedy = filledLines(pieces, width, gaps, linesMax)
  if (greedy.length > linesMax) return undefined
  if (greedy.length < 2) return greedy
  const atPause = greedy.length === 2 ? linesAtPause(pieces, width, gaps) : undefined
  if (atPause) return atPause
  // Halves the range in which the narrowest width lies that needs no further line.
  let [narrow, wide] = [Math.max(width / 2, widest), width]
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (narrow + wide) / 2
    if (filledLines(pieces, middle, gaps, greedy.length).length > greedy.length) narrow = middle
    else wide = middle
  }
  return filledLines(pieces, wide, gaps, greedy.length)
}
