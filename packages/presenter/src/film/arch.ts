import { createLayer, outline } from '../rig/canvas-kit.ts'
import type { Canvas2D, Outline } from '../rig/canvas-kit.ts'
import { fill, stroke, within } from '../rig/shapes.ts'
import { alpha } from '../rig/tone.ts'
import type { Background, SceneName } from './film-job.ts'
import type { Box, Size } from './places.ts'
import { blurred, withShadow } from './light.ts'
import { seenOn } from './palette.ts'
import type { Palette } from './palette.ts'
import { drawProperty } from './scenes/property.ts'
import type { DrawScene } from './scenes/sky.ts'
import { drawTourism } from './scenes/tourism.ts'

const SCENES: Record<SceneName, DrawScene> = { tourism: drawTourism, property: drawProperty }

/** The mark of the product: a half circle on top, small radii below. */
export function archPath(x: number, y: number, width: number, height: number, radius = 16): Outline {
  const half = width / 2
  return outline(
    `M${x} ${y + height - radius}V${y + half}A${half} ${half} 0 0 1 ${x + width} ${y + half}V${y + height - radius}
    Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}Z`,
  )
}

/** Draws into a box from left to right, or as in a mirror. */
function facing(canvas: Canvas2D, { x, width }: Box, mirrored: boolean, draw: () => void): void {
  canvas.save()
  if (mirrored) {
    canvas.translate(2 * x + width, 0)
    canvas.scale(-1, 1)
  }
  draw()
  canvas.restore()
}

/** What stands behind a presenter. */
export interface Setting {
  scene: SceneName
  background: Background
  palette: Palette
  /** The sun on the other side. */
  mirrored?: boolean
}

/** The scene, a little out of focus, in a box of the canvas. */
function drawScenePicture(
  canvas: Canvas2D,
  { scene, palette, mirrored = false }: Omit<Setting, 'background'>,
  box: Box,
): void {
  // A margin, because a blur fades towards the edge of its picture.
  const margin = 24
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin]
  const scale = canvas.getTransform().d
  const layer = createLayer(Math.ceil(width * scale), Math.ceil(height * scale))
  layer.canvas.scale(scale, scale)
  SCENES[scene](layer.canvas, width, height, palette)
  facing(canvas, box, mirrored, () =>
    blurred(canvas, 2.4, () => canvas.drawImage(layer.raster, box.x - margin, box.y - margin, width, height)),
  )
}

function drawFarScene(canvas: Canvas2D, { scene, palette, mirrored = false }: Setting, size: Size): void {
  const { width, height } = size
  const layer = createLayer(width, height)
  SCENES[scene](layer.canvas, width, height, palette)
  facing(canvas, { x: 0, y: 0, ...size }, mirrored, () =>
    blurred(canvas, Math.round(width / 34), () => {
      canvas.globalAlpha = palette.mode === 'dark' ? 0.38 : 0.3
      canvas.drawImage(layer.raster, -40, -40, width + 80, height + 80)
    }),
  )
}

/** Arches that grow out of the arch of the picture, fainter and fainter. */
export function drawEchoes(canvas: Canvas2D, { x, y, width, height }: Box, colour: string): void {
  for (const [growth, opacity] of [
    [0.95, 0.045],
    [0.42, 0.07],
  ] as const) {
    const wider = width * growth
    fill(canvas, archPath(x - wider / 2, y - wider / 2, width + wider, height + wider), alpha(colour, opacity))
  }
}

/** The page behind everything, quiet enough for card and arch to keep the attention. */
export function drawBackdrop(canvas: Canvas2D, setting: Setting, { arch, ...size }: Size & { arch: Box }): void {
  const { background, palette } = setting
  canvas.fillStyle = palette.page
  canvas.fillRect(0, 0, size.width, size.height)
  if (background === 'scene') drawFarScene(canvas, setting, size)
  else drawEchoes(canvas, arch, background === 'brand' ? palette.pageText : palette.primary)
}

/** The arch with the scene in it, a line in the brand's accent around it and a little air behind the head. */
export function drawArch(canvas: Canvas2D, setting: Setting, box: Box): void {
  const { palette } = setting
  const { x, y, width, height } = box
  const dark = palette.mode === 'dark'
  const arch = archPath(x, y, width, height)
  stroke(
    canvas,
    archPath(x - 17, y - 17, width + 34, height + 60),
    alpha(seenOn(palette.page, palette.accent, palette.primaryText), 0.95),
    3.5,
  )
  const air = { colour: alpha(palette.shadow, 0.3), blur: 46, drop: 14 }
  withShadow(canvas, air, () => fill(canvas, arch, palette.stage))
  within(canvas, arch, () => {
    if (setting.background === 'scene') drawScenePicture(canvas, setting, box)
    const centreX = x + width / 2
    const light = canvas.createRadialGradient(
      centreX,
      y + height * 0.36,
      width * 0.1,
      centreX,
      y + height * 0.4,
      width * 0.75,
    )
    light.addColorStop(0, alpha('#ffffff', dark ? 0.11 : 0.36))
    light.addColorStop(1, '#ffffff00')
    canvas.fillStyle = light
    canvas.fillRect(x, y, width, height)
  })
  stroke(canvas, arch, alpha('#ffffff', dark ? 0.19 : 0.82), 5)
}
