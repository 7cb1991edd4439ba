import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import { ellipse, fill, fillLenses, lens, within } from '../shapes.ts'
import { alpha } from '../colour.ts'
import type { DrawOutfit } from './tailoring.ts'

function drawPearls(canvas: Canvas2D): void {
  for (let index = -4; index <= 4; index++) {
    const x = index * 8.4 + 1
    const y = 36 - index * index * 1.75
    fill(canvas, ellipse(x, y, 4.6, 4.6), index > 1 ? '#dcd0c2' : '#f7f1e8')
    fill(canvas, ellipse(x - 1.3, y - 1.4, 1.5, 1.5), '#fff')
  }
}

/** A collarless jacket over a round-necked top, with pearls. */
export const jacket: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso, skinWithin } = wardrobe
  const { main, under } = figure
  within(canvas, torso, () => {
    fill(canvas, outline('M-80 -20H80V790H-80Z'), under.base)
    skinWithin('M-46 -90V-30C-40 26 -14 44 2 44C18 44 40 26 48 -30V-90Z')
    fill(canvas, lens(-42, 4, -22, 46, 2, 44, 2.6), under.shade)
    fillLenses(
      canvas,
      [
        [-18, 60, -10, 130, -14, 220, 2.6],
        [20, 56, 16, 120, 10, 220, 3.2],
      ],
      under.shade,
    )
    fill(canvas, outline('M-36 -28C-62 60 -44 200 -30 790H-260V-20Z'), main.base)
    fill(canvas, outline('M36 -28C62 60 40 200 26 790H260V-20Z'), main.base)
    fill(canvas, outline('M96 60C80 170 60 240 50 790H260V20Z'), alpha(main.shade, 0.8))
    fill(canvas, lens(-48, 8, -58, 160, -32, 520, 4), main.light)
    fill(canvas, lens(49, 8, 54, 160, 28, 520, 5), main.shade)
    fill(canvas, outline('M36 -28C62 60 40 200 26 790H14C30 200 50 60 32 -22Z'), alpha(under.deep, 0.5))
    fillLenses(
      canvas,
      [
        [-100, 150, -80, 176, -52, 184, 4],
        [104, 150, 86, 178, 56, 186, 4],
        [-104, 206, -80, 222, -48, 218, 3],
      ],
      main.shade,
    )
  })
  drawPearls(canvas)
}
