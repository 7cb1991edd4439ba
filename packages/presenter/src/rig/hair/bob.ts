import { fillLenses, within } from '../shapes.ts'
import type { LensNumbers } from '../shapes.ts'
import { drawBackMass, drawMass } from './mass.ts'
import type { Hair } from './mass.ts'

const BACK = `M0 -130C-66 -134 -100 -90 -98 -30C-98 20 -108 54 -100 92C-84 112 -40 110 -30 90L34 90C44 110 88 112 102 92
  C110 54 100 20 100 -30C102 -92 62 -134 0 -130Z`
const FRONT = `M30 -90C48 -78 61 -56 66 -30C70 -6 68 18 74 36C78 52 74 76 62 96C88 108 108 96 108 74C114 36 100 6 102 -32
  C104 -98 62 -140 2 -136C-64 -140 -104 -96 -101 -32C-100 4 -114 40 -108 76C-106 98 -86 110 -58 98
  C-72 78 -78 54 -75 36C-70 16 -72 -10 -67 -34C-52 -60 -10 -68 30 -90Z`
const STREAKS: readonly LensNumbers[] = [
  [20, -100, -44, -96, -84, -34, 5],
  [2, -118, -62, -110, -92, -50, 3],
  [-92, -20, -104, 30, -96, 84, 4.4],
  [-82, 10, -84, 50, -74, 90, 2.4],
  [54, -92, 88, -60, 92, 0, 3.4],
  [92, 10, 104, 50, 94, 86, 3],
]

export const bob: Hair = {
  back: (canvas, figure) => drawBackMass(canvas, BACK, figure),
  front(canvas, { person, hair }) {
    const shape = drawMass(canvas, FRONT, {
      tones: hair,
      grooves: [
        [28, -92, 20, -122, -10, -134, 2.6],
        [24, -90, -36, -92, -82, -30, 3.2],
        [-88, -10, -90, 40, -80, 92, 3.4],
        [78, -48, 96, 10, 88, 84, 3.4],
      ],
      lights: [[40, -104, 74, -84, 84, -40, 2]],
    })
    const { streaks } = person
    if (streaks) within(canvas, shape, () => fillLenses(canvas, STREAKS, streaks))
  },
}
