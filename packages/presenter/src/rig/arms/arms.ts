import { outline } from '../canvas-backend.ts'
import type { Canvas2D, Outline } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import type { Arm } from '../gestures.ts'
import { drawHand } from './hands.ts'
import type { Pose } from '../pose.ts'
import { between, crescent, fill, lens, limb, moved, stroke, within } from '../shapes.ts'
import type { Point, Side } from '../shapes.ts'
import { alpha } from '../colour.ts'

const THICKNESS = { slender: 0.96, medium: 1.02, broad: 1.1 }

interface Bones {
  side: Side
  size: number
  raise: number
  shoulder: Point
  elbow: Point
  wrist: Point
  /** Unit vector along the forearm, and across it. */
  along: Point
  across: Point
}

function bonesOf({ person }: Figure, arm: Arm, side: Side, pose: Pose): Bones {
  const lifted = side < 0 ? pose.shoulders.left : pose.shoulders.right
  const raise = lifted * 10 + pose.breath * 3
  const wider = side * (person.shoulders - 140) * 0.9
  const elbow: Point = [arm.elbow[0] + wider, arm.elbow[1]]
  const wrist: Point = [arm.wrist[0] + wider * 0.6, arm.wrist[1]]
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  return {
    side,
    size: THICKNESS[person.build],
    raise,
    shoulder: [side * (person.shoulders - 34), 84 - raise],
    elbow,
    wrist,
    along: [Math.cos(angle), Math.sin(angle)],
    across: [-Math.sin(angle), Math.cos(angle)],
  }
}

/** The upper sleeve continues the line of the shoulder. A round-capped arm would look like a doll's. */
function upperSleeve({ person }: Figure, { side, size, raise, shoulder, elbow }: Bones): Outline {
  const x = (distance: number) => side * (person.shoulders + distance)
  const angle = Math.atan2(elbow[1] - shoulder[1], elbow[0] - shoulder[0])
  const acrossX = -Math.sin(angle) * side * 26 * size
  const acrossY = Math.cos(angle) * side * 26 * size
  return outline(
    `M${x(-52)} ${34 - raise}C${x(-28)} ${38 - raise} ${x(2)} ${48 - raise} ${x(6)} ${84 - raise}
    L${(elbow[0] - acrossX).toFixed(1)} ${(elbow[1] - acrossY).toFixed(1)}
    L${(elbow[0] + acrossX).toFixed(1)} ${(elbow[1] + acrossY).toFixed(1)}
    C${x(-52)} 190 ${x(-62)} 168 ${x(-64)} 150C${x(-70)} 110 ${x(-66)} 70 ${x(-52)} ${34 - raise}Z`,
  )
}

/** The upper arm, which lies under the hair. */
export function drawSleeve(canvas: Canvas2D, figure: Figure, arm: Arm, side: Side, pose: Pose): void {
  const { person, main } = figure
  const bones = bonesOf(figure, arm, side, pose)
  const { shoulder, elbow } = bones
  const upper = upperSleeve(figure, bones)
  fill(canvas, upper, main.base)
  if (side > 0) {
    crescent(canvas, upper, -15, -3, main.shade)
  } else {
    const middle = between(shoulder, elbow, 0.5)
    const inner = lens(shoulder[0] + 34, 120, middle[0] + 40, middle[1] + 10, elbow[0] + 40, elbow[1], 12)
    within(canvas, upper, () => fill(canvas, inner, main.shade))
    crescent(canvas, upper, 4, 1, main.light)
  }
  const x = (distance: number) => side * (person.shoulders + distance)
  fill(canvas, lens(x(-53), 38, x(-74), 92, x(-62), 152, 2), side > 0 ? main.deep : main.shade)
  const low = between(shoulder, elbow, 0.8)
  const fold = lens(low[0] - 26, low[1] - 12, low[0], low[1] + 4, low[0] + 22, low[1] - 8, 3.4)
  within(canvas, upper, () => fill(canvas, fold, main.shade))
}

/** A band of cloth across the forearm: a cuff. */
function drawBand(
  canvas: Canvas2D,
  bones: Bones,
  at: Point,
  half: number,
  depth: number,
  colour: string,
  light: string,
): void {
  const [acrossX, acrossY] = [bones.across[0] * half, bones.across[1] * half]
  const [alongX, alongY] = [bones.along[0] * depth, bones.along[1] * depth]
  const band = outline(
    `M${at[0] - acrossX} ${at[1] - acrossY}L${at[0] + acrossX} ${at[1] + acrossY}
    L${at[0] + acrossX + alongX} ${at[1] + acrossY + alongY}L${at[0] - acrossX + alongX} ${at[1] - acrossY + alongY}Z`,
  )
  stroke(canvas, band, colour, 3)
  fill(canvas, band, colour)
  crescent(canvas, band, 2, 2, light)
}

