import { outline } from '../canvas-backend.ts'
import type { Canvas2D } from '../canvas-backend.ts'
import { fill, stroke, within } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import { alpha, mix } from '../colour.ts'
import type { HairTones } from '../colour.ts'
import { drawMass, onTemples } from './mass.ts'
import type { Hair } from './mass.ts'

const SIDES_OF_HEAD = `M-73 -44C-76 -66 -68 -84 -54 -92L-44 -70C-58 -64 -62 -52 -64 -34C-66 -20 -68 -8 -71 4C-74 0 -75 -4 -75 -8Z
  M73 -44C76 -66 68 -84 54 -92L46 -68C60 -62 62 -52 65 -34C66 -20 68 -8 71 4C74 0 75 -4 75 -8Z`
const SCALLOPS: readonly Point[] = [
  [-74, -38],
  [-84, -58],
  [-84, -82],
  [-74, -104],
  [-56, -122],
  [-34, -135],
  [-8, -142],
  [18, -142],
  [44, -134],
  [65, -119],
  [80, -99],
  [86, -76],
  [82, -54],
  [72, -38],
  [60, -52],
  [48, -62],
  [30, -70],
  [10, -73],
  [-12, -72],
  [-32, -68],
  [-50, -60],
  [-62, -50],
]
const CURLS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-62, -84, 9],
  [-50, -104, 11],
  [-26, -116, 11],
  [2, -120, 12],
  [30, -114, 11],
  [52, -98, 10],
  [64, -78, 8],
  [-42, -84, 10],
  [-20, -96, 11],
  [6, -100, 11],
  [30, -94, 10],
  [-26, -76, 8],
  [-4, -80, 9],
  [18, -80, 8],
  [40, -76, 8],
  [-58, -66, 7],
  [56, -64, 7],
]

/** One scalloped outline. Separate circles would cancel each other out under the even-odd shading. */
function scallopedOutline(): string {
  const [first = [0, 0]] = SCALLOPS
  let from: Point = first
  let data = `M${first[0]} ${first[1]}`
  for (const to of [...SCALLOPS.slice(1), first]) {
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56
    data += `A${radius} ${radius} 0 0 1 ${to[0]} ${to[1]}`
    from = to
  }
  return `${data}Z`
}

/** Open S-hooks in two tones: closed rings would look like grapes. */
function drawCurl(canvas: Canvas2D, hair: HairTones, index: number): void {
  const [x, y, radius] = CURLS[index] ?? [0, 0, 0]
  const turn = index % 2 ? radius : -radius
  const lit = x + y * 0.4 < -30
  const upper = `M${x - turn} ${y + radius * 0.4}Q${x - turn * 0.7} ${y - radius} ${x + turn * 0.2} ${y - radius * 0.6}
    Q${x + turn} ${y} ${x + turn * 0.2} ${y + radius * 0.5}`
  stroke(canvas, outline(upper), lit ? hair.light : mix(hair.base, hair.light, 0.42), 2.8)
  const lower = `M${x - turn * 0.6} ${y + radius}Q${x + turn * 0.6} ${y + radius * 1.3} ${x + turn * 1.1} ${y + radius * 0.3}`
  stroke(canvas, outline(lower), hair.deep, 2.6)
}

export const curls: Hair = {
  front(canvas, { person, hair, skin }, pose) {
    onTemples(canvas, pose, () => fill(canvas, outline(SIDES_OF_HEAD), mix(person.hair, skin.base, 0.2)))
    const shape = drawMass(canvas, scallopedOutline(), { tones: hair, shadow: [-9, -4] })
    within(canvas, shape, () => {
      for (const index of CURLS.keys()) drawCurl(canvas, hair, index)
      fill(canvas, outline('M60 -160C84 -120 84 -80 66 -40H140V-160Z'), alpha(hair.deep, 0.4))
    })
  },
}
