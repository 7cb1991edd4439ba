import { outline } from '../canvas-backend.ts'
import type { Canvas2D, Outline } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { crescent, ellipse, fill, fillLenses, moved, SIDES, stroke, within } from '../shapes.ts'
import { alpha, shift } from '../colour.ts'
import type { ClothTones } from '../colour.ts'

/** The inputs for drawing an outfit. */
export interface Wardrobe {
  canvas: Canvas2D
  figure: Figure
  torso: Outline
  /** Draws neck and chin shadow inside an opening. Openings must reach far above the collar, else their soft edge is visible. */
  skinWithin: (opening: string) => void
}

export type DrawOutfit = (wardrobe: Wardrobe) => void

/** A pocket with a square in the brand's accent. */
export function drawPocketSquare({ canvas, figure }: Wardrobe, x: number, y: number): void {
  const { main, accent } = figure
  const cloth = `M${x - 2} ${y + 3}L${x + 8} ${y - 14}L${x + 17} ${y - 4}L${x + 26} ${y - 16}L${x + 34} ${y + 1}Z`
  fill(canvas, outline(cloth), accent)
  const shade = `M${x + 17} ${y - 4}L${x + 26} ${y - 16}L${x + 34} ${y + 1}L${x + 22} ${y + 2}Z`
  fill(canvas, outline(shade), shift(accent, { lightness: -0.07 }))
  stroke(canvas, outline(`M${x - 4} ${y + 4}L${x + 38} ${y}`), main.deep, 5)
  stroke(canvas, outline(`M${x - 4} ${y + 1.6}L${x + 38} ${y - 2.4}`), main.light, 1.4)
}

interface FlapLook {
  tones: ClothTones
  shadow: string
  shadowX?: number
  shadowY?: number
  edge: readonly [x: number, y: number]
}

/** One half of a collar: its cast shadow, lit on the left, shaded on the right. */
export function drawFlap(canvas: Canvas2D, shape: Outline, lit: boolean, look: FlapLook): void {
  const { tones, shadow, shadowX = 3, shadowY = 6, edge } = look
  moved(canvas, shadowX, shadowY, () => fill(canvas, shape, shadow))
  fill(canvas, shape, lit ? tones.light : tones.base)
  if (!lit) crescent(canvas, shape, edge[0], edge[1], tones.shade)
}

export function drawShirtCollar({ canvas, figure }: Wardrobe, open: number, spread: number, rise: number): void {
  const { under } = figure
  for (const side of SIDES) {
    const x = (distance: number) => side * distance
    const flap = outline(
      `M${x(41)} ${-rise - 16}C${x(43)} 4 ${x(spread * 1.35)} 30 ${x(spread * 1.1)} 52L${x(10)} ${open - 8}
      C${x(18)} 20 ${x(28)} 4 ${x(41)} ${-rise - 16}Z`,
    )
    drawFlap(canvas, flap, side < 0, { tones: under, shadow: alpha(under.deep, 0.55), shadowY: 5, edge: [-5, -3] })
  }
}

/** Lapelled jacket over whatever is worn beneath. `meets` is the height where its fronts meet, `notch` that of the lapels. */
export function drawLapelledJacket(
  { canvas, figure, torso }: Wardrobe,
  { meets, notch, width = 1 }: { meets: number; notch: number; width?: number },
): void {
  const { main } = figure
  const edge = 74 * width
  const collar = width > 1 ? 45 : 41
  const lapel = (side: -1 | 1) => {
    const x = (distance: number) => side * distance
    return outline(
      `M${x(collar)} -33C${x(50)} -8 ${x(62)} 14 ${x(edge - 4)} ${notch - 46}L${x(edge)} ${notch - 34}L${x(edge - 16)} ${notch - 22}
      L${x(edge + 2)} ${notch - 4}C${x(edge - 12)} ${notch + 44} ${x(30)} ${meets - 34} 0 ${meets}
      C${x(20)} ${meets - 60} ${x(48)} 66 ${x(collar)} -33Z`,
    )
  }
  within(canvas, torso, () => {
    fill(canvas, outline(`M${1 - collar} -34C-50 30 -30 130 2 ${meets}L6 790H-260V-34Z`), main.base)
    fill(canvas, outline(`M${collar - 1} -34C50 30 30 130 -2 ${meets}L-2 790H260V-34Z`), main.base)
    fill(canvas, outline(`M${edge * 0.9} 70C70 150 40 200 14 790H260V20Z`), alpha(main.shade, 0.75))
    fillLenses(
      canvas,
      [
        [-92, 160, -70, 186, -18, 200, 4],
        [-98, 214, -70, 226, -20, 212, 3.4],
        [96, 160, 74, 186, 24, 198, 4],
        [100, 214, 70, 230, 22, 212, 3.6],
        [-104, 132, -96, 150, -78, 158, 3],
      ],
      main.shade,
    )
    stroke(canvas, outline(`M2 ${meets}C4 300 2 380 4 790`), main.deep, 3)
    const [left, right] = [lapel(-1), lapel(1)]
    moved(canvas, 5, 7, () => fill(canvas, left, alpha(main.deep, 0.8)))
    moved(canvas, 4, 6, () => fill(canvas, right, alpha(main.deep, 0.8)))
    fill(canvas, right, main.base)
    crescent(canvas, right, -5, -2, main.shade)
    crescent(canvas, right, 2.4, 2.4, main.light)
    fill(canvas, left, shift(main.base, { lightness: 0.018 }))
    crescent(canvas, left, 2.6, 2.2, main.light)
    for (const side of SIDES) {
      stroke(canvas, outline(`M${side * (edge - 14)} ${notch - 24}L${side * 50} ${notch - 46}`), main.deep, 2.2)
    }
    fill(canvas, ellipse(-1, meets + 12, 6, 6), main.deep)
    fill(canvas, ellipse(-2, meets + 10.6, 2.4, 2), main.light)
  })
}
