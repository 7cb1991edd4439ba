import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { eyeX, slideOf, turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import { ellipse, fill, SIDES, stroke, within } from '../shapes.ts'
import type { Side } from '../shapes.ts'

export function drawGlasses(canvas: Canvas2D, { person }: Figure, pose: Pose): void {
  const colour = person.glasses
  if (!colour) return
  const slide = slideOf(pose, 1.25)
  const centreX = (side: Side) => eyeX(pose, side, 1.25)
  const radiusX = (side: Side) => 24.5 * (1 - 0.22 * turnedAway(pose, side))
  for (const side of SIDES) {
    const x = centreX(side)
    const radius = radiusX(side)
    const rim = ellipse(x, 3 + slide.y, radius, 24)
    within(canvas, rim, () => {
      const reflection = `M${x - 30} ${24 + slide.y}L${x + 4} ${-30 + slide.y}H${x + 16}L${x - 16} ${34 + slide.y}Z`
      fill(canvas, outline(reflection), '#ffffff1f')
    })
    stroke(canvas, rim, colour, 3.8)
    const edgeLight = `M${x - radius * 0.8} ${-11 + slide.y}A${radius} 24 0 0 1 ${x + radius * 0.2} ${-20.6 + slide.y}`
    stroke(canvas, outline(edgeLight), '#ffffff40', 1.4)
  }
  const bridge = `M${centreX(-1) + radiusX(-1)} ${-1 + slide.y}Q${slide.x} ${-9 + slide.y} ${centreX(1) - radiusX(1)} ${-1 + slide.y}`
  stroke(canvas, outline(bridge), colour, 3.6)
  for (const side of SIDES) {
    const hingeX = centreX(side) + side * radiusX(side)
    const earX = side * (person.face.cheek + 3 - 12 * turnedAway(pose, side))
    const temple = `M${hingeX} ${-4 + slide.y}L${earX} ${-6 + slide.y * 0.4}`
    stroke(canvas, outline(temple), colour, 3.4)
  }
}
