import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import type { HairStyle, Presenter } from '../presenters.ts'
import { ellipse, fill, SIDES, stroke, within } from '../shapes.ts'
import type { Side } from '../shapes.ts'

const COVERED: Partial<Record<HairStyle, readonly Side[]>> = {
  wavy: [-1, 1],
  bob: [-1, 1],
  long: [-1, 1],
  headscarf: [-1, 1],
}

// Above this turn the cheek hides the ear.
const HIDDEN = 0.6

/** Returns the x of an ear: behind the cheek on the far side, forward on the near side. */
const earX = (person: Presenter, pose: Pose, side: Side) =>
  side * (person.face.cheek + 1 - 9 * turnedAway(pose, side) - 3 * turnedAway(pose, side < 0 ? 1 : -1))

function drawEar(canvas: Canvas2D, { person, skin }: Figure, pose: Pose, side: Side): void {
  const away = turnedAway(pose, side)
  if (away > HIDDEN) return
  const near = turnedAway(pose, side < 0 ? 1 : -1)
  const x = earX(person, pose, side)
  const y = 8 - pose.pitch * 3
  const width = 11 - away * 7 + near * 5
  const at = (distance: number) => x + side * distance
  const ear = outline(
    `M${at(-6)} ${y - 20}C${at(width)} ${y - 28} ${at(width + 4)} ${y + 2} ${at(5)} ${y + 15}
    C${at(1)} ${y + 24} ${at(-6)} ${y + 24} ${at(-8)} ${y + 14}Z`,
  )
  fill(canvas, ear, side > 0 ? skin.shade : skin.base)
  within(canvas, ear, () => {
    const shell = `M${at(-2)} ${y - 10}C${at(width - 3)} ${y - 14} ${at(width - 2)} ${y} ${at(2)} ${y + 6}
      C${at(1)} ${y + 2} ${at(5)} ${y - 4} ${at(-2)} ${y - 10}Z`
    fill(canvas, outline(shell), skin.deep)
  })
}

/** Draws the ears that the hair leaves visible. */
export function drawEars(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  const covered = COVERED[figure.person.hairStyle] ?? []
  for (const side of SIDES) if (!covered.includes(side)) drawEar(canvas, figure, pose, side)
}

/** Draws the hearing aid. */
export function drawHearingAid(canvas: Canvas2D, { person }: Figure, pose: Pose): void {
  if (!person.hearingAid) return
  if (turnedAway(pose, 1) > HIDDEN) return
  const x = earX(person, pose, 1)
  stroke(canvas, outline(`M${x - 2} -12C${x + 12} -16 ${x + 17} 2 ${x + 10} 14`), '#465564', 6)
  stroke(canvas, outline(`M${x + 2} -11C${x + 12} -10 ${x + 14} 2 ${x + 10} 9`), '#8fa2b3', 2)
  stroke(canvas, outline(`M${x - 2} -12C${x - 8} -6 ${x - 6} 2 ${x - 2} 8`), '#c9d3db', 1.6)
}

export function drawEarrings(canvas: Canvas2D, { person }: Figure, pose: Pose): void {
  if (!person.earrings) return
  for (const side of SIDES) {
    if (turnedAway(pose, side) > HIDDEN) continue
    const x = earX(person, pose, side) + side * 4 + pose.hair * 1.5
    if (person.earrings === 'hoop') {
      stroke(canvas, ellipse(x, 40, 6.5, 8.5), side < 0 ? '#e8b94a' : '#c9952c', 3)
    } else {
      stroke(canvas, outline(`M${x} 31v8`), '#d9b45c', 2)
      fill(canvas, ellipse(x, 45, 4, 6.5), '#e6c873')
    }
  }
}
