import { createLayer, outline } from '../rig/canvas-kit.ts'
import type { Canvas2D, Outline } from '../rig/canvas-kit.ts'
import { fill, stroke, within } from '../rig/shapes.ts'
import { alpha } from '../rig/tone.ts'
import type { SceneName } from './film-job.ts'
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

/** The scene, a little out of focus, in a box of the canvas. */
export function drawScenePicture(canvas: Canvas2D, scene: SceneName, palette: Palette, box: Box): void {
  // A margin, because a blur fades towards the edge of its picture.
  const margin = 24
  const layer = createLayer(box.width + 2 * margin, box.height + 2 * margin)
  SCENES[scene](layer.canvas, box.width + 2 * margin, box.height + 2 * margin, palette)
  canvas.save()
  canvas.filter = 'blur(2.4px)'
  canvas.drawImage(layer.raster, box.x - margin, box.y - margin)
  canvas.restore()
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The page behind everything: the scene far out of focus and washed out, so that card and arch keep the attention. */
export function drawBackdrop(
  canvas: Canvas2D,
  scene: SceneName,
  palette: Palette,
  width: number,
  height: number,
): void {
  canvas.fillStyle = palette.page
  canvas.fillRect(0, 0, width, height)
  const layer = createLayer(width, height)
  SCENES[scene](layer.canvas, width, height, palette)
  canvas.save()
  canvas.filter = `blur(${Math.round(width / 34)}px)`
  canvas.globalAlpha = palette.mode === 'dark' ? 0.38 : 0.3
  canvas.drawImage(layer.raster, -40, -40, width + 80, height + 80)
  canvas.restore()
}

/** The arch with the scene in it, a line in the brand's accent around it and a little air behind the head. */
export function drawArch(canvas: Canvas2D, scene: SceneName, palette: Palette, box: Box): void {
  const { x, y, width, height } = box
  const dark = palette.mode === 'dark'
  const arch = archPath(x, y, width, height)
  stroke(canvas, archPath(x - 17, y - 17, width + 34, height + 60), alpha(palette.accent, 0.95), 3.5)
  canvas.save()
  canvas.shadowColor = alpha(palette.shadow, 0.3)
  canvas.shadowBlur = 46
  canvas.shadowOffsetY = 14
  fill(canvas, arch, palette.stage)
  canvas.restore()
  within(canvas, arch, () => {
    drawScenePicture(canvas, scene, palette, box)
    const centreX = x + width / 2
    const air = canvas.createRadialGradient(
      centreX,
      y + height * 0.36,
      width * 0.1,
      centreX,
      y + height * 0.4,
      width * 0.75,
    )
    air.addColorStop(0, alpha('#ffffff', dark ? 0.11 : 0.36))
    air.addColorStop(1, '#ffffff00')
    canvas.fillStyle = air
    canvas.fillRect(x, y, width, height)
  })
  stroke(canvas, arch, alpha('#ffffff', dark ? 0.19 : 0.82), 5)
}
