import { outline } from '../canvas-backend.ts'
import type { Canvas2D, Outline } from '../canvas-backend.ts'
import { drawEars } from './ears.ts'
import type { Figure } from '../figure.ts'
import { drawNose } from './nose.ts'
import { jawDropOf, slideOf, turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import type { Presenter } from '../presenters.ts'
import { crescent, fill, fillLenses, SIDES, within } from '../shapes.ts'
import type { Side } from '../shapes.ts'
import { alpha } from '../colour.ts'

/** Returns the contour of one side of the face. The far side shows eye socket and cheek bone. */
function sideOfFace(person: Presenter, pose: Pose, side: Side, grow: number) {
  const away = turnedAway(pose, side)
  const near = turnedAway(pose, side < 0 ? 1 : -1)
  const narrowing = 1 - 0.07 * away - 0.03 * near
  const temple = side * (person.face.cheek * narrowing + grow)
  const socket = temple - side * 3 * away
  const cheekBone = temple + side * 1.4 * away
  // The near side shows the corner of the jaw.
  const jaw = side * (person.face.jaw * (1 - 0.08 * away + 0.03 * near) + grow)
  return { temple, socket, cheekBone, jaw, jawY: 60 + 4 * near }
}

/** Returns the outline of the face. `grow` widens it for a beard. */
export function facePath(person: Presenter, pose: Pose, grow = 0): Outline {
  const { chin, length } = person.face
  const drop = jawDropOf(pose)
  const left = sideOfFace(person, pose, -1, grow)
  const right = sideOfFace(person, pose, 1, grow)
  const chinX = pose.yaw * 15
  const chinY = 104 + length + drop + pose.pitch * 4 + grow
  const jawY = 84 + drop * 0.4
  const top = pose.yaw * 5
  return outline(
    `M${left.temple} -34C${left.temple} -22 ${left.socket} -18 ${left.socket} -6
    C${left.socket} 4 ${left.cheekBone} 8 ${left.cheekBone} 20C${left.cheekBone} 36 ${left.jaw - 3} 46 ${left.jaw} ${left.jawY}
    C${left.jaw + 8} ${jawY} ${chinX - chin - 12} ${chinY} ${chinX} ${chinY}
    C${chinX + chin + 12} ${chinY} ${right.jaw - 8} ${jawY} ${right.jaw} ${right.jawY}
    C${right.jaw + 3} 46 ${right.cheekBone} 36 ${right.cheekBone} 20C${right.cheekBone} 8 ${right.socket} 4 ${right.socket} -6
    C${right.socket} -18 ${right.temple} -22 ${right.temple} -34
    C${right.temple} -84 ${46 + top} -108 ${top} -108C${-46 + top} -108 ${left.temple} -84 ${left.temple} -34Z`,
  )
}

/** Draws a blush with a gradient, a tenth of the cost of a blur. */
function drawBlush(canvas: Canvas2D, figure: Figure, x: number, y: number, side: Side): void {
  const strength = side > 0 ? 0.5 : 0.75
  const soft = canvas.createRadialGradient(0, 0, 0, 0, 0, 1)
  for (const [distance, share] of [
    [0, 0.86],
    [0.3, 0.74],
    [0.55, 0.42],
    [0.78, 0.13],
    [1, 0],
  ] as const) {
    soft.addColorStop(distance, alpha(figure.skin.blush, strength * share))
  }
  canvas.save()
  canvas.translate(x, y)
  canvas.rotate(side * -0.3)
  canvas.scale(30, 22)
  canvas.fillStyle = soft
  canvas.fillRect(-1, -1, 2, 2)
  canvas.restore()
}

const wrinklesOf = (age: number) => (age > 60 ? 1 : age > 50 ? 0.7 : age > 40 ? 0.42 : 0)

function drawAge(canvas: Canvas2D, { person, skin }: Figure, pose: Pose): void {
  const depth = wrinklesOf(person.age)
  if (depth === 0) return
  const { x, y } = slideOf(pose, 1)
  const colour = alpha(skin.deep, 0.75 * depth)
  for (const side of SIDES) {
    const at = (distance: number) => x + side * distance
    fillLenses(
      canvas,
      [
        [at(17), 44 + y, at(30), 52 + y, at(33), 66 + y, 1.7],
        [at(50), 2 + y, at(57), y, at(60), -3 + y, 1.1],
        [at(50), 8 + y, at(57), 10 + y, at(60), 13 + y, 1.1],
      ],
      colour,
    )
    if (depth > 0.6) fillLenses(canvas, [[at(18), 18 + y, at(30), 24 + y, at(42), 19 + y, 1.2]], colour)
  }
  if (depth > 0.9) {
    for (const lineY of [-58, -50]) fillLenses(canvas, [[x - 24, lineY, x, lineY - 4, x + 22, lineY, 1]], colour)
  }
}

/** Draws ears, face, cheeks and nose in head coordinates. */
export function drawFace(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  const { person, skin } = figure
  drawEars(canvas, figure, pose)
  const face = facePath(person, pose)
  fill(canvas, face, skin.base)
  const slide = slideOf(pose, 1)
  within(canvas, face, () => {
    const x = slide.x * 0.5
    const shadowSide = `M${66 + x} -120C${52 + x} -70 ${60 + x} -34 ${58 + x} -8C${57 + x} 18 ${44 + x} 40 ${38 + x} 62
      C${32 + x} 84 ${20 + x} 98 ${4 + x} ${118 + jawDropOf(pose)}H140V-120Z`
    fill(canvas, outline(shadowSide), skin.shade)
    for (const side of SIDES) drawBlush(canvas, figure, slide.x + side * 40, 36 + slide.y, side)
  })
  crescent(canvas, face, 3.4, 1, alpha(skin.rim, 0.7))
  drawAge(canvas, figure, pose)
  drawNose(canvas, figure, pose)
}
