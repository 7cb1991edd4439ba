import { createLayer } from '../../rig/canvas-backend.ts'
import type { Canvas2D, Outline } from '../../rig/canvas-backend.ts'
import { roundedRect, within } from '../../rig/shapes.ts'
import { alpha } from '../../rig/colour.ts'
import type { Box, Size } from '../geometry.ts'
import { visibleOn } from '../palette.ts'
import type { Palette } from '../palette.ts'
import { TYPE_SCALES } from '../text/type-scale.ts'
import { seenBox } from './stage.ts'
import type { Stage } from './stage.ts'

/** A loaded photo. It is never mirrored. */
export interface Photo extends Size {
  image: object
  /** The point of interest, 0..1. Defaults to the middle. */
  focus?: { x: number; y: number }
}

/** A photo, or what is drawn in its place. */
export type Picture = Photo | ((canvas: Canvas2D, box: Box) => void)

/** Ink of panels and shades on photos. */
export const INK = '#0b1018'
const PANEL_OPACITY = 0.74
/** White letters have a contrast of 4.5 on white under this much ink. */
const SHADE_OPACITY = { letters: 0.66, bottom: 0.4 }
/** Captions have a panel of their own, so a photo keeps its light behind them. */
const CAPTION_SHADE = 0.4
const SHADE_RISE = 0.2
/** The share of a shade that is left beside its letters, and how far from them. */
const BESIDE = { share: 0.3, from: 0.04, to: 0.4 }
/** A shade is soft, so it is drawn small: one pixel for as many units. Its edge is outside the frame, because it fades out there. */
const SHADE_PIXEL = 8

/** Fills a box of the seen frame with a picture, clipped to a shape. */
export function drawPicture(
  canvas: Canvas2D,
  picture: Picture,
  box: Box,
  shape: Outline = roundedRect(box.x, box.y, box.width, box.height, 0),
): void {
  if (typeof picture === 'function') within(canvas, shape, () => picture(canvas, box))
  else drawCover(canvas, picture, box, shape)
}

/** Fills a box of the seen frame with a photo, clipped to a shape. */
export function drawCover(
  canvas: Canvas2D,
  { image, width, height, focus = { x: 0.5, y: 0.5 } }: Photo,
  box: Box,
  shape: Outline = roundedRect(box.x, box.y, box.width, box.height, 0),
): void {
  const scale = Math.max(box.width / width, box.height / height)
  const [across, down] = [width * scale, height * scale]
  const shift = (share: number, size: number, room: number) =>
    Math.min(0, Math.max(room - size, room / 2 - size * share))
  const left = box.x + shift(focus.x, across, box.width)
  const top = box.y + shift(focus.y, down, box.height)
  within(canvas, shape, () => canvas.drawImage(image, left, top, across, down))
}

const LINE_WIDTH = 10

/** Draws a picture that takes one side of the frame, with a line in the accent towards the rest. Places are left-to-right. */
export function drawPictureSide(
  canvas: Canvas2D,
  stage: Stage,
  picture: Picture,
  box: Box,
  side: 'bottom' | 'start',
): void {
  const { palette } = stage
  drawPicture(canvas, picture, seenBox(stage, box))
  const line =
    side === 'start'
      ? { ...box, width: LINE_WIDTH }
      : { ...box, y: box.y + box.height - LINE_WIDTH / 2, height: LINE_WIDTH }
  const { x, y, width, height } = seenBox(stage, line)
  canvas.fillStyle = visibleOn(palette.page, palette.accent, palette.primaryText)
  canvas.fillRect(x, y, width, height)
}

interface ShadePlace {
  /** The shade is at its full strength from here down to the margin. */
  lettersTop: number
  /** The end of the letters in the left-to-right frame. Beside them a photo keeps most of its light. Defaults to the frame. */
  lettersEnd?: number
  /** 0 to 1, for a shade that comes or leaves. Defaults to 1. */
  strength?: number
}

/** Returns where a shade for letters begins. */
export const shadeTop = ({ height }: Pick<Stage, 'height'>, lettersTop: number) => lettersTop - height * SHADE_RISE

/** Darkens a photo for white letters. Behind them the contrast is sufficient on any photo. */
export function drawShade(
  canvas: Canvas2D,
  frame: Pick<Stage, 'height' | 'rightToLeft' | 'shape' | 'width'>,
  { lettersTop, lettersEnd = frame.width, strength = 1 }: ShadePlace,
): void {
  drawShadeOf(canvas, frame, { lettersTop, lettersEnd, strength })
}

/** Darkens a photo a little behind captions. */
export function drawCaptionShade(
  canvas: Canvas2D,
  frame: Pick<Stage, 'height' | 'rightToLeft' | 'shape' | 'width'>,
  captionsTop: number,
  strength = 1,
): void {
  drawShadeOf(canvas, frame, {
    lettersTop: captionsTop,
    lettersEnd: frame.width,
    strength: CAPTION_SHADE * strength,
  })
}

function drawShadeOf(
  canvas: Canvas2D,
  { width, height, rightToLeft, shape }: Pick<Stage, 'height' | 'rightToLeft' | 'shape' | 'width'>,
  { lettersTop, lettersEnd, strength }: Required<ShadePlace>,
): void {
  const top = shadeTop({ height }, lettersTop)
  const down = height - top
  const small = createLayer(Math.ceil(width / SHADE_PIXEL) + 2, Math.ceil(down / SHADE_PIXEL) + 2)
  small.canvas.translate(1, 1)
  small.canvas.scale(1 / SHADE_PIXEL, 1 / SHADE_PIXEL)
  const room = { x: -SHADE_PIXEL, y: -SHADE_PIXEL, width: width + 3 * SHADE_PIXEL, height: down + 3 * SHADE_PIXEL }
  const letters = (lettersTop - top) / down
  const bottom = Math.max(letters, 1 - TYPE_SCALES[shape].margins.bottom / down)
  const shade = small.canvas.createLinearGradient(0, 0, 0, down)
  shade.addColorStop(0, `${INK}00`)
  shade.addColorStop(letters * 0.5, alpha(INK, SHADE_OPACITY.letters * 0.3 * strength))
  // A little above the letters, because the shade is drawn small.
  shade.addColorStop(letters * 0.92, alpha(INK, SHADE_OPACITY.letters * strength))
  shade.addColorStop(bottom, alpha(INK, SHADE_OPACITY.letters * strength))
  shade.addColorStop(1, alpha(INK, SHADE_OPACITY.bottom * strength))
  small.canvas.fillStyle = shade
  const [from, to] = [lettersEnd + width * BESIDE.from, lettersEnd + width * BESIDE.to]
  for (let x = room.x; x < room.x + room.width; x += SHADE_PIXEL) {
    const along = rightToLeft ? width - x : x
    const away = Math.max(0, Math.min(1, (along - from) / (to - from)))
    small.canvas.globalAlpha = 1 - away * (1 - BESIDE.share)
    small.canvas.fillRect(x, room.y, SHADE_PIXEL, room.height)
  }
  const { width: across, height: high } = small.raster
  canvas.drawImage(small.raster, room.x, top + room.y, across * SHADE_PIXEL, high * SHADE_PIXEL)
}

/** Draws the dark panel for white letters on a photo. */
export function drawInkPanel(canvas: Canvas2D, { x, y, width, height }: Box, radius = 14): void {
  canvas.fillStyle = alpha(INK, PANEL_OPACITY)
  canvas.fill(roundedRect(x, y, width, height, radius))
}

export const accentOn = ({ page, accent, primaryText }: Palette) => visibleOn(page, accent, primaryText)
