import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, roundedRect, within } from '../rig/shapes.ts'
import { alpha } from '../rig/tone.ts'
import type { Layout } from './layout.ts'
import { withShadow } from './light.ts'
import type { Palette } from './palette.ts'
import { drawText, fitText, textFont } from './typography.ts'

const RADIUS = 16
const CAPTION_HEIGHT = 40

interface Framed {
  raster: { width: number; height: number }
  caption: string
}

/** A picture of the user's as large as its place allows, whole, with round corners and its caption at its foot. */
export function drawFramedPicture(canvas: Canvas2D, layout: Layout, framed: Framed, palette: Palette): void {
  const { raster, caption } = framed
  const { content, rightToLeft } = layout
  const scale = Math.min(content.width / raster.width, content.height / raster.height)
  const [width, height] = [raster.width * scale, raster.height * scale]
  const x = content.x + (content.width - width) / 2
  const y = content.y + (content.height - height) / 2
  // A tighter shadow than that of a panel: only the nearest 24 units are drawn anew with a picture.
  const shadow = { colour: alpha(palette.shadow, 0.3), blur: 20, drop: 6 }
  withShadow(canvas, shadow, () => fill(canvas, roundedRect(x, y, width, height, RADIUS), palette.surface))
  within(canvas, roundedRect(x, y, width, height, RADIUS), () => {
    canvas.drawImage(raster, x, y, width, height)
    if (!caption) return
    const fitted = fitText(canvas, caption, width - 32, 18, (size) => textFont(size, 600))
    fill(canvas, roundedRect(x, y + height - CAPTION_HEIGHT, width, CAPTION_HEIGHT, 0), alpha('#0b0f14', 0.62))
    const place = { font: fitted.font, colour: '#ffffff', rightToLeft, y: y + height - 14 }
    if (rightToLeft) drawText(canvas, fitted.text, { ...place, x: x + width - 16, align: 'right' })
    else drawText(canvas, fitted.text, { ...place, x: x + 16 })
  })
}
