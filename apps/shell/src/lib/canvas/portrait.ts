import { drawPortrait, presenterById } from '@vitrine/presenter/rig'
import './load-canvaskit.ts'

// The token's own name: a page that draws before the app is there would load all of them for this one.
const accentName = '--accent'

// Screens denser than this show no difference, but cost their pixels.
const densityMost = 2

/**
 * Draws a presenter over the whole of `canvas`, in the size it has on the page and in the colours of the page. Does
 * nothing when the canvas has no size yet or the rig knows no such presenter.
 */
export function paintPortrait(canvas: HTMLCanvasElement, presenterId: string): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const context = canvas.getContext('2d')
  const presenter = presenterById(presenterId)
  if (!context || !presenter || width === 0 || height === 0) return
  const density = Math.min(devicePixelRatio, densityMost)
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  context.scale(density, density)
  const { accent, isDark } = pageColours(canvas)
  drawPortrait(context, { presenter, width, height, accent, ground: isDark ? 'dark' : 'light' })
}

// The rig calculates with colours and therefore needs their values, not their names.
function pageColours(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas)
  const accent = style.getPropertyValue(accentName).trim()
  return { accent, isDark: style.colorScheme === 'dark' }
}