/** Folds gather at the elbow and run out along the forearm. */
function drawForearmFolds(canvas: Canvas2D, figure: Figure, bones: Bones, forearm: Outline, rolled: boolean): void {
  const { main } = figure
  const { side, elbow, wrist, along, across } = bones
  const inner = between(elbow, wrist, 0.4)
  const creaseX = (elbow[0] + inner[0]) / 2 - side * 6
  const crease = lens(elbow[0] - side * 24, elbow[1] - 26, creaseX, elbow[1] - 16, inner[0], inner[1] - 19, 2)
  fill(canvas, crease, alpha(main.deep, 0.8))
  const fold = (share: number, from: number, reach: number, to: number, swell: number) => {
    const [x, y] = between(elbow, wrist, share)
    const shape = lens(
      x - across[0] * from,
      y - across[1] * from,
      x + along[0] * reach,
      y + along[1] * reach,
      x + across[0] * to,
      y + across[1] * to,
      swell,
    )
    fill(canvas, shape, main.shade)
  }
  within(canvas, forearm, () => {
    fold(0.2, 26, 12, 16, 3.6)
    if (!rolled) fold(0.42, 24, 10, 8, 2.6)
  })
}

function drawBareForearm(canvas: Canvas2D, { skin }: Figure, { elbow, wrist, size }: Bones): void {
  const bare = limb([elbow, between(elbow, wrist, 0.5), wrist], [46 * size, 42 * size, 33 * size])
  fill(canvas, bare, skin.base)
  crescent(canvas, bare, -8, -5, skin.shade)
  crescent(canvas, bare, 2.5, 2.5, skin.light)
}

/** Two turns of the sleeve, wider than the arm that comes out of them. */
function drawRolledCuff(canvas: Canvas2D, { main, skin }: Figure, { elbow, wrist, size, across }: Bones): void {
  const at = (share: number) => between(elbow, wrist, share)
  const shadow = limb([at(0.3), at(0.45)], [52 * size, 44 * size], [false, false])
  fill(canvas, shadow, alpha(skin.deep, 0.55))
  const rolled = limb([at(0.12), at(0.26), at(0.4)], [58 * size, 62 * size, 60 * size], [false, false])
  fill(canvas, rolled, main.base)
  crescent(canvas, rolled, -8, -7, main.shade)
  crescent(canvas, rolled, 3, 3, main.light)
  const turn = (share: number, half: number, colour: string, swell: number) => {
    const [x, y] = at(share)
    const [bendX, bendY] = at(share + 0.06)
    const [reachX, reachY] = [across[0] * half, across[1] * half]
    fill(canvas, lens(x - reachX, y - reachY, bendX, bendY, x + reachX, y + reachY, swell), colour)
  }
  turn(0.14, 28 * size, main.shade, 3)
  turn(0.27, 30 * size, alpha(main.deep, 0.8), 2)
}

function outside(canvas: Canvas2D, shape: Outline, draw: () => void): void {
  const everythingElse = outline('M-3000 -3000H3000V3000H-3000Z')
  everythingElse.addPath(shape)
  canvas.save()
  canvas.clip(everythingElse, 'evenodd')
  draw()
  canvas.restore()
}

/** Forearm and hand, in front of everything, with their shadow on the torso. */
export function drawForearm(canvas: Canvas2D, figure: Figure, arm: Arm, side: Side, pose: Pose, torso: Outline): void {
  const { main, under, skin } = figure
  const { kind } = figure.person.outfit
  const rolled = kind === 'linen'
  const bones = bonesOf(figure, arm, side, pose)
  const { elbow, wrist, along, size } = bones
  const cuff = between(elbow, wrist, rolled ? 0.2 : 0.93)
  const widths = rolled ? [57 * size, 57 * size, 56 * size] : [52 * size, 50 * size, 42 * size]
  const forearm = limb([elbow, between(elbow, cuff, 0.5), cuff], widths, [true, false])
  within(canvas, torso, () => moved(canvas, 9, 11, () => fill(canvas, forearm, alpha(main.deep, 0.5))))
  if (rolled) drawBareForearm(canvas, figure, bones)
  else if (kind !== 'zip') drawBand(canvas, bones, cuff, 18.5 * size, 7, under.base, '#ffffff')
  const nearWrist = between(elbow, wrist, 0.96)
  const [x, y] = rolled ? wrist : [nearWrist[0] + along[0] * 5, nearWrist[1] + along[1] * 5]
  drawHand(canvas, arm.hand, skin, { x, y, degrees: arm.handDegrees, side, size: 0.98 * size })
  if (rolled) {
    // A bare wrist runs on into the hand without a seam.
    const heel: Point = [wrist[0] + along[0] * 9, wrist[1] + along[1] * 9]
    fill(canvas, limb([between(elbow, wrist, 0.9), heel], [21 * size, 21 * size]), skin.base)
  }
  fill(canvas, forearm, main.base)
  crescent(canvas, forearm, side > 0 ? -11 : -6, -9, main.shade)
  outside(canvas, upperSleeve(figure, bones), () => crescent(canvas, forearm, 3, 3.2, main.light))
  drawForearmFolds(canvas, figure, bones, forearm, rolled)
  if (rolled) drawRolledCuff(canvas, figure, bones)
  else if (kind === 'zip') drawBand(canvas, bones, between(elbow, wrist, 0.84), 21 * size, 12, main.shade, main.base)
}
