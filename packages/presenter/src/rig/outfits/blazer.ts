import { outline } from '../canvas-backend.ts'
import { crescent, fill, fillLenses, lens, moved, within } from '../shapes.ts'
import { drawLapelledJacket } from './tailoring.ts'
import type { DrawOutfit, Wardrobe } from './tailoring.ts'

/** A blazer over a plain top; with a headscarf the scarf is tucked under its lapels. */
export const blazer: DrawOutfit = (wardrobe) => {
  const { canvas, figure, torso, skinWithin } = wardrobe
  const { under, scarf } = figure
  within(canvas, torso, () => {
    fill(canvas, outline('M-80 -20H80V230H-80Z'), under.base)
    if (!scarf) {
      skinWithin('M-48 -90V-30C-40 30 -14 66 2 74C16 64 40 30 48 -30V-90Z')
      fill(canvas, lens(-42, 14, -26, 54, 3, 76, 2.4), under.shade)
    }
    fillLenses(
      canvas,
      [
        [-14, 90, -6, 140, -8, 190, 2.4],
        [16, 84, 12, 130, 6, 186, 3],
      ],
      under.shade,
    )
  })
  drawLapelledJacket(wardrobe, { meets: 190, notch: 96 })
}

/** The scarf worn full over the shoulders. */
export function drawScarfDrape({ canvas, figure, torso }: Wardrobe): void {
  const { scarf } = figure
  if (!scarf) return
  const drape = outline(
    `M-72 -26C-100 -4 -112 22 -96 48C-70 92 -30 122 4 128C44 120 82 84 98 48C110 20 98 -6 74 -26
    C40 14 -34 14 -72 -26Z`,
  )
  within(canvas, torso, () => moved(canvas, 4, 8, () => fill(canvas, drape, '#00000030')))
  fill(canvas, drape, scarf.base)
  crescent(canvas, drape, -12, -6, scarf.shade)
  crescent(canvas, drape, 3, 3, scarf.light)
  within(canvas, drape, () => {
    fillLenses(
      canvas,
      [
        [-78, -8, -20, 62, 84, 16, 4],
        [-92, 26, -20, 92, 88, 40, 4],
        [-60, 70, 0, 106, 70, 72, 3.4],
      ],
      scarf.deep,
    )
    fillLenses(
      canvas,
      [
        [-84, 10, -24, 70, 60, 40, 2.4],
        [-70, 54, -10, 96, 50, 80, 2],
      ],
      scarf.light,
    )
  })
}
