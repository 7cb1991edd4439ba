import type { Canvas2D, Outline } from '../../rig/canvas-backend.ts'
import { roundedRect, within } from '../../rig/shapes.ts'
import { alpha } from '../../rig/colour.ts'
import type { Box, Size } from '../geometry.ts'
import { visibleOn } from '../palette.ts'
import type { Palette } from '../palette.ts'
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
const SHADE_OPACITY = { letters: 0.66, bottom: 0.84 }
const SHADE_RISE = 0.3
/** The highest position at which captions begin, as a share of the height. */
const LETTERS_TOP = 0.68

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

/**
 * Darkens a photo for white letters that begin at `lettersTop`. Below that line the contrast is sufficient on any photo.
 */
export function drawShade(canvas: Canvas2D, { width, height }: Size, lettersTop = height * LETTERS_TOP): void {
  const top = lettersTop - height * SHADE_RISE
  const shade = canvas.createLinearGradient(0, top, 0, height)
  const letters = (lettersTop - top) / (height - top)
  shade.addColorStop(0, `${INK}00`)
  shade.addColorStop(letters * 0.45, alpha(INK, SHADE_OPACITY.letters * 0.25))
  shade.addColorStop(letters, alpha(INK, SHADE_OPACITY.letters))
  shade.addColorStop(1, alpha(INK, SHADE_OPACITY.bottom))
  canvas.fillStyle = shade
  canvas.fillRect(0, top, width, height - top)
}

/** Draws the dark panel for white letters on a photo. */
export function drawInkPanel(canvas: Canvas2D, { x, y, width, height }: Box, radius = 14): void {
  canvas.fillStyle = alpha(INK, PANEL_OPACITY)
  canvas.fill(roundedRect(x, y, width, height, radius))
}

export const accentOn = ({ page, accent, primaryText }: Palette) => visibleOn(page, accent, primaryText)
