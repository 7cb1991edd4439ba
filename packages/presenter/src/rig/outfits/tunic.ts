import { outline } from '../canvas-backend.ts'
import { crescent, fill, fillLenses, moved, SIDES, stroke, within } from '../shapes.ts'
import { alpha } from '../colour.ts'
import { drawFlap } from './tailoring.ts'
import type { DrawOutfit, Wardrobe } from './tailoring.ts'

function drawStandingCollar({ canvas, figure }: Wardrobe): void {
  const { main } = figure
  for (const side of SIDES) {
    const x = (distance: number) => side * distance
    const [endX, endY] = side < 0 ? [-12, 104] : [24, 92]
    const collar = outline(
      `M${x(37)} -33C${x(44)} 0 ${x(42)} 46 ${endX} ${endY}C${x(42)} 92 ${x(60)} 66 ${x(63)} 40
      C${x(62)} 10 ${x(50)} -14 ${x(37)} -33Z`,
    )
    drawFlap(canvas, collar, side < 0, { tones: main, shadow: alpha(main.deep, 0.6), shadowY: 4, edge: [-5, -2] })
  }
}

/** A wrapped front with a standing collar over a light top, piped in the brand's accent. */
export const tunic: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso, skinWithin } = wardrobe
  const { main, under, accent } = figure
  within(canvas, torso, () => {
    fill(canvas, outline('M-70 -20H70V170H-70Z'), under.base)
    skinWithin('M-46 -90V-30C-36 24 -10 44 4 50C16 40 36 20 48 -30V-90Z')
    fillLenses(
      canvas,
      [
        [-4, 60, 4, 90, 2, 130, 2.4],
        [20, 54, 18, 80, 14, 116, 2.6],
      ],
      under.shade,
    )
    fill(canvas, outline('M37 -33C52 40 34 120 -6 186L-30 790H260V-20Z'), main.base)
    fill(canvas, outline('M92 60C80 170 40 260 20 790H260V20Z'), alpha(main.shade, 0.8))
    const wrap = outline('M-37 -33C-56 30 -30 110 60 210L84 790H-260V-20Z')
    moved(canvas, 6, 8, () => fill(canvas, wrap, alpha(main.deep, 0.85)))
    fill(canvas, wrap, main.base)
    crescent(canvas, wrap, -5, 3, main.light)
    fillLenses(
      canvas,
      [
        [-96, 156, -40, 200, 56, 214, 5],
        [-100, 210, -30, 250, 66, 250, 4.4],
        [-96, 270, -30, 300, 70, 296, 4],
        [100, 150, 90, 180, 66, 200, 3.6],
      ],
      main.shade,
    )
    drawStandingCollar(wardrobe)
    stroke(canvas, outline('M-24 96C-6 134 24 170 60 206'), alpha(accent, 0.95), 3)
  })
}
