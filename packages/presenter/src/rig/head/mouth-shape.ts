import { slideOf, turnedAway } from '../pose.ts'
import type { Pose } from '../pose.ts'
import type { Presenter } from '../presenters.ts'
import { blend } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import type { Viseme } from '../visemes.ts'

/** Adds a smile to a viseme. Rounded visemes keep little of it. */
function withSmile(viseme: Viseme, smile: number): Viseme {
  const kept = smile * (1 - 0.75 * viseme.round)
  return { ...viseme, halfWidth: viseme.halfWidth + kept * 4, cornerLift: viseme.cornerLift + kept * 5.6 }
}

/** Curves of a mouth as connected SVG path segments. */
export interface MouthShape {
  lips: Viseme
  x: number
  y: number
  left: Point
  right: Point
  innerTop: number
  innerLow: number
  lowerThickness: number
  outerBelow: number
  innerUpper: string
  innerUpperBack: string
  innerLower: string
  outerUpper: string
  outerLower: string
  parting: string
  tuckedLip: string
}

/** Returns lip line and corners of a mouth. */
function measureMouth(person: Presenter, pose: Pose) {
  const lips = withSmile(pose.mouth, pose.smile)
  const { round, press } = lips
  const slide = slideOf(pose, 1.3)
  const x = slide.x
  const y = 66 + slide.y + person.face.length * 0.75
  // The far half of a turned mouth is shorter.
  const halfLeft = lips.halfWidth * (1 - 0.18 * turnedAway(pose, -1))
  const halfRight = lips.halfWidth * (1 - 0.18 * turnedAway(pose, 1))
  // Rounding makes thin lips look fuller.
  const fullness = blend(person.lipFullness, Math.max(1.05, person.lipFullness), round)
  const upperThickness = (4.3 + round * 1.5) * fullness * blend(1, 0.55, press)
  const lowerThickness = (7.4 + round * 0.4) * fullness * blend(1, 0.62, press)
  const dip = Math.max(0, lips.cornerLift) * 0.5
  const innerTop = y + dip - lips.above
  const innerLow = y + dip + lips.below
  const cornerY = blend(y - lips.cornerLift, (innerTop + innerLow) / 2, round)
  const left: Point = [x - halfLeft, cornerY]
  // Slight asymmetry.
  const right: Point = [x + halfRight, cornerY - 0.6 * (1 - round)]
  return { lips, x, y, halfLeft, halfRight, upperThickness, lowerThickness, innerTop, innerLow, cornerY, left, right }
}
type Measured = ReturnType<typeof measureMouth>

function innerUpperLip({ lips, x, halfLeft, halfRight, innerTop, cornerY, left, right }: Measured) {
  const { round } = lips
  const wide = blend(0.5, 1, round)
  const narrow = blend(0.2, 0.55, round)
  const rise = blend(innerTop + 1.2, blend(cornerY, innerTop, 0.56), round)
  return {
    innerUpper: `C${x - halfLeft * wide} ${rise} ${x - halfLeft * narrow} ${innerTop} ${x} ${innerTop}
      C${x + halfRight * narrow} ${innerTop} ${x + halfRight * wide} ${rise} ${right[0]} ${right[1]}`,
    innerUpperBack: `C${x + halfRight * wide} ${rise} ${x + halfRight * narrow} ${innerTop} ${x} ${innerTop}
      C${x - halfLeft * narrow} ${innerTop} ${x - halfLeft * wide} ${rise} ${left[0]} ${left[1]}`,
  }
}

function outerUpperLip({ lips, x, halfLeft, halfRight, upperThickness, innerTop, cornerY, right }: Measured): string {
  const { round } = lips
  const bow = Math.max(0.6, 2.4 * (1 - round))
  const edge = innerTop - upperThickness
  const peak = edge - bow
  const wide = blend(0.62, 1.16, round)
  const rise = blend(innerTop - upperThickness * 0.85, blend(cornerY, edge, 0.6), round)
  const far = Math.min(8, halfLeft * 0.62)
  const near = Math.min(4.5, halfLeft * 0.36)
  return `C${x - halfLeft * wide} ${rise} ${x - far} ${peak} ${x - near} ${peak}
    Q${x} ${edge + bow * 0.4} ${x + near} ${peak}
    C${x + far} ${peak} ${x + halfRight * wide} ${rise} ${right[0]} ${right[1]}`
}

/** Returns the lower lip from the right to the left corner. */
function lowerLip({ lips, x, y, halfLeft, halfRight, left, right }: Measured, below: number): string {
  const { round } = lips
  const wide = blend(0.68 + round * 0.12, 1.1, round)
  const rise = blend(0.86, 0.6, round)
  const narrow = blend(0.42, 0.55, round)
  const low = y + below
  return `C${x + halfRight * wide} ${blend(right[1], low, rise)} ${x + halfRight * narrow} ${low} ${x} ${low}
    C${x - halfLeft * narrow} ${low} ${x - halfLeft * wide} ${blend(left[1], low, rise)} ${left[0]} ${left[1]}`
}

export function mouthShape(person: Presenter, pose: Pose): MouthShape {
  const measured = measureMouth(person, pose)
  const { lips, x, y, halfLeft, halfRight, lowerThickness, innerTop, innerLow, left, right } = measured
  const outerBelow = innerLow - y + lowerThickness * (lips.tuck ? 0.75 : 1)
  const inner = innerUpperLip(measured)
  return {
    lips,
    x,
    y,
    left,
    right,
    innerTop,
    innerLow,
    lowerThickness,
    outerBelow,
    ...inner,
    outerUpper: outerUpperLip(measured),
    innerLower: lowerLip(measured, innerLow - y),
    outerLower: lowerLip(measured, outerBelow),
    parting: `M${left[0] - 1} ${left[1] - 0.4}${inner.innerUpper}L${right[0] + 1} ${right[1] - 0.4}
      C${x + halfRight * 0.5} ${innerTop + 3.2} ${x + halfRight * 0.2} ${innerTop + 1.9} ${x} ${innerTop + 1.7}
      C${x - halfLeft * 0.2} ${innerTop + 1.9} ${x - halfLeft * 0.5} ${innerTop + 3.2} ${left[0] - 1} ${left[1] - 0.4}Z`,
    tuckedLip: `M${x - halfLeft * 0.7} ${innerLow - 2}Q${x} ${innerLow - 3} ${x + halfRight * 0.7} ${innerLow - 2}
      L${x + halfRight * 0.6} ${innerLow + 1}Q${x} ${innerLow} ${x - halfLeft * 0.6} ${innerLow + 1}Z`,
  }
}
