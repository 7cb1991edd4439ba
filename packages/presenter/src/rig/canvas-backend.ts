/** A path. Path2D of the browser and of the server fit. */
export interface Outline {
  addPath(path: Outline, transform?: { a: number; b: number; c: number; d: number; e: number; f: number }): void
  ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation: number, start: number, end: number): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
}

interface Gradient {
  addColorStop(offset: number, colour: string): void
}

/** The part of CanvasRenderingContext2D that is used, so that the rig compiles with and without DOM types. */
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

export interface CanvasBackend {
  createCanvas: (width: number, height: number) => Raster
  Path2D: new (path?: string) => Outline
}

let chosen: CanvasBackend | undefined

/** Sets the canvas implementation. Call it once before drawing. */
export function setCanvasBackend(kit: CanvasBackend): void {
  chosen = kit
}

function canvasBackend(): CanvasBackend {
  if (!chosen) throw new Error('Call setCanvasBackend before drawing a presenter.')
  return chosen
}

/** Returns a path from SVG path data. */
export function outline(data?: string): Outline {
  const kit = canvasBackend()
  return data === undefined ? new kit.Path2D() : new kit.Path2D(data)
}

/** Creates an offscreen canvas. */
export function createLayer(width: number, height: number): { raster: Raster; canvas: Canvas2D } {
  const raster = canvasBackend().createCanvas(width, height)
  const canvas = raster.getContext('2d')
  if (!canvas) throw new Error('This machine gives no 2d canvas.')
  return { raster, canvas }
}
