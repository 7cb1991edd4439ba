import { outline } from '../canvas-backend.ts'
import type { Canvas2D, Outline } from '../canvas-backend.ts'
import { crescent, ellipse, fill, lens, limb, moved, radians } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import { alpha } from '../colour.ts'
import type { SkinTones } from '../colour.ts'

type FingerName = 'index' | 'middle' | 'pinky' | 'ring'

const FINGERS: Record<FingerName, { x: number; y: number; length: number; width: number }> = {
  index: { x: 16, y: -50, length: 46, width: 13 },
  middle: { x: 5.5, y: -53, length: 50, width: 13.4 },
  ring: { x: -5.5, y: -51, length: 46, width: 13 },
  pinky: { x: -16, y: -46, length: 37, width: 11.4 },
}

const PALM = 'M-15 6C-19 -10 -25 -28 -23.5 -46C-22 -56 -12 -60 0 -60C13 -60 23 -57 24 -47C25 -32 19 -14 15 6Z'

/** A finger spread `spreadDegrees` from straight up, curled sideways by `bendDegrees`; length and stoutness are times the usual. */
export function finger(name: FingerName, spreadDegrees: number, bendDegrees = 0, length = 1, stoutness = 1): Outline {
  const { x, y, ...usual } = FINGERS[name]
  const width = usual.width * stoutness
  const root = radians(spreadDegrees)
  const tip = root + radians(bendDegrees)
  const half = usual.length * length * 0.5
  const middle: Point = [x + Math.sin(root) * half, y - Math.cos(root) * half]
  const end: Point = [middle[0] + Math.sin(tip) * half, middle[1] - Math.cos(tip) * half]
  const start: Point = [x - Math.sin(root) * 12, y + Math.cos(root) * 12]
  return limb([start, middle, end], [width * 1.05, width, width * 0.78], [false, true])
}

export const thumb = (points: readonly Point[], widths: readonly number[] = [20, 16.5, 14, 11]) => limb(points, widths)

/** One piece of a hand with its own shadow side: that keeps fingers apart even when the hand is small. */
export function drawPiece(canvas: Canvas2D, shape: Outline, skin: SkinTones, shadowX = -3.6, lift = 0): void {
  if (lift) moved(canvas, lift, lift * 1.4, () => fill(canvas, shape, alpha(skin.deep, 0.55)))
  fill(canvas, shape, skin.base)
  crescent(canvas, shape, shadowX, -2, skin.shade)
  crescent(canvas, shape, 1.8, 1.8, skin.light)
}

export const drawPalm = (canvas: Canvas2D, skin: SkinTones) => drawPiece(canvas, outline(PALM), skin, -5)

export function drawNail(canvas: Canvas2D, x: number, y: number, rotation: number, skin: SkinTones): void {
  fill(canvas, ellipse(x, y, 3.6, 4.6, rotation), alpha(skin.rim, 0.75))
}

export function drawPalmCreases(canvas: Canvas2D, skin: SkinTones): void {
  fill(canvas, lens(14, -16, -4, -18, -6, -4, 1.3), alpha(skin.deep, 0.6))
  fill(canvas, lens(20, -38, 4, -44, -16, -36, 1.2), alpha(skin.deep, 0.45))
}

export function drawKnuckles(canvas: Canvas2D, knuckles: readonly Point[], skin: SkinTones): void {
  for (const [x, y] of knuckles) fill(canvas, lens(x - 4, y + 2, x, y - 2, x + 4, y + 2, 1), alpha(skin.deep, 0.35))
}
