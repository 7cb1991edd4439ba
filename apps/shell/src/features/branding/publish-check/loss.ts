import { contrast } from '@vitrine/theme'
import { contrastOnGradient, gradientColours } from './gradient.ts'

/** The ways in which a style sheet makes a part of a page unreadable. */
export type Loss = 'hidden' | 'faint' | 'tiny' | 'off-page' | 'covered'

const OPACITY_MIN = 0.4
const CONTRAST_MIN = 1.5
const BLUR_PX_MAX = 2
const FONT_PX_MIN = 8
const SIDE_PX_MIN = 4

/** Returns how an element is lost; undefined where it can be seen and pressed. Scrolls its page to it. */
export function lossOf(element: HTMLElement): Loss | undefined {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return 'hidden'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const isSmall = Math.min(box.width, box.height) < SIDE_PX_MIN
  if (isSmall || Number.parseFloat(styleOf(element).fontSize) < FONT_PX_MIN) return 'tiny'
  if (opacityOf(element) < OPACITY_MIN || contrastOf(element) < CONTRAST_MIN) return 'faint'
  if (blurOf(element) > BLUR_PX_MAX) return 'faint'
  const { innerWidth, innerHeight } = windowOf(element)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'off-page'
  return element.contains(element.ownerDocument.elementFromPoint(x, y)) ? undefined : 'covered'
}

function windowOf({ ownerDocument }: Element): Window {
  return ownerDocument.defaultView ?? window
}

function styleOf(element: Element): CSSStyleDeclaration {
  return windowOf(element).getComputedStyle(element)
}

/** Elements from this one up to the root. */
function* lineOf(element: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) yield at
}

function opacityOf(element: Element): number {
  let opacity = 1
  for (const at of lineOf(element)) {
    const { opacity: own, filter } = styleOf(at)
    opacity *= Number(own)
    // Computed styles write percents as numbers: `blur(2px) opacity(0.5)`.
    for (const [, factor] of filter.matchAll(/\bopacity\(([\d.]+)\)/g)) opacity *= Number(factor)
  }
  return opacity
}

/** Returns the blur of a text in pixels. */
function blurOf(element: Element): number {
  let pixels = 0
  for (const at of lineOf(element)) {
    for (const [, radius] of styleOf(at).filter.matchAll(/\bblur\(([\d.]+)px\)/g)) pixels += Number(radius)
  }
  return pixels
}

/** Returns the contrast of a text with its background; the highest where that is a picture or translucent. */
function contrastOf(element: Element): number {
  const ink = pixelOf(styleOf(element).color)
  for (const at of lineOf(element)) {
    const { backgroundColor, backgroundImage, backgroundClip } = styleOf(at)
    if (backgroundImage !== 'none') return backgroundClip === 'text' ? 21 : contrastWithImage(ink, backgroundImage)
    const ground = pixelOf(backgroundColor)
    if (ground.alpha > 0.9) return ink.alpha < OPACITY_MIN ? 1 : contrast(ink.colour, ground.colour)
    if (ground.alpha > 0) return 21
  }
  return 21
}

/** The highest contrast where the image is a picture or shines through. */
function contrastWithImage(ink: Pixel, backgroundImage: string): number {
  const grounds = gradientColours(backgroundImage)?.map(pixelOf)
  if (!grounds || grounds.some(({ alpha }) => alpha <= 0.9)) return 21
  if (ink.alpha < OPACITY_MIN) return 1
  return contrastOnGradient(grounds.map(({ colour }) => contrast(ink.colour, colour)))
}

/** A colour as hex, and its alpha from 0 to 1. */
interface Pixel {
  colour: string
  alpha: number
}

let canvas: OffscreenCanvasRenderingContext2D | null = null

/** Reads a CSS colour of any notation. */
function pixelOf(colour: string): Pixel {
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) return { colour: '#000000', alpha: 1 }
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
  return { colour: `#${hex}`, alpha: alpha / 255 }
}
