import { visibleOn } from '../palette.ts'
import { drawAccentBar } from './accent-bar.ts'
import { CARD_PLACES } from './card-places.ts'
import { drawShade } from './photo.ts'
import { seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'

const BAR_WIDTH = 8
const INDENT = 36

/**
 * Returns a question beside the face, with a line in the accent at its start. In upright frames it is white, below the face, and
 * `draw` darkens the frame behind it.
 */
export function questionCard(
  stage: Stage,
  { headline = '' }: { headline?: string },
  { text: place, isOver } = CARD_PLACES[stage.shape].question,
): Card {
  const { palette } = stage
  const indent = isOver ? 0 : INDENT
  const colour = isOver ? '#ffffff' : palette.pageText
  const block = headlineBlock(stage, typeOf(stage).headline, {
    place: 'headline',
    text: headline,
    colour,
    indent,
    lines: 3,
    linesMax: 5,
  })
  const stack = stackTexts(stage, [block], place)
  const y = place.y + (isOver ? place.height - stack.height : (place.height - stack.height) / 2)
  const column = { ...place, y }
  const bar = { x: place.x, y, width: BAR_WIDTH, height: stack.height }
  return {
    boxes: [
      ...stack.placed.map((placed) => boxOfPlaced(stage, placed, column)),
      ...(isOver ? [] : [seenBox(stage, bar)]),
    ],
    warnings: stack.warnings,
    built: 0,
    changed: () => [],
    drawGround() {},
    draw(canvas) {
      if (isOver) drawShade(canvas, stage, { lettersTop: column.y })
      else drawAccentBar(canvas, stage, bar, visibleOn(palette.page, palette.accent, palette.pageText))
      for (const placed of stack.placed) drawPlaced(canvas, stage, placed, column)
    },
  }
}
