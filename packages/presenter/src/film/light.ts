import type { Canvas2D } from '../rig/canvas-kit.ts'

// A canvas measures shadows and blurs in its pixels, whatever it is scaled to; drawings measure in units.
const pixelsPerUnit = (canvas: Canvas2D) => Math.abs(canvas.getTransform().d)

/** A soft shadow below whatever is drawn; lengths are units. */
export function withShadow(
  canvas: Canvas2D,
  { colour, blur, drop }: { colour: string; blur: number; drop: number },
  draw: () => void,
): void {
  const scale = pixelsPerUnit(canvas)
  canvas.save()
  canvas.shadowColor = colour
  canvas.shadowBlur = blur * scale
  canvas.shadowOffsetY = drop * scale
  draw()
  canvas.restore()
}

/** Whatever is drawn, out of focus by a radius in units. */
export function blurred(canvas: Canvas2D, radius: number, draw: () => void): void {
  canvas.save()
  canvas.filter = `blur(${radius * pixelsPerUnit(canvas)}px)`
  draw()
  canvas.restore()
}
