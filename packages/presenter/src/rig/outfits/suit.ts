import { outline } from '../canvas-backend.ts'
import { ellipse, fill, fillLenses, stroke, within } from '../shapes.ts'
import { drawLapelledJacket, drawPocketSquare, drawShirtCollar } from './tailoring.ts'
import type { DrawOutfit } from './tailoring.ts'

export const suit: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso, skinWithin } = wardrobe
  const { under } = figure
  within(canvas, torso, () => {
    fill(canvas, outline('M-90 -20H90V240H-90Z'), under.base)
    skinWithin('M-50 -90V-30C-30 16 -10 54 2 76C14 54 32 16 52 -30V-90Z')
    stroke(canvas, outline('M2 72V230'), under.shade, 3)
    for (const y of [104, 148]) fill(canvas, ellipse(2, y, 3.4, 3.4), under.deep)
    fillLenses(
      canvas,
      [
        [-30, 90, -18, 130, -20, 190, 2.6],
        [34, 84, 22, 130, 20, 190, 3],
      ],
      under.shade,
    )
  })
  drawShirtCollar(wardrobe, 74, 44, 18)
  drawLapelledJacket(wardrobe, { meets: 206, notch: 104, width: 1.14 })
  drawPocketSquare(wardrobe, 68, 156)
}
