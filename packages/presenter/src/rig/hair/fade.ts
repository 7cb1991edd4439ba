import { outline } from '../canvas-backend.ts'
import { fill, fillLenses } from '../shapes.ts'
import { mix } from '../colour.ts'
import { drawMass, onTemples } from './mass.ts'
import type { Hair } from './mass.ts'

const SIDES_OF_HEAD = `M-74 -44C-78 -70 -66 -96 -46 -100L-46 -78C-58 -70 -62 -54 -64 -36C-66 -20 -68 -8 -70 4L-76 0
  C-78 -14 -76 -30 -74 -44ZM74 -44C78 -70 66 -96 46 -100L46 -78C58 -70 62 -54 64 -36C66 -20 68 -8 70 4L76 0
  C78 -14 76 -30 74 -44Z`
const TOP = `M-62 -58C-74 -66 -74 -92 -60 -108C-38 -130 38 -130 60 -108C74 -92 74 -66 62 -58C60 -70 56 -78 48 -84
  C24 -93 -24 -93 -48 -84C-56 -78 -60 -70 -62 -58Z`

export const fade: Hair = {
  front(canvas, { person, hair, skin }, pose) {
    const temples = mix(person.grey ?? person.hair, person.hair, 0.35)
    onTemples(canvas, pose, (side) => {
      fill(canvas, outline(SIDES_OF_HEAD), mix(person.hair, skin.base, 0.34))
      fillLenses(
        canvas,
        [
          [side * 66, -26, side * 70, -44, side * 66, -60, 1.4],
          [side * 70, -22, side * 75, -40, side * 71, -56, 1.2],
          [side * 62, -34, side * 64, -48, side * 60, -58, 1.1],
        ],
        temples,
      )
    })
    drawMass(canvas, TOP, {
      tones: hair,
      lights: [
        [-50, -104, -20, -122, 22, -119, 2.6],
        [-54, -92, -24, -110, 10, -108, 1.6],
      ],
    })
  },
}
