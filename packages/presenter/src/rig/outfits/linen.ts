import { outline } from '../canvas-backend.ts'
import { ellipse, fill, fillLenses, SIDES, stroke, within } from '../shapes.ts'
import { alpha } from '../colour.ts'
import { drawFlap } from './tailoring.ts'
import type { DrawOutfit } from './tailoring.ts'

/** A linen shirt with an open collar; its sleeves are rolled. */
export const linen: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso, skinWithin } = wardrobe
  const { main } = figure
  within(canvas, torso, () => {
    fill(canvas, outline('M-260 -20H260V790H-260Z'), main.base)
    fill(canvas, outline('M92 60C78 170 60 240 50 790H260V20Z'), alpha(main.shade, 0.9))
    skinWithin('M-50 -90V-30C-30 40 -8 96 2 112C14 94 34 40 52 -30V-90Z')
    stroke(canvas, outline('M2 110C4 220 2 340 4 790'), main.shade, 3)
    stroke(canvas, outline('M-14 118C-12 220 -14 340 -12 790'), alpha(main.shade, 0.7), 2)
    for (const y of [140, 206, 272]) fill(canvas, ellipse(-5, y, 3.8, 3.8), main.deep)
    fillLenses(
      canvas,
      [
        [-100, 146, -76, 190, -30, 204, 5],
        [-106, 214, -66, 236, -22, 226, 4],
        [104, 146, 84, 190, 34, 206, 5],
        [40, 250, 60, 276, 84, 270, 4],
        [-70, 300, -44, 318, -18, 306, 4],
      ],
      main.shade,
    )
    for (const side of SIDES) {
      const x = (distance: number) => side * distance
      const flap = outline(
        `M${x(40)} -34C${x(54)} 0 ${x(82)} 36 ${x(72)} 76L${x(10)} 104C${x(20)} 70 ${x(34)} 26 ${x(40)} -34Z`,
      )
      drawFlap(canvas, flap, side < 0, { tones: main, shadow: alpha(main.deep, 0.6), edge: [-7, -3] })
    }
  })
}
