/** A reusable path. The browser's Path2D and the server's both fit. */
export interface Outline {
  addPath(path: Outline, transform?: { a: number; b: number; c: number; d: number; e: number; f: number }): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, start: number, end: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
}

interface Gradient {
  addColorStop(offset: number, colour: string): void
}

/** The part of CanvasRenderingContext2D that the drawings use, so that they compile with and without the browser's types. */
export interface Canvas2D {
  fillStyle: string | object
  strokeStyle: string | object
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  globalAlpha: number
  filter: string
  shadowColor: string
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  font: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  direction: 'inherit' | 'ltr' | 'rtl'
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  getTransform(): { d: number }
  resetTransform(): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  fill(path: Outline, rule?: 'evenodd' | 'nonzero'): void
  clip(path: Outline, rule?: 'evenodd' | 'nonzero'): void
  stroke(path: Outline): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  drawImage(image: object, x: number, y: number): void
  drawImage(image: object, x: number, y: number, width: number, height: number): void
}

export interface Raster {
  width: number
  height: number
  getContext(kind: '2d'): Canvas2D | null
}

export interface CanvasKit {
  createCanvas: (width: number, height: number) => Raster
  Path2D: new (path?: string) => Outline
}

let chosen: CanvasKit | undefined

/** Tells the rig which canvas to draw with. Call it once, before the first drawing. */
export function setCanvasKit(kit: CanvasKit): void {
  chosen = kit
}

function canvasKit(): CanvasKit {
  if (!chosen) throw new Error('Call setCanvasKit before drawing a presenter.')
  return chosen
}

/** A path from SVG path data, or an empty one. */
export function outline(data?: string): Outline {
  const kit = canvasKit()
  return data === undefined ? new kit.Path2D() : new kit.Path2D(data)
}

/** A canvas of its own, to be drawn on and then placed as one picture. */
export function createLayer(width: number, height: number): { raster: Raster; canvas: Canvas2D } {
  const raster = canvasKit().createCanvas(width, height)
  const canvas = raster.getContext('2d')
  if (!canvas) throw new Error('This machine gives no 2d canvas.')
  return { raster, canvas }
}
