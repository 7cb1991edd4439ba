import { outline } from '../canvas-backend.ts'
import { fill, fillLenses } from '../shapes.ts'
import { drawMass, onTemples } from './mass.ts'
import type { Hair } from './mass.ts'

const SIDES_OF_HEAD = `M-76 -30C-84 -56 -74 -86 -58 -94L-50 -72C-62 -62 -62 -44 -64 -26C-66 -10 -66 4 -70 12
  C-82 6 -80 -12 -76 -30ZM76 -30C84 -56 74 -86 58 -94L52 -70C62 -62 62 -44 65 -26C66 -10 66 4 70 12C82 6 80 -12 76 -30Z`
const TOP = `M-58 -56C-80 -66 -78 -98 -56 -108C-40 -130 10 -142 44 -126C70 -124 86 -96 76 -64C74 -56 68 -52 62 -48
  C62 -62 56 -74 46 -80C30 -86 14 -78 -8 -86C-22 -90 -40 -84 -46 -78C-54 -72 -56 -64 -58 -56Z`

export const short: Hair = {
  front(canvas, { hair }, pose) {
    onTemples(canvas, pose, () => {
      fill(canvas, outline(SIDES_OF_HEAD), hair.shade)
      fillLenses(
        canvas,
        [
          [-74, -20, -78, -50, -62, -76, 2],
          [74, -20, 78, -50, 62, -76, 2.4],
        ],
        hair.deep,
      )
    })
    drawMass(canvas, TOP, {
      tones: hair,
      shadow: [-7, -5],
      grooves: [
        [-44, -82, -36, -108, -6, -124, 2.2],
        [-16, -88, 6, -110, 36, -116, 2.4],
        [20, -84, 44, -96, 60, -108, 2.2],
        [50, -78, 66, -86, 72, -96, 2],
      ],
      lights: [
        [-52, -100, -24, -122, 14, -124, 3],
        [0, -92, 22, -108, 48, -106, 2],
      ],
    })
  },
}
