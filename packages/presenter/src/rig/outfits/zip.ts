import { outline } from '../canvas-backend.ts'
import { fill, fillLenses, roundedRect, SIDES, stroke, within } from '../shapes.ts'
import { alpha } from '../colour.ts'
import { drawFlap, drawShirtCollar } from './tailoring.ts'
import type { DrawOutfit, Wardrobe } from './tailoring.ts'

function drawFunnelCollar({ canvas, figure }: Wardrobe): void {
  const { main, accent } = figure
  for (const side of SIDES) {
    const x = (distance: number) => side * distance
    const flap = outline(
      `M${x(46)} -34C${x(66)} 0 ${x(66)} 40 ${x(52)} 70C${x(36)} 98 ${x(16)} 110 ${x(1) + 1} 128
      C${x(8) + 1} 92 ${x(30)} 50 ${x(46)} -34Z`,
    )
    drawFlap(canvas, flap, side < 0, { tones: main, shadow: alpha(main.deep, 0.8), edge: [-6, -2] })
    stroke(canvas, outline(`M${x(37)} 0C${x(30)} 50 ${x(8) + 1} 92 1 124`), accent, 3)
  }
}

/** A quarter-zip pullover on a shirt; its zip is in the brand's accent. */
export const zip: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso, skinWithin } = wardrobe
  const { main, under, accent } = figure
  within(canvas, torso, () => {
    fill(canvas, outline('M-260 -20H260V790H-260Z'), main.base)
    fill(canvas, outline('M96 60C80 170 60 240 50 790H260V20Z'), alpha(main.shade, 0.85))
    fillLenses(
      canvas,
      [
        [-112, 150, -80, 190, -20, 196, 5],
        [-116, 214, -70, 240, -16, 230, 4],
        [112, 150, 84, 190, 30, 200, 5],
        [-60, 300, -20, 318, 40, 306, 5],
      ],
      main.shade,
    )
    fill(canvas, outline('M-40 -24C-30 30 -8 90 2 118C14 90 32 30 42 -24Z'), under.base)
    skinWithin('M-50 -90V-30C-30 6 -8 36 2 52C12 36 32 6 52 -30V-90Z')
  })
  drawShirtCollar(wardrobe, 58, 34, 14)
  within(canvas, torso, () => {
    drawFunnelCollar(wardrobe)
    stroke(canvas, outline('M1 122V196'), main.deep, 4)
    fill(canvas, roundedRect(-3, 124, 8, 18, 4), accent)
  })
}
