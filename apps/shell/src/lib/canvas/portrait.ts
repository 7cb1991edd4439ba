import { drawPortrait, presenterById } from '@vitrine/presenter/rig'
import './set-browser-canvas.ts'

// The token's name as a literal: importing the tokens would load all of them on pages without the app.
const accentName = '--accent'

// Above this pixel ratio more pixels cost time and show no difference.
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

// The rig calculates with colours, so it needs their values instead of CSS variables.
function pageColours(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas)
  const accent = style.getPropertyValue(accentName).trim()
  return { accent, isDark: style.colorScheme === 'dark' }
}
