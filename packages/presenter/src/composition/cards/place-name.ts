import { grown } from '../geometry.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import { withShadow } from '../effects.ts'
import { visibleOn } from '../palette.ts'
import { ACCENT_BAR, drawAccentBar } from './accent-bar.ts'
import { CARD_PLACES } from './card-places.ts'
import { drawCaptionShade, drawShade, INK, shadeTop } from './photo.ts'
import { seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'

const CHIP_EDGE = 24
const CHIP_AIR = 9
/** Height of the sign in the other corner. */
const CORNER = 54
/** Reach of the chip's shadow. */
const CHIP_SHADOW = 40
const BAR_GAP = 18
const GAP = 18

/** The name of a photo. One that leaves has the states 1, seen, and 0, gone. */
interface PlaceName {
  headline?: string
  leaves?: boolean
}

/** Draws a name at its state. */
function fading(canvas: Canvas2D, leaves: boolean, state: number, draw: () => void): void {
  if (leaves && state <= 0) return
  canvas.save()
  if (leaves) canvas.globalAlpha *= state
  draw()
  canvas.restore()
}

/** Returns the name of a place on a white chip in the upper start corner of a photo. */
export function placeChip(stage: Stage, { headline = '', leaves = false }: PlaceName): Card {
  const { margins } = typeOf(stage)
  const width = stage.width - 2 * margins.side - 3 * CORNER
  const block = bodyBlock(stage, 600, {
    place: 'headline',
    text: headline,
    colour: '#10151f',
    air: CHIP_AIR,
    indent: CHIP_EDGE,
    leading: 1.2,
  })
  const stack = stackTexts(stage, [block], { width: width - CHIP_EDGE, height: stage.height / 3 })
  const column = { x: margins.side, y: margins.top, width }
  const chip = seenBox(stage, { ...column, width: stack.width + CHIP_EDGE, height: stack.height })
  const isEmpty = stack.placed.length === 0
  return {
    boxes: isEmpty ? [] : [chip],
    warnings: stack.warnings,
    built: leaves ? 1 : 0,
    changed: () => (isEmpty ? [] : [grown(chip, CHIP_SHADOW)]),
    drawGround() {},
    draw(canvas: Canvas2D, state) {
      if (isEmpty) return
      fading(canvas, leaves, state, () => {
        withShadow(canvas, { colour: `${INK}40`, blur: 14, drop: 3 }, () =>
          fill(canvas, roundedRect(chip.x, chip.y, chip.width, chip.height, Math.min(chip.height, 64) / 2), '#ffffff'),
        )
        for (const placed of stack.placed) drawPlaced(canvas, stage, placed, column)
      })
    },
  }
}

/**
 * Returns the name of a place in large white letters over the captions of a photo, which begin at `captionsTop`. `drawGround` darkens
 * the photo for it, and for the captions alone once the name has left.
 */
export function placeTitle(stage: Stage, { headline = '', leaves = false }: PlaceName, captionsTop: number): Card {
  const { x, width } = CARD_PLACES[stage.shape].placeTitle
  const bottom = captionsTop - GAP
  const block = headlineBlock(stage, typeOf(stage).headline, { place: 'headline', text: headline, colour: '#ffffff' })
  const stack = stackTexts(stage, [block], { width, height: stage.height / 3 })
  const column = { x, y: bottom - stack.height, width }
  const boxes = stack.placed.map((placed) => boxOfPlaced(stage, placed, column))
  const bar = { x, y: column.y - BAR_GAP - ACCENT_BAR.height, ...ACCENT_BAR }
  const top = shadeTop(stage, column.y)
  return {
    boxes,
    warnings: stack.warnings,
    built: leaves ? 1 : 0,
    // With the shade.
    changed: () => [{ x: 0, y: top, width: stage.width, height: stage.height - top }],
    hasBuiltGround: leaves,
    drawGround(canvas, state) {
      const strength = leaves ? Math.max(0, Math.min(1, state)) : 1
      if (strength > 0) drawShade(canvas, stage, { lettersTop: column.y, lettersEnd: x + stack.width, strength })
      if (strength < 1) drawCaptionShade(canvas, stage, captionsTop, 1 - strength)
    },
    draw(canvas, state) {
      if (boxes.length === 0) return
      fading(canvas, leaves, state, () => {
        drawAccentBar(canvas, stage, bar, visibleOn(INK, stage.palette.accent, '#ffffff'))
        for (const placed of stack.placed) drawPlaced(canvas, stage, placed, column)
      })
    },
  }
}
