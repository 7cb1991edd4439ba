import { outline } from '../canvas-backend.ts'
import { crescent, ellipse, fill, fillLenses, lens, roundedRect, SIDES, stroke, within } from '../shapes.ts'
import { alpha } from '../colour.ts'
import { drawFlap } from './tailoring.ts'
import type { DrawOutfit, Wardrobe } from './tailoring.ts'

function drawTShirt({ canvas, figure, skinWithin }: Wardrobe): void {
  const { under } = figure
  fill(canvas, outline('M-90 -20H90V790H-90Z'), under.base)
  skinWithin('M-50 -90V-30C-42 14 -20 29 2 30C24 29 42 14 52 -30V-90Z')
  stroke(canvas, outline('M-44 -8C-36 22 -20 33 2 34C24 33 38 22 46 -8'), under.shade, 5)
  fillLenses(
    canvas,
    [
      [-34, 80, -10, 110, 20, 112, 3],
      [-30, 140, 0, 170, 26, 160, 3],
      [28, 60, 20, 130, 24, 220, 3.4],
    ],
    under.shade,
  )
}

function drawPatchPocket({ canvas, figure }: Wardrobe): void {
  const { main } = figure
  const pocket = roundedRect(54, 130, 46, 58, 8)
  fill(canvas, pocket, main.base)
  crescent(canvas, pocket, -4, -4, main.shade)
  stroke(canvas, outline('M54 147L77 156L100 147'), main.deep, 2.4)
  stroke(canvas, pocket, main.shade, 2)
}

function drawCollar({ canvas, figure }: Wardrobe): void {
  const { main } = figure
  for (const side of SIDES) {
    const x = (distance: number) => side * distance
    const flap = outline(
      `M${x(40)} -36C${x(48)} -8 ${x(86)} 30 ${x(80)} 66L${x(44)} 54C${x(42)} 30 ${x(36)} 8 ${x(40)} -36Z`,
    )
    drawFlap(canvas, flap, side < 0, { tones: main, shadow: alpha(main.deep, 0.75), edge: [-6, -3] })
  }
}

/** An open overshirt on a plain shirt. */
export const overshirt: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso } = wardrobe
  const { main, under } = figure
  within(canvas, torso, () => {
    drawTShirt(wardrobe)
    fill(canvas, outline('M-41 -30C-66 70 -46 230 -52 790H-260V-20Z'), main.base)
    fill(canvas, outline('M40 -10C54 70 30 230 28 790H60V-20Z'), alpha(under.deep, 0.6))
    fill(canvas, outline('M42 -30C62 70 44 230 44 790H260V-20Z'), main.base)
    fill(canvas, outline('M106 60C96 170 82 240 74 790H260V20Z'), alpha(main.shade, 0.8))
    fill(canvas, lens(-54, 40, -62, 200, -54, 440, 4), main.light)
    stroke(canvas, outline('M-68 60C-76 200 -70 330 -70 790'), main.shade, 2)
    stroke(canvas, outline('M66 60C72 200 64 330 62 790'), main.deep, 2)
    for (const y of [128, 196, 264]) fill(canvas, ellipse(-60, y, 3.6, 3.6), main.deep)
    drawPatchPocket(wardrobe)
    fillLenses(
      canvas,
      [
        [-112, 150, -96, 176, -76, 182, 4],
        [-116, 206, -96, 222, -74, 218, 3],
      ],
      main.shade,
    )
    drawCollar(wardrobe)
  })
}
