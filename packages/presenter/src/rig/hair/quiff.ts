import { outline } from '../canvas-backend.ts'
import { fill } from '../shapes.ts'
import { mix } from '../colour.ts'
import { drawMass, onTemples } from './mass.ts'
import type { Hair } from './mass.ts'

const SIDES_OF_HEAD = `M-73 -44C-76 -66 -68 -84 -54 -92L-44 -76C-58 -68 -62 -52 -64 -34C-66 -20 -67 -8 -71 6C-74 0 -75 -4 -76 -8Z
  M73 -44C76 -66 68 -84 54 -92L46 -72C60 -66 62 -52 65 -34C66 -20 67 -8 71 6C74 0 75 -4 76 -8Z`
const TOP = `M-58 -50C-78 -66 -78 -96 -58 -108C-46 -136 0 -150 38 -140C74 -134 92 -104 80 -66C78 -54 74 -46 68 -40
  C68 -56 62 -68 50 -74C26 -64 -8 -66 -36 -84C-48 -78 -56 -66 -58 -50Z`

export const quiff: Hair = {
  front(canvas, { person, hair, skin }, pose) {
    onTemples(canvas, pose, () => fill(canvas, outline(SIDES_OF_HEAD), mix(person.hair, skin.base, 0.22)))
    drawMass(canvas, TOP, {
      tones: hair,
      grooves: [
        [-38, -86, -22, -116, 6, -132, 2.8],
        [-10, -74, 12, -104, 44, -120, 2.6],
        [22, -70, 46, -84, 62, -108, 2.4],
        [-54, -70, -62, -92, -44, -106, 2],
      ],
      lights: [
        [-46, -110, -16, -134, 26, -132, 3.6],
        [-30, -98, 0, -122, 40, -120, 2.4],
        [2, -86, 26, -104, 56, -104, 2.2],
        [30, -76, 52, -84, 68, -86, 1.6],
      ],
    })
  },
}
