import { outline } from './canvas-backend.ts'
import type { Canvas2D, Outline } from './canvas-backend.ts'

export type Point = readonly [x: number, y: number]
/** Viewer's left or right. */
export type Side = -1 | 1
/** Start, control point and end of a lens, and its width. */
export type LensNumbers = readonly [
  startX: number,
  startY: number,
  bendX: number,
  bendY: number,
  endX: number,
  endY: number,
  swell: number,
]

export const SIDES: readonly Side[] = [-1, 1]
export const blend = (from: number, to: number, share: number) => from + (to - from) * share
export const between = (from: Point, to: Point, share: number): Point => [
  blend(from[0], to[0], share),
  blend(from[1], to[1], share),
]
export const radians = (degrees: number) => (degrees * Math.PI) / 180

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, rotation = 0): Outline {
  const shape = outline()
  shape.ellipse(x, y, radiusX, radiusY, rotation, 0, Math.PI * 2)
  return shape
}

export function roundedRect(x: number, y: number, width: number, height: number, radius: number): Outline {
  const shape = outline()
  shape.roundRect(x, y, width, height, radius)
  return shape
}

export function fill(canvas: Canvas2D, shape: Outline, colour: string): void {
  canvas.fillStyle = colour
  canvas.fill(shape)
}

export function stroke(canvas: Canvas2D, shape: Outline, colour: string, width: number): void {
  canvas.strokeStyle = colour
  canvas.lineWidth = width
  canvas.lineCap = 'round'
  canvas.lineJoin = 'round'
  canvas.stroke(shape)
}

/** Clips to a shape. */
export function within(canvas: Canvas2D, shape: Outline, draw: () => void): void {
  canvas.save()
  canvas.clip(shape)
  draw()
  canvas.restore()
}

export function moved(canvas: Canvas2D, x: number, y: number, draw: () => void): void {
  canvas.save()
  canvas.translate(x, y)
  draw()
  canvas.restore()
}

/**
 * Fills the part of a shape that is not covered by the same shape moved by (x, y). Moved up-left it is the shadow, moved
 * down-right the highlight. This is the only shading of the figures.
 */
export function crescent(canvas: Canvas2D, shape: Outline, x: number, y: number, colour: string): void {
  const uncovered = outline()
  uncovered.rect(-1000, -1000, 2000, 2000)
  uncovered.addPath(shape, { a: 1, b: 0, c: 0, d: 1, e: x, f: y })
  canvas.save()
  canvas.clip(shape)
  canvas.fillStyle = colour
  canvas.fill(uncovered, 'evenodd')
  canvas.restore()
}

/** Returns a tapered curve for strands, folds, lids and creases. */
export function lens(...[startX, startY, bendX, bendY, endX, endY, swell]: LensNumbers): Outline {
  const length = Math.hypot(endX - startX, endY - startY) || 1
  const acrossX = (-(endY - startY) / length) * swell
  const acrossY = ((endX - startX) / length) * swell
  return outline(
    `M${startX} ${startY}Q${bendX + acrossX} ${bendY + acrossY} ${endX} ${endY}
    Q${bendX - acrossX} ${bendY - acrossY} ${startX} ${startY}Z`,
  )
}

export function fillLenses(canvas: Canvas2D, lenses: readonly LensNumbers[], colour: string): void {
  for (const numbers of lenses) fill(canvas, lens(...numbers), colour)
}

const smooth = (before: number, from: number, to: number, after: number, t: number) =>
  0.5 *
  (2 * from +
    (to - before) * t +
    (2 * before - 5 * from + 4 * to - after) * t * t +
    (3 * from - before - 3 * to + after) * t * t * t)

interface Section {
  centre: Point
  width: number
}

function centreLine(points: readonly Point[], widths: readonly number[]): Section[] {
  const pointAt = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const widthAt = (index: number) => widths[Math.min(widths.length - 1, index)] ?? 0
  const sections: Section[] = []
  for (let span = 0; span < points.length - 1; span++) {
    const [before, from, to, after] = [pointAt(span - 1), pointAt(span), pointAt(span + 1), pointAt(span + 2)]
    for (let step = 0; step < 12; step++) {
      const t = step / 12
      sections.push({
        centre: [smooth(before[0], from[0], to[0], after[0], t), smooth(before[1], from[1], to[1], after[1], t)],
        width: blend(widthAt(span), widthAt(span + 1), t),
      })
    }
  }
  sections.push({ centre: pointAt(points.length - 1), width: widthAt(points.length - 1) })
  return sections
}

function cap({ centre, width }: Section, startAngle: number): Point[] {
  // A wide cap needs more corners to look round.
  const corners = width > 30 ? 24 : 10
  return Array.from({ length: corners + 1 }, (_, step) => {
    const angle = startAngle + (Math.PI * step) / corners
    return [centre[0] + (Math.cos(angle) * width) / 2, centre[1] + (Math.sin(angle) * width) / 2]
  })
}

/** Returns a smooth tube through `points` with a width at each. `caps` rounds its ends. */
export function limb(
  points: readonly Point[],
  widths: readonly number[],
  caps: readonly [start: boolean, end: boolean] = [true, true],
): Outline {
  const sections = centreLine(points, widths)
  const angles = sections.map((section, index) => {
    const before = sections[index - 1] ?? section
    const after = sections[index + 1] ?? section
    return Math.atan2(after.centre[1] - before.centre[1], after.centre[0] - before.centre[0])
  })
  const side = (sign: Side) =>
    sections.map(({ centre, width }, index): Point => {
      const angle = angles[index] ?? 0
      return [centre[0] - (sign * Math.sin(angle) * width) / 2, centre[1] + (sign * Math.cos(angle) * width) / 2]
    })
  const last = sections.length - 1
  const endCap = caps[1] && sections[last] ? cap(sections[last], (angles[last] ?? 0) - Math.PI / 2) : []
  const startCap = caps[0] && sections[0] ? cap(sections[0], (angles[0] ?? 0) + Math.PI / 2) : []
  const ring = [...side(-1), ...endCap, ...side(1).reverse(), ...startCap]
  return outline(`M${ring.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`)
}
