import { outline } from '../../rig/canvas-backend.ts'
import type { Canvas2D } from '../../rig/canvas-backend.ts'
import { ellipse, fill } from '../../rig/shapes.ts'
import { alpha, mix } from '../../rig/colour.ts'
import type { Palette } from '../palette.ts'

/** Draws a still background of width x height. */
export type DrawScene = (canvas: Canvas2D, width: number, height: number, palette: Palette) => void

export function drawSky(canvas: Canvas2D, width: number, height: number, palette: Palette): void {
  const night = palette.mode === 'dark'
  const top = night ? mix(palette.primary, '#0b1730', 0.62) : mix(palette.primary, '#d4f0ff', 0.7)
  const low = night ? mix(palette.accent, '#6d5577', 0.6) : mix(palette.accent, '#fff6ea', 0.8)
  const gradient = canvas.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, top)
  // A gradient from a cool to a warm colour passes through grey. By day it passes through white instead.
  gradient.addColorStop(0.55, night ? mix(top, low, 0.55) : mix(mix(top, low, 0.25), '#ffffff', 0.45))
  gradient.addColorStop(1, low)
  canvas.fillStyle = gradient
  canvas.fillRect(0, 0, width, height * 2)
}

export function drawSun(canvas: Canvas2D, x: number, y: number, radius: number, { accent }: Palette): void {
  for (const [size, opacity] of [
    [2.3, 0.16],
    [1.6, 0.22],
    [1, 1],
  ] as const) {
    fill(
      canvas,
      ellipse(x, y, radius * size, radius * size),
      alpha(mix(accent, '#ffffff', size > 1 ? 0.35 : 0.12), opacity),
    )
  }
}

export function drawCloud(
  canvas: Canvas2D,
  x: number,
  y: number,
  size: number,
  opacity: number,
  { mode }: Palette,
): void {
  const cloud = outline(
    `M${x - 60 * size} ${y}C${x - 60 * size} ${y - 18 * size} ${x - 30 * size} ${y - 22 * size} ${x - 22 * size} ${y - 16 * size}
    C${x - 14 * size} ${y - 34 * size} ${x + 22 * size} ${y - 32 * size} ${x + 26 * size} ${y - 14 * size}
    C${x + 44 * size} ${y - 22 * size} ${x + 64 * size} ${y - 12 * size} ${x + 60 * size} ${y}Z`,
  )
  fill(canvas, cloud, alpha('#ffffff', mode === 'dark' ? 0.15 : opacity))
}
