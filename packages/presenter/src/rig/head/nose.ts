import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { slideOf, turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import { fill, lens } from '../shapes.ts'
import { alpha } from '../colour.ts'

/** Draws the nose from its side plane, underside and highlight, without a line. */
export function drawNose(canvas: Canvas2D, { person, skin }: Figure, pose: Pose): void {
  const root = slideOf(pose, 1)
  const tip = slideOf(pose, 2)
  const x = tip.x
  const y = 34 + tip.y + person.face.length * 0.6
  const farLeft = 12.5 * person.noseSize * (1 - 0.35 * turnedAway(pose, -1))
  const farRight = 12.5 * person.noseSize * (1 - 0.35 * turnedAway(pose, 1))
  const sidePlane = `M${root.x + 9} ${-16 + root.y}C${root.x + 5} ${root.y} ${x + 8} ${y - 22} ${x + 8} ${y - 12}
    C${x + 9} ${y - 6} ${x + farRight + 1} ${y - 4} ${x + farRight} ${y + 3}C${x + farRight - 3} ${y + 8} ${x + 4} ${y + 9} ${x} ${y + 9}
    C${x + 5} ${y + 2} ${x + 6} ${y - 4} ${x + 3} ${y - 10}C${x + 1} ${y - 20} ${root.x + 4} ${root.y} ${root.x + 9} ${-16 + root.y}Z`
  fill(canvas, outline(sidePlane), alpha(skin.shade, 0.9))
  const underside = `M${x - farLeft} ${y + 1}C${x - farLeft} ${y + 7} ${x - 5} ${y + 6.5} ${x - 3} ${y + 9.5}
    C${x - 1} ${y + 11} ${x + 2} ${y + 11} ${x + 4} ${y + 9}C${x + 7} ${y + 6} ${x + farRight} ${y + 7} ${x + farRight} ${y + 1}
    C${x + farRight - 3} ${y + 4} ${x + 4} ${y + 5} ${x} ${y + 5}C${x - 5} ${y + 5} ${x - farLeft + 3} ${y + 4} ${x - farLeft} ${y + 1}Z`
  fill(canvas, outline(underside), skin.deep)
  const tipLight = `M${x - 5} ${y - 6}C${x - 5} ${y - 10} ${x + 1} ${y - 11} ${x + 2} ${y - 7}
    C${x + 2} ${y - 3} ${x - 5} ${y - 2} ${x - 5} ${y - 6}Z`
  fill(canvas, outline(tipLight), alpha(skin.rim, 0.5))
  fill(canvas, lens(root.x - 1, -4 + root.y, x - 2, 10 + root.y, x - 1, y - 14, 1.8), alpha(skin.light, 0.9))
}
