import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { fill, roundedRect } from '../../rig/shapes.ts'
import { fromStart } from '../column.ts'
import { fitParagraph } from '../text/fit-paragraph.ts'
import type { Box } from '../geometry.ts'
import { includesName, logoSize } from '../overlays.ts'
import { drawBrandFrameMark } from '../panel.ts'
import { seenBox, typeOf, writeText } from './stage.ts'
import type { Stage } from './stage.ts'

/** Height of the logo, and of the opening's. */
const SIGN_SIZE = 34
export const OPENING_SIGN_SIZE = 52
const WIDE_LOGO_MAX = 230
const PLATE_AIR = 10

interface SignPlace {
  /** Start and middle of the sign in the left-to-right frame. */
  x: number
  middle: number
  /** Room for logo and name. */
  width: number
  size?: number
  /** The background. On photos the logo gets a white plate. */
  ground: 'brand' | 'page' | 'photo'
  /** The logo without the name, for narrow places. */
  isAlone?: boolean
  /** The logo alone ends at `x`, for the upper end corner. */
  atEnd?: boolean
}

/** Returns the room of a sign over a column. Upright frames have nothing beside it. */
export const signWidth = (stage: Stage, { width }: { width: number }) =>
  stage.width > stage.height ? width : stage.width - 2 * typeOf(stage).margins.side

/** Draws logo and name of the customer. Returns where it is seen, or undefined when there is nothing to show. */
export function drawBrandSign(canvas: Canvas2D, stage: Stage, sign: SignPlace): Box | undefined {
  const { brand, palette, fonts, rightToLeft, width: frameWidth } = stage
  const { logo, name, hasDefaultMark = true } = brand
  const { x, middle, width, size = SIGN_SIZE, ground, atEnd = false } = sign
  const column = { width: frameWidth, rightToLeft }
  const isAlone = sign.isAlone === true || ground === 'photo' || atEnd
  if (!logo && (isAlone || !name)) return undefined
  let end = x
  if (logo) {
    // A logo is drawn for white paper.
    const plate = ground !== 'page' || palette.mode === 'dark' ? PLATE_AIR : 0
    const drawn = logoSize(logo, { width: Math.min(WIDE_LOGO_MAX, width), height: size })
    const across = drawn.width + 2 * plate
    const start = atEnd ? x - across : x
    const box = { x: start, y: middle - drawn.height / 2 - plate, width: across, height: drawn.height + 2 * plate }
    const seen = seenBox(stage, box)
    if (plate > 0) fill(canvas, roundedRect(seen.x, seen.y, seen.width, seen.height, 12), '#ffffff')
    canvas.drawImage(logo.image, seen.x + plate, seen.y + plate, drawn.width, drawn.height)
    if (isAlone || includesName(logo)) return seen
    end = start + across + size * 0.36
  } else if (hasDefaultMark) {
    const portal = ground === 'brand' ? palette.onPrimary : palette.mode === 'dark' ? palette.pageText : palette.solid
    drawBrandFrameMark(canvas, fromStart(column, x, size * 0.86), middle - size / 2, size, portal, palette)
    end = x + size * 1.22
  }
  const { least } = typeOf(stage)
  const place = {
    width: x + width - end,
    size: Math.max(least, size * 0.82),
    least,
    lines: 1,
    linesMax: 2,
    leading: 1.1,
  }
  const fitted = fitParagraph(stage.measure, name, place, fonts.display)
  // Half of a name says nothing.
  if (fitted.rest !== '') return seenBox(stage, { x, y: middle - size / 2, width: end - x, height: size })
  const top = middle - fitted.height / 2
  const colour = ground === 'brand' ? palette.onPrimary : palette.pageText
  fitted.lines.forEach((line, index) => {
    const y = top + fitted.step * (index + 0.5) + fitted.size * 0.355
    writeText(canvas, stage, line, { x: end, y, font: fitted.font, colour })
  })
  return seenBox(stage, {
    x,
    y: Math.min(top, middle - size / 2),
    width: end + fitted.width - x,
    height: Math.max(fitted.height, size),
  })
}
