import type { Canvas2D } from '../rig/canvas-backend.ts'

// Canvas shadows and blurs are in pixels and ignore the transform. Drawings are in layout units.
const pixelsPerUnit = (canvas: Canvas2D) => Math.abs(canvas.getTransform().d)

/** Draws with a drop shadow. Lengths are in layout units. */
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

/** Draws with a blur. The radius is in layout units. */
export function blurred(canvas: Canvas2D, radius: number, draw: () => void): void {
  canvas.save()
  canvas.filter = `blur(${radius * pixelsPerUnit(canvas)}px)`
  draw()
  canvas.restore()
}
