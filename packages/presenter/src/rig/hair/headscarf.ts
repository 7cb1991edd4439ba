import { outline } from '../canvas-backend.ts'
import { fill, fillLenses, stroke } from '../shapes.ts'
import { turnedAway } from '../pose.ts'
import { mix } from '../colour.ts'
import type { Hair } from './mass.ts'

const BACK = `M0 -124C-66 -126 -98 -84 -95 -26C-94 30 -92 70 -78 116L80 116C94 70 96 30 97 -26C100 -84 66 -126 0 -124Z`
const OUTER = `M0 -128C-68 -130 -100 -86 -97 -26C-95 30 -96 80 -72 122C-40 150 44 150 76 122
  C98 82 97 30 99 -26C102 -86 68 -130 0 -128Z`

/** A headscarf, drawn like cloth and not like hair. The opening follows the face when the head turns. */
export const headscarf: Hair = {
  back(canvas, { scarf }) {
    if (scarf) fill(canvas, outline(BACK), scarf.deep)
  },
  front(canvas, { scarf }, pose) {
    if (!scarf) return
    const x = pose.yaw * 6
    // The opening closes in on the side that turns away.
    const left = x + 15 * turnedAway(pose, -1)
    const right = x - 15 * turnedAway(pose, 1)
    const cap = `M${-60 + left} -46C${-48 + left} -86 ${48 + right} -86 ${62 + right} -46
      C${44 + right} -72 ${-42 + left} -72 ${-60 + left} -46Z`
    fill(canvas, outline(cap), mix(scarf.base, '#1d1020', 0.45))
    const opening = `M${x * 0.6} -74C${36 + right} -74 ${61 + right} -52 ${65 + right} -16
      C${68 + right} 24 ${58 + right} 58 ${34 + right} 84
      C${20 + right} 97 ${-16 + left} 98 ${-32 + left} 84C${-56 + left} 60 ${-66 + left} 26 ${-64 + left} -16
      C${-60 + left} -52 ${-34 + left} -74 ${x * 0.6} -74Z`
    const ring = outline(OUTER + opening)
    canvas.fillStyle = scarf.base
    canvas.fill(ring, 'evenodd')
    canvas.save()
    canvas.clip(ring, 'evenodd')
    fill(canvas, outline('M62 -130C84 -60 78 40 40 150H130V-130Z'), scarf.shade)
    fillLenses(
      canvas,
      [
        [-20, -122, -70, -90, -76, -10, 3],
        [-84, -10, -86, 60, -50, 118, 4],
        [74, -70, 92, 20, 54, 120, 5],
        [-70, 60, -40, 118, 20, 132, 3.4],
        [70, 70, 40, 118, -10, 122, 4],
      ],
      scarf.deep,
    )
    fillLenses(
      canvas,
      [
        [-50, -104, -84, -70, -84, -10, 3.6],
        [-4, -118, 40, -108, 66, -62, 3],
        [-90, 20, -88, 70, -62, 110, 3],
      ],
      scarf.light,
    )
    canvas.restore()
    const hem = `M${x * 0.6} -74C${-34 + left} -74 ${-60 + left} -52 ${-64 + left} -16C${-66 + left} 26 ${-56 + left} 60 ${-32 + left} 84`
    stroke(canvas, outline(hem), scarf.light, 2.2)
  },
}
