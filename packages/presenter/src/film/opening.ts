import type { Canvas2D } from '../rig/canvas-kit.ts'
import { fill, stroke } from '../rig/shapes.ts'
import { archPath, drawEchoes } from './arch.ts'
import type { Layout } from './layout.ts'
import { drawLabel, logoSize, spellsName } from './overlays.ts'
import type { Logo } from './overlays.ts'
import type { Palette } from './palette.ts'
import { drawArchMark, drawPanel } from './panel.ts'
import { drawText, fitText } from './typography.ts'

interface BrandSign {
  name: string
  logo: Logo | undefined
  /** What the brand says of itself, below its name. */
  line?: string | undefined
  /** Whom the film is for, over the arch. */
  greeting?: string | undefined
}

const LINE_SIZE = 30

/** The arch stands on the lower edge, in the middle. */
function openingArch({ width, height }: Layout) {
  const archWidth = Math.min(width, height) * 0.62
  const top = height * 0.16
  return { x: (width - archWidth) / 2, y: top, width: archWidth, height: height - top + 40 }
}

/** The first second of a film: the brand's colour, and its logo in an arch that shines out of it. */
export function drawOpening(
  canvas: Canvas2D,
  layout: Layout,
  palette: Palette,
  { name, logo, line, greeting }: BrandSign,
  label: string,
): void {
  const { width, height, rightToLeft, letters } = layout
  const arch = openingArch(layout)
  canvas.fillStyle = palette.primary
  canvas.fillRect(0, 0, width, height)
  drawEchoes(canvas, arch, palette.onPrimary)
  stroke(canvas, archPath(arch.x - 16, arch.y - 16, arch.width + 32, arch.height + 60), palette.accent, 4)
  const inside = archPath(arch.x, arch.y, arch.width, arch.height)
  fill(canvas, inside, palette.surface)
  stroke(canvas, inside, '#ffffff', 6)

  const hasName = !logo || !spellsName(logo)
  const room = { width: arch.width * 0.62, height: arch.width * (hasName ? 0.36 : 0.4) }
  const size = logo ? logoSize(logo, room) : { width: room.height * 0.86, height: room.height }
  const centreX = arch.x + arch.width / 2
  const middle = (arch.y + height) / 2
  const top = middle - size.height / 2 - (hasName ? arch.width * 0.12 : 0)
  if (logo) canvas.drawImage(logo.image, centreX - size.width / 2, top, size.width, size.height)
  else drawArchMark(canvas, centreX - size.width / 2, top, size.height, palette.primaryText, palette)
  if (hasName) {
    const fitted = fitText(canvas, name, arch.width - 60, arch.width * 0.13, letters.display)
    const y = top + size.height + arch.width * 0.2
    const place = { x: centreX, y, font: fitted.font, colour: palette.text, align: 'center' as const, rightToLeft }
    drawText(canvas, fitted.text, place)
  }
  if (line) drawLine(canvas, layout, arch.y + arch.height, line, palette)
  if (greeting) {
    const fitted = fitText(canvas, greeting, width * 0.86, arch.y * 0.42, letters.display)
    const place = { x: width / 2, y: arch.y * 0.62, colour: palette.onPrimary, align: 'center' as const, rightToLeft }
    drawText(canvas, fitted.text, { ...place, font: fitted.font })
  }
  drawLabel(canvas, layout, label, palette)
}

/** A panel across the foot of the arch, so that the words can be read on any colour. */
function drawLine(
  canvas: Canvas2D,
  { width, height, rightToLeft, letters }: Layout,
  foot: number,
  line: string,
  palette: Palette,
) {
  const fitted = fitText(canvas, line, width * 0.8, LINE_SIZE, (size) => letters.text(size, 600))
  const [air, panelHeight] = [28, LINE_SIZE * 2.1]
  const [panelWidth, y] = [fitted.width + 2 * air, Math.min(foot, height) - panelHeight - 28]
  drawPanel(
    canvas,
    { x: (width - panelWidth) / 2, y, width: panelWidth, height: panelHeight },
    14,
    palette.surface,
    palette.shadow,
  )
  const place = { x: width / 2, y: y + panelHeight / 2 + LINE_SIZE * 0.34, font: fitted.font, align: 'center' as const }
  drawText(canvas, fitted.text, { ...place, colour: palette.text, rightToLeft })
}
