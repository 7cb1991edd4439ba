import { createLayer, outline } from '../rig/canvas-backend.ts'
import type { Canvas2D, Outline } from '../rig/canvas-backend.ts'
import { fill, stroke, within } from '../rig/shapes.ts'
import { alpha } from '../rig/colour.ts'
import type { Background, SceneName } from './render-job.ts'
import type { Box, Size } from './geometry.ts'
import { blurred, withShadow } from './effects.ts'
import { visibleOn } from './palette.ts'
import type { Palette } from './palette.ts'
import { drawProperty } from './scenes/property.ts'
import type { DrawScene } from './scenes/sky.ts'
import { drawTourism } from './scenes/tourism.ts'

const SCENES: Record<SceneName, DrawScene> = { tourism: drawTourism, property: drawProperty }

/** The shape of the brand frame: a half circle on top, small radii below. */
export function archPath(x: number, y: number, width: number, height: number, radius = 16): Outline {
  const half = width / 2
  return outline(
    `M${x} ${y + height - radius}V${y + half}A${half} ${half} 0 0 1 ${x + width} ${y + half}V${y + height - radius}
    Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}Z`,
  )
}

/** Draws into a box, mirrored or not. */
function facing(canvas: Canvas2D, { x, width }: Box, mirrored: boolean, draw: () => void): void {
  canvas.save()
  if (mirrored) {
    canvas.translate(2 * x + width, 0)
    canvas.scale(-1, 1)
  }
  draw()
  canvas.restore()
}

/** The background of a presenter. */
export interface Setting {
  scene: SceneName
  background: Background
  palette: Palette
  /** Mirrors the scene. */
  mirrored?: boolean
  /** Draws the inside of the arch in place of the scene. */
  drawPicture?: ((canvas: Canvas2D, box: Box) => void) | undefined
  /** A small arch has finer lines. */
  isSmall?: boolean
}

/** Draws the scene slightly out of focus. */
export function drawScene(
  canvas: Canvas2D,
  { scene, palette, mirrored = false }: Pick<Setting, 'mirrored' | 'palette' | 'scene'>,
  box: Box,
  blur = 2.4,
): void {
  // A blur fades at the edge of its image, so the layer is larger than the box.
  const margin = 24
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin]
  const scale = canvas.getTransform().d
  const layer = createLayer(Math.ceil(width * scale), Math.ceil(height * scale))
  layer.canvas.scale(scale, scale)
  SCENES[scene](layer.canvas, width, height, palette)
  facing(canvas, box, mirrored, () =>
    blurred(canvas, blur, () => canvas.drawImage(layer.raster, box.x - margin, box.y - margin, width, height)),
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

/** Draws larger, fainter copies of the arch. */
export function drawEchoes(canvas: Canvas2D, { x, y, width, height }: Box, colour: string): void {
  for (const [growth, opacity] of [
    [0.95, 0.045],
    [0.42, 0.07],
  ] as const) {
    const wider = width * growth
    fill(canvas, archPath(x - wider / 2, y - wider / 2, width + wider, height + wider), alpha(colour, opacity))
  }
}

/** Draws the page background. */
export function drawBackdrop(canvas: Canvas2D, setting: Setting, { arch, ...size }: Size & { arch: Box }): void {
  const { background, palette } = setting
  canvas.fillStyle = palette.page
  canvas.fillRect(0, 0, size.width, size.height)
  if (background === 'scene') drawFarScene(canvas, setting, size)
  else drawEchoes(canvas, arch, background === 'brand' ? palette.pageText : palette.primary)
}

/** Draws the arch with the scene, an accent line around it and a light behind the head. */
export function drawBrandFrame(canvas: Canvas2D, setting: Setting, box: Box): void {
  const { palette } = setting
  const { x, y, width, height } = box
  const dark = palette.mode === 'dark'
  const arch = archPath(x, y, width, height)
  const gap = setting.isSmall ? 7 : 17
  stroke(
    canvas,
    archPath(x - gap, y - gap, width + 2 * gap, height + (setting.isSmall ? 2 * gap : 60)),
    alpha(visibleOn(palette.page, palette.accent, palette.primaryText), 0.95),
    setting.isSmall ? 2.5 : 3.5,
  )
  const air = { colour: alpha(palette.shadow, 0.3), blur: 46, drop: 14 }
  withShadow(canvas, air, () => fill(canvas, arch, palette.stage))
  within(canvas, arch, () => {
    if (setting.drawPicture) setting.drawPicture(canvas, box)
    else if (setting.background === 'scene') drawScene(canvas, setting, box)
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
  stroke(canvas, arch, alpha('#ffffff', dark && !setting.isSmall ? 0.19 : 0.82), setting.isSmall ? 4 : 5)
}
