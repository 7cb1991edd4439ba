import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, roundedRect, within } from '../rig/shapes.ts'
import { alpha } from '../rig/tone.ts'
import type { Layout } from './layout.ts'
import type { Box, Size } from './places.ts'
import { withShadow } from './light.ts'
import type { Palette } from './palette.ts'
import { drawText, fitText } from './typography.ts'

const RADIUS = 16
const CAPTION_HEIGHT = 40

/** Where a picture of the user's stands: as large as its place allows, whole. */
export function pictureBox({ content }: Layout, raster: Size): Box {
  const scale = Math.min(content.width / raster.width, content.height / raster.height)
  const [width, height] = [raster.width * scale, raster.height * scale]
  return { x: content.x + (content.width - width) / 2, y: content.y + (content.height - height) / 2, width, height }
}

/** The surface under a picture, with its shadow. */
export function drawPictureGround(canvas: Canvas2D, box: Box, palette: Palette): void {
  // A tighter shadow than that of a panel: only the nearest 24 units are drawn anew with a picture.
  const shadow = { colour: alpha(palette.shadow, 0.3), blur: 20, drop: 6 }
  withShadow(canvas, shadow, () => fill(canvas, pictureOutline(box), palette.surface))
}

/** What of a picture's place a picture is seen in. */
export const pictureOutline = ({ x, y, width, height }: Box) => roundedRect(x, y, width, height, RADIUS)

/** The caption at the foot of a picture. */
export function drawPictureCaption(
  canvas: Canvas2D,
  { rightToLeft, letters }: Layout,
  caption: string,
  box: Box,
): void {
  if (!caption) return
  const { x, y, width, height } = box
  within(canvas, pictureOutline(box), () => {
    const fitted = fitText(canvas, caption, width - 32, 18, (size) => letters.text(size, 600))
    fill(canvas, roundedRect(x, y + height - CAPTION_HEIGHT, width, CAPTION_HEIGHT, 0), alpha('#0b0f14', 0.62))
    const place = { font: fitted.font, colour: '#ffffff', rightToLeft, y: y + height - 14 }
    if (rightToLeft) drawText(canvas, fitted.text, { ...place, x: x + width - 16, align: 'right' })
    else drawText(canvas, fitted.text, { ...place, x: x + 16 })
  })
}
