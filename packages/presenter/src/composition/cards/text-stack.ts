import type { Canvas2D } from '../../rig/canvas-backend.ts'
import type { Box } from '../geometry.ts'
import { fitParagraph } from '../text/fit-paragraph.ts'
import type { FittedParagraph } from '../text/fit-paragraph.ts'
import { withoutEmoji } from '../../script/plain-text.ts'
import { seenBox, writeText } from './stage.ts'
import type { Stage, TextWarning } from './stage.ts'

/** A text of a card. */
export interface TextBlock {
  place: TextWarning['place']
  text: string
  size: number
  least: number
  /** Lines at which it gets smaller, and to which it grows after that. */
  lines: number
  linesMax?: number
  font: (size: number) => string
  colour: string
  leading?: number
  /** Space above, if it is not the first. */
  gap: number
  /** Start of the text in the column, for a tick or a number before it. */
  indent?: number
  /** Space after the end of the text, for a panel around it. */
  indentEnd?: number
  /** Space above the first and below the last line, for a panel around the text. */
  air?: number
  /** Height that the block has at least. */
  heightMin?: number
  /** The order in which texts are left out when the column is too high: the lowest first. Absent: never. */
  leaveOut?: number
  align?: 'center' | 'end' | 'start'
  isLatin?: boolean
  /** Space below, for a line between two texts. */
  below?: number
}

/** A text at its place. `box` contains its air and its indents, in the left-to-right frame. */
export interface PlacedText<Block extends TextBlock = TextBlock> {
  block: Block
  fitted: FittedParagraph
  box: Box
}

export interface TextStack<Block extends TextBlock> {
  placed: readonly PlacedText<Block>[]
  width: number
  height: number
  warnings: readonly TextWarning[]
}

/** Letters of the whole column get smaller in these steps when it is too high. */
const SHARES = [1, 0.92, 0.84, 0.76]

function placedAt<Block extends TextBlock>(
  stage: Stage,
  blocks: readonly Block[],
  width: number,
  share: number,
): { placed: PlacedText<Block>[]; height: number } {
  let y = 0
  const placed = blocks.map((block, index) => {
    const { size, least, lines, linesMax = lines, font, leading } = block
    const { indent = 0, indentEnd = 0, air = 0, heightMin = 0 } = block
    const room = {
      width: width - indent - indentEnd,
      size: Math.max(Math.min(size, least), size * share),
      least,
      lines,
      linesMax,
      ...(leading ? { leading } : {}),
    }
    const fitted = fitParagraph(stage.measure, block.text, room, font)
    if (index > 0) y += block.gap * share
    const height = Math.max(heightMin, fitted.height + 2 * air)
    const box = { x: 0, y, width: Math.min(width, indent + fitted.width + indentEnd), height }
    y += height + (block.below ?? 0) * share
    return { block, fitted, box }
  })
  return { placed, height: y }
}

const lettersOf = (text: string) => Array.from(text).length

function warningsOf(placed: readonly PlacedText[], left: readonly TextBlock[]): TextWarning[] {
  const cut = placed
    .filter(({ fitted }) => fitted.rest.trim() !== '')
    .map(({ block: { place, text }, fitted }) => {
      const letters = lettersOf(text)
      return { place, letters, fit: Math.max(0, letters - lettersOf(fitted.rest)) }
    })
  return [...cut, ...left.map(({ place, text }) => ({ place, letters: lettersOf(text), fit: 0 }))]
}

/** Returns the column at full size, or smaller when it is too high. */
function fittingColumn<Block extends TextBlock>(
  stage: Stage,
  blocks: readonly Block[],
  { width, height }: Room,
): ReturnType<typeof placedAt<Block>> {
  let best = placedAt(stage, blocks, width, 1)
  for (const share of SHARES.slice(1)) if (best.height > height) best = placedAt(stage, blocks, width, share)
  return best
}

/** Returns the next block to leave out: one that would be cut, or the lowest in order of a column that is too high. */
function nextDropped<Block extends TextBlock>(
  placed: readonly PlacedText<Block>[],
  isTooHigh: boolean,
): Block | undefined {
  const spare = placed.filter(({ block }) => block.leaveOut !== undefined)
  // Half of a note or of a tag says nothing.
  const cut = spare.find(({ fitted }) => fitted.rest !== '')
  if (cut || !isTooHigh) return cut?.block
  const lowest = Math.min(...spare.map(({ block }) => block.leaveOut ?? 0))
  return spare.findLast(({ block }) => block.leaveOut === lowest)?.block
}

/** Takes one line from the longest text. Undefined when each has one line. */
function withLessLines<Block extends TextBlock>(placed: readonly PlacedText<Block>[]): Block[] | undefined {
  const most = Math.max(0, ...placed.map(({ fitted }) => fitted.lines.length))
  if (most < 2) return undefined
  const longest = placed.find(({ fitted }) => fitted.lines.length === most)
  return placed.map((one) =>
    one === longest ? { ...one.block, lines: Math.min(one.block.lines, most - 1), linesMax: most - 1 } : one.block,
  )
}

interface Room {
  width: number
  height: number
  /** The column may be higher than its room: what does not fit goes to the next card. */
  isOpen?: boolean
}

/**
 * Stacks texts in a column of at most `height`: at full size, then smaller, then without those that may be left out, then with fewer
 * lines. Blocks without text are skipped. Places are relative to the column.
 */
export function stackTexts<Block extends TextBlock>(
  stage: Stage,
  blocks: readonly Block[],
  room: Room,
): TextStack<Block> {
  let shown = blocks.filter(({ text }) => withoutEmoji(text).trim() !== '')
  const left: Block[] = []
  for (;;) {
    const column = fittingColumn(stage, shown, room)
    const isTooHigh = column.height > room.height && !room.isOpen
    const dropped = nextDropped(column.placed, isTooHigh)
    const shorter = isTooHigh && !dropped ? withLessLines(column.placed) : undefined
    if (dropped) {
      left.unshift(dropped)
      shown = shown.filter((block) => block !== dropped)
    } else if (shorter) shown = shorter
    else {
      const width = Math.max(0, ...column.placed.map(({ box }) => box.width))
      return { ...column, width, warnings: warningsOf(column.placed, left) }
    }
  }
}

/** Returns the distance of the first baseline from the top of a line, so that digits and capitals look centred. */
const baselineIn = ({ size, step }: FittedParagraph) => step / 2 + size * 0.355

/** Draws a text of a stack whose column begins at (x, y) and is `width` wide. */
export function drawPlaced(
  canvas: Canvas2D,
  stage: Stage,
  { block, fitted, box }: PlacedText,
  column: { x: number; y: number; width: number },
  colour = block.colour,
): void {
  const { indent = 0, align = 'start', isLatin = false } = block
  const x = { start: indent, center: column.width / 2, end: column.width }[align]
  const top = column.y + box.y + (box.height - fitted.height) / 2
  fitted.lines.forEach((line, index) => {
    const y = top + fitted.step * index + baselineIn(fitted)
    writeText(canvas, stage, line, { x: column.x + x, y, font: fitted.font, colour, align, isLatin })
  })
}

/** Returns where a text of a stack is seen. */
export function boxOfPlaced(
  stage: Stage,
  { block, box }: PlacedText,
  column: { x: number; y: number; width: number },
): Box {
  const shift = { start: 0, center: (column.width - box.width) / 2, end: column.width - box.width }[
    block.align ?? 'start'
  ]
  return seenBox(stage, { ...box, x: column.x + shift, y: column.y + box.y })
}
