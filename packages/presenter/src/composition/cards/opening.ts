import { grown } from '../geometry.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { fill, stroke } from '../../rig/shapes.ts'
import { archPath, drawEchoes } from '../brand-frame.ts'
import { withShadow } from '../effects.ts'
import { visibleOn } from '../palette.ts'
import { alpha } from '../../rig/colour.ts'
import { ACCENT_BAR, drawAccentBar } from './accent-bar.ts'
import { drawBrandSign, OPENING_SIGN_SIZE } from './brand-sign.ts'
import { CARD_PLACES } from './card-places.ts'
import { drawPicture } from './photo.ts'
import type { Picture } from './photo.ts'
import { seenBox, typeOf } from './stage.ts'
import type { Card, Stage } from './stage.ts'
import { bodyBlock, headlineBlock } from './text-blocks.ts'
import { boxOfPlaced, drawPlaced, stackTexts } from './text-stack.ts'

const BAR_GAP = 24
const TITLE_RISE = 12
/** Space between the sign and the arch beside it. */
const SIGN_GAP = 40

interface OpeningContent {
  headline?: string
  line?: string
}

/** Returns the texts of an opening with the box that they are in. */
function layOutTexts(stage: Stage, { headline = '', line = '' }: OpeningContent) {
  const { text, isCentred } = CARD_PLACES[stage.shape].opening
  const colour = stage.palette.onPrimary
  const align = isCentred ? 'center' : 'start'
  const title = headlineBlock(stage, typeOf(stage).display, {
    place: 'headline',
    text: headline,
    colour,
    align,
    lines: 2,
    linesMax: 4,
    leading: 1.1,
    below: isCentred ? 0 : BAR_GAP + ACCENT_BAR.height,
  })
  const second = bodyBlock(stage, 600, {
    place: 'line',
    text: line,
    colour,
    align,
    lines: 2,
    linesMax: 3,
    gap: isCentred ? 14 : 20,
    leaveOut: 1,
  })
  const stack = stackTexts(stage, [title, second], text)
  const spare = text.height - stack.height
  // Slightly below the middle, for optical balance with the arch.
  const column = { ...text, y: text.y + (isCentred ? Math.min(24, spare / 2) : spare * 0.6) }
  return { placed: stack.placed, warnings: stack.warnings, column }
}

/**
 * Returns the opening: the title beside or below an arch on the brand's colour. It builds in two parts: the picture fades up, the
 * title rises.
 */
export function openingCard(stage: Stage, content: OpeningContent, picture: Picture): Card {
  const { palette, brand, shape } = stage
  const { arch: place, text, isCentred } = CARD_PLACES[shape].opening
  const { margins } = typeOf(stage)
  const isSquare = isCentred && stage.height < 1.5 * stage.width
  const { placed: texts, warnings, column } = layOutTexts(stage, content)
  const boxes = texts.map((placed) => boxOfPlaced(stage, placed, column))
  const arch = seenBox(stage, place)
  const outline = archPath(arch.x, arch.y, arch.width, arch.height)
  function drawText(canvas: Canvas2D): void {
    for (const placed of texts) drawPlaced(canvas, stage, placed, column)
    const [first] = texts
    if (isCentred || first?.block.place !== 'headline') return
    const bar = { x: column.x, y: column.y + first.box.height + BAR_GAP, ...ACCENT_BAR }
    drawAccentBar(canvas, stage, bar, visibleOn(palette.primary, palette.accent, palette.onPrimary))
  }
  return {
    boxes,
    warnings,
    built: 2,
    changed: (before, after) => [
      ...(Math.min(before, after) < 1 ? [grown(arch, 4)] : []),
      ...(Math.max(before, after) > 1 ? boxes.map((box) => grown(box, TITLE_RISE + BAR_GAP + 8)) : []),
    ],
    drawGround(canvas) {
      canvas.fillStyle = palette.primary
      canvas.fillRect(0, 0, stage.width, stage.height)
      if (brand.hasDefaultMark !== false) drawEchoes(canvas, { ...arch, height: 2 * stage.height }, palette.onPrimary)
      const rim = archPath(arch.x - 14, arch.y - 14, arch.width + 28, arch.height + 28)
      stroke(canvas, rim, visibleOn(palette.primary, palette.accent, palette.onPrimary), 3.5)
      const air = { colour: alpha('#0a1020', 0.3), blur: 40, drop: 14 }
      withShadow(canvas, air, () => fill(canvas, outline, palette.stage))
      drawBrandSign(canvas, stage, {
        x: margins.side,
        middle: margins.top + 36,
        width: isSquare ? place.x - margins.side - SIGN_GAP : text.width,
        size: OPENING_SIGN_SIZE,
        ground: 'brand',
        isAlone: isSquare,
      })
    },
    draw(canvas, state) {
      canvas.save()
      canvas.globalAlpha = Math.min(1, state)
      drawPicture(canvas, picture, arch, outline)
      canvas.restore()
      stroke(canvas, outline, '#ffffff', 5)
      const risen = Math.max(0, Math.min(1, state - 1))
      if (risen === 0) return
      canvas.save()
      canvas.globalAlpha = risen
      canvas.translate(0, TITLE_RISE * (1 - risen))
      drawText(canvas)
      canvas.restore()
    },
  }
}
