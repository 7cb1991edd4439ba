import { fill, roundedRect } from '../../rig/shapes.ts'
import type { Box } from '../geometry.ts'
import { drawLabelPanel } from '../panel.ts'
import { seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { drawPlaced, stackTexts } from './text-stack.ts'

const PAD = { x: 22, y: 14 }
const BAR = 6
const INDENT = BAR + 18

/** Returns who speaks, in the brand's colour. The tag hugs its text and ends at the lower edge of the place. */
export function nameTag(stage: Stage, { name, role }: { name: string; role: string }, place: Box): Card {
  const { palette } = stage
  const { body, least } = typeOf(stage)
  // The primary colour is invisible on a page of the same colour.
  const isOnBrand = palette.page === palette.primary
  const [ground, colour] = isOnBrand ? [palette.surface, palette.text] : [palette.solid, palette.onSolid]
  const stack = stackTexts(
    stage,
    [
      headlineBlock(stage, body, { place: 'headline', text: name, colour, indent: INDENT, lines: 1, linesMax: 2 }),
      bodyBlock(stage, 500, {
        place: 'line',
        text: role,
        colour,
        indent: INDENT,
        size: least,
        gap: 2,
        leading: 1.2,
        leaveOut: 1,
      }),
    ],
    { width: place.width - 2 * PAD.x, height: place.height - 2 * PAD.y },
  )
  const height = stack.height + 2 * PAD.y
  const box = { x: place.x, y: place.y + place.height - height, width: stack.width + 2 * PAD.x, height }
  const column = { x: box.x + PAD.x, y: box.y + PAD.y, width: stack.width }
  const isEmpty = stack.placed.length === 0
  return {
    boxes: isEmpty ? [] : [seenBox(stage, box)],
    warnings: stack.warnings,
    built: 0,
    changed: () => [],
    drawGround() {},
    draw(canvas) {
      if (isEmpty) return
      drawLabelPanel(canvas, seenBox(stage, box), 14, ground, palette.shadow)
      const bar = seenBox(stage, { x: column.x, y: column.y + 4, width: BAR, height: stack.height - 8 })
      fill(canvas, roundedRect(bar.x, bar.y, bar.width, bar.height, BAR / 2), palette.accent)
      for (const placed of stack.placed) drawPlaced(canvas, stage, placed, column)
    },
  }
}
