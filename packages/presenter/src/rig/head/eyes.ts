import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { eyeX, slideOf, turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import { ellipse, fill, lens, limb, SIDES, within } from '../shapes.ts'
import type { Side } from '../shapes.ts'
import { alpha, mix, shift } from '../colour.ts'

/** Returns corners and lids of an eye. The upper lid blinks, the lower lid smiles. */
function eyeShape({ person }: Figure, pose: Pose, side: Side) {
  const slide = slideOf(pose, 1)
  const half = 19.2 * (1 - 0.3 * turnedAway(pose, side))
  const open = side < 0 ? pose.lids.left : pose.lids.right
  const x = eyeX(pose, side, 1)
  const y = 2 + slide.y
  const innerX = x - side * half
  const outerX = x + side * half
  const innerY = y + 3.2
  const outerY = y - person.face.eyeLift * 0.8
  const top = y - 19.5 * open + (1 - open) * 14
  const low = y + 14.2 - pose.smile * 3.4
  const upperLid = `C${innerX + side * half * 0.3} ${top + 3} ${outerX - side * half * 0.75} ${top - 1.5} ${outerX} ${outerY}`
  return { x, y, side, half, open, innerX, outerX, innerY, outerY, top, low, upperLid }
}
type EyeShape = ReturnType<typeof eyeShape>

function drawIris(canvas: Canvas2D, { person, skin }: Figure, pose: Pose, eye: EyeShape): void {
  const { side, innerX, outerX, top } = eye
  const x = eye.x + pose.gazeX * 6 - side * 0.6
  const y = eye.y - 1.2 + pose.gazeY * 4
  fill(canvas, ellipse(x, y, 11.6, 12), person.iris)
  const lowerLight = `M${x - 10.4} ${y + 4}A11.6 12 0 0 0 ${x + 10.4} ${y + 4}A12.4 9.8 0 0 1 ${x - 10.4} ${y + 4}Z`
  fill(canvas, outline(lowerLight), alpha(shift(person.iris, { lightness: 0.17, chroma: 0.03 }), 0.95))
  fill(canvas, ellipse(x, y, 6, 6.2), '#140d0b')
  const lidShadow = `M${innerX - side * 3} ${top - 14}H${outerX + side * 3}V${eye.y - 3}
    Q${eye.x} ${top + 6} ${innerX - side * 3} ${eye.y}Z`
  fill(canvas, outline(lidShadow), alpha(skin.deep, 0.28))
  fill(canvas, ellipse(x - 3.9, y - 4.2, 3.4, 3.4), '#fff')
  fill(canvas, ellipse(x + 3.2, y + 3.6, 1.3, 1.3), '#ffffffcc')
}

function drawEyeball(canvas: Canvas2D, figure: Figure, pose: Pose, eye: EyeShape): void {
  const { skin } = figure
  const { x, side, half, innerX, innerY, outerX, outerY, low } = eye
  const ball = outline(
    `M${innerX} ${innerY}${eye.upperLid}C${outerX - side * half * 0.35} ${low} ${innerX + side * half * 0.7} ${low + 1}
    ${innerX} ${innerY}Z`,
  )
  fill(canvas, ball, mix('#fffdf9', skin.light, 0.1))
  within(canvas, ball, () => drawIris(canvas, figure, pose, eye))
  const lowerLid = lens(innerX, innerY, x + side * 2, low + 2.5, outerX - side, outerY + 2, 0.9)
  fill(canvas, lowerLid, alpha(skin.deep, 0.55))
}

function drawUpperLid(canvas: Canvas2D, { person, skin }: Figure, pose: Pose, eye: EyeShape): void {
  const { side, half, innerX, innerY, outerX, outerY, top } = eye
  const colour = mix(person.hairStyle === 'short' ? '#4a3a32' : '#1d1310', skin.line, 0.18)
  const thick = 3 + person.lashes * 1.5
  const flick = person.lashes * 6 * Math.max(0.2, 1 - 1.2 * turnedAway(pose, side))
  const lid = `M${innerX - side * 0.5} ${innerY + 0.6}${eye.upperLid}
    Q${outerX + side * flick * 0.5} ${outerY - flick * 0.1} ${outerX + side * (1.5 + flick)} ${outerY - 1 - flick * 0.6}
    Q${outerX + side * flick * 0.2} ${outerY - thick * 0.9 - flick * 0.35} ${outerX - side * 2} ${outerY - thick * 1.05}
    C${outerX - side * half * 0.8} ${top - 1.8 - thick} ${innerX + side * half * 0.3} ${top + 2.6 - thick * 0.5}
    ${innerX - side * 0.5} ${innerY + 0.6}Z`
  fill(canvas, outline(lid), colour)
}

function drawEye(canvas: Canvas2D, figure: Figure, pose: Pose, side: Side): void {
  const { person, skin } = figure
  const eye = eyeShape(figure, pose, side)
  const { x, y, innerX, innerY, outerX, outerY, top, low } = eye
  if (eye.open > 0.12) drawEyeball(canvas, figure, pose, eye)
  const tearDuct = alpha(mix(skin.base, '#d0605a', 0.5), eye.open > 0.3 ? 0.9 : 0)
  fill(canvas, ellipse(innerX + side * 0.6, innerY + 0.2, 1.7, 1.3), tearDuct)
  drawUpperLid(canvas, figure, pose, eye)
  const creaseY = Math.min(top, y - 8) - 5.5
  const crease = lens(innerX + side * 4, innerY - 11 - 4 * eye.open, x, creaseY - 2, outerX + side, outerY - 8, 1.1)
  fill(canvas, crease, alpha(skin.deep, 0.75))
  if (pose.smile > 0.2 && person.age > 40) {
    const smileLine = lens(x - side * 9, low + 4.5, x + side * 3, low + 8.5, x + side * 15, low + 1.5, 1)
    fill(canvas, smileLine, alpha(skin.deep, 0.32 * pose.smile))
  }
}

function drawBrow(canvas: Canvas2D, { person, skin }: Figure, pose: Pose, side: Side): void {
  const slide = slideOf(pose, 1.1)
  const brow = side < 0 ? pose.brows.left : pose.brows.right
  const near = 1 - 0.24 * turnedAway(pose, side)
  const x = eyeX(pose, side, 1.1)
  const y = -27 - brow.height * 7 + slide.y
  const inner = brow.angle * 5
  const arch = person.build === 'slender' ? 5.4 : 3.6
  const width = person.browWidth
  const shape = limb(
    [
      [x - side * 18 * near, y + 0.6 - inner],
      [x - side * 4 * near, y - arch + 0.4 - inner * 0.25],
      [x + side * 9 * near, y - arch + 0.8],
      [x + side * 22.5 * near, y + 4.6],
    ],
    [width * 0.66, width * 0.92, width * 0.74, 1.4],
  )
  fill(canvas, shape, person.brows ?? mix(person.hair, skin.line, 0.2))
}

/** Draws eyes and brows in head coordinates. */
export function drawEyes(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  for (const side of SIDES) drawEye(canvas, figure, pose, side)
  for (const side of SIDES) drawBrow(canvas, figure, pose, side)
}
