import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { mouthShape } from './mouth-shape.ts'
import type { MouthShape } from './mouth-shape.ts'
import type { Pose } from '../pose.ts'
import { blend, fill, lens, SIDES, within } from '../shapes.ts'
import { alpha, mix, shift } from '../colour.ts'

function drawTongue(canvas: Canvas2D, { x, innerTop, innerLow, lips }: MouthShape): void {
  const tipUp = lips.tongue > 0.8
  const top = blend(innerLow + 1, innerTop + (tipUp ? 3.6 : 7), lips.tongue)
  const half = lips.halfWidth
  const shape = `M${x - half * 0.62} ${innerLow + 8}C${x - half * 0.6} ${top - 1} ${x - 5} ${top - 2} ${x} ${top + 0.6}
    C${x + 5} ${top - 2} ${x + half * 0.6} ${top - 1} ${x + half * 0.62} ${innerLow + 8}Z`
  fill(canvas, outline(shape), '#cf6a6a')
  if (lips.tongue < 0.9) fill(canvas, lens(x, top + 2, x, top + 6, x, innerLow + 4, 0.8), '#a94c52')
}

/** Teeth are one row. Lines between them would look old. */
function drawUpperTeeth(canvas: Canvas2D, { x, innerTop, lips }: MouthShape): void {
  const height = Math.min(7.4, 3.4 + (lips.above + lips.below) * 0.42) * lips.upperTeeth
  const half = lips.halfWidth
  const edge = innerTop + height
  const row = outline(
    `M${x - half * 1.2} ${innerTop - 14}H${x + half * 1.2}V${edge - 3}Q${x + half * 0.55} ${edge + 0.2} ${x} ${edge + 0.6}
    Q${x - half * 0.55} ${edge + 0.2} ${x - half * 1.2} ${edge - 3}Z`,
  )
  fill(canvas, row, '#fffaf3')
  within(canvas, row, () => {
    const shadow = `M${x + half * 0.5} ${innerTop - 14}L${x + half * 0.74} ${edge + 4}H${x + 60}V${innerTop - 14}Z`
    fill(canvas, outline(shadow), '#f3e9e0')
  })
}

function drawLowerTeeth(canvas: Canvas2D, { x, innerLow, lips }: MouthShape): void {
  const half = lips.halfWidth * 0.7
  const edge = innerLow - 2.6 * lips.lowerTeeth
  const row = `M${x - half} ${innerLow + 6}V${edge}Q${x} ${innerLow - 3.4 * lips.lowerTeeth} ${x + half} ${edge}V${innerLow + 6}Z`
  fill(canvas, outline(row), '#f4e9df')
}

function drawInside(canvas: Canvas2D, shape: MouthShape): void {
  const { lips, left } = shape
  const cavity = outline(`M${left[0]} ${left[1]}${shape.innerUpper}${shape.innerLower}Z`)
  fill(canvas, cavity, '#4a1720')
  within(canvas, cavity, () => {
    const tipUp = lips.tongue > 0.8
    if (lips.tongue > 0 && !tipUp) drawTongue(canvas, shape)
    if (lips.upperTeeth > 0) drawUpperTeeth(canvas, shape)
    // For L and TH the tip of the tongue is visible below the upper teeth.
    if (tipUp) drawTongue(canvas, shape)
    if (lips.lowerTeeth > 0) drawLowerTeeth(canvas, shape)
  })
}

function drawCorners(canvas: Canvas2D, { person, skin }: Figure, pose: Pose, shape: MouthShape): void {
  // A beard covers the folds of the corners.
  if (person.bearded) return
  for (const side of SIDES) {
    const [x, y] = side < 0 ? shape.left : shape.right
    const corner = lens(x + side * 0.5, y + 2.5, x + side * 3.6, y - 0.5, x + side * 2.6, y - 4.5, 1)
    fill(canvas, corner, alpha(skin.line, 0.5 + 0.3 * pose.smile))
    if (pose.smile <= 0.3) continue
    const lift = shape.y - shape.lips.cornerLift
    const dimple = lens(x + side * 6, lift - 9, x + side * 11, lift, x + side * 7.5, lift + 8, 1.1)
    fill(canvas, dimple, alpha(skin.deep, (person.age > 40 ? 0.5 : 0.26) * pose.smile))
  }
}

function drawLowerLipLight(canvas: Canvas2D, figure: Figure, shape: MouthShape, lowerLip: string): void {
  const { person } = figure
  if (person.build !== 'slender' && person.lipFullness <= 1) return
  const { x, innerLow, lowerThickness, lips } = shape
  const from = x - lips.halfWidth * 0.34
  const to = x + lips.halfWidth * 0.22
  const edge = innerLow + lowerThickness * 0.34
  const light = `M${from} ${edge}Q${x - 2} ${innerLow + lowerThickness * 0.62} ${to} ${edge}
    Q${x - 2} ${innerLow + lowerThickness * 0.16} ${from} ${edge}Z`
  fill(canvas, outline(light), alpha(shift(lowerLip, { lightness: 0.11, chroma: -0.02 }), lips.press ? 0.35 : 0.85))
}

/** Draws a mouth in head coordinates. The smile is added to the viseme. */
export function drawMouth(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  const { person, skin } = figure
  const shape = mouthShape(person, pose)
  const { x, y, lips, left } = shape
  const natural = person.build === 'slender' ? { lower: 0.12, upper: 0.05 } : { lower: 0.42, upper: 0.34 }
  // Rounded lips need their own colour to be visible.
  const bare = 1 - 0.65 * lips.round
  const lowerLip = mix(shift(person.lips, { lightness: 0.06 }), skin.base, natural.lower * bare)
  const upperLip = mix(shift(person.lips, { lightness: -0.035 }), skin.base, natural.upper * bare)
  const low = y + shape.outerBelow
  const underLip = `M${x - 13} ${low + 4}Q${x} ${low + 8.5} ${x + 14} ${low + 3.5}Q${x} ${low + 3} ${x - 13} ${low + 4}Z`
  fill(canvas, outline(underLip), alpha(skin.deep, person.bearded ? 0.4 : 0.6))
  fill(canvas, outline(`M${left[0]} ${left[1]}${shape.outerUpper}${shape.outerLower}Z`), lowerLip)
  const open = lips.above + lips.below > 1.5
  if (open) drawInside(canvas, shape)
  fill(canvas, outline(`M${left[0]} ${left[1]}${shape.outerUpper}${shape.innerUpperBack}Z`), upperLip)
  if (!open) {
    const parting = mix(shift(person.lips, { lightness: -0.2 }), skin.line, 0.35)
    fill(canvas, outline(shape.parting), parting)
  }
  if (lips.tuck) fill(canvas, outline(shape.tuckedLip), shift(lowerLip, { lightness: -0.06 }))
  drawLowerLipLight(canvas, figure, shape, lowerLip)
  drawCorners(canvas, figure, pose, shape)
}
