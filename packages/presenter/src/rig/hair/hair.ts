import type { Canvas2D } from '../canvas-backend.ts'
import type { Figure } from '../figure.ts'
import { slideOf } from '../pose.ts'
import type { Pose } from '../pose.ts'
import type { HairStyle } from '../presenters.ts'
import { radians } from '../shapes.ts'
import { bob } from './bob.ts'
import { curls } from './curls.ts'
import { fade } from './fade.ts'
import { headscarf } from './headscarf.ts'
import { long } from './long.ts'
import type { Hair } from './mass.ts'
import { quiff } from './quiff.ts'
import { short } from './short.ts'
import { wavy } from './wavy.ts'

const STYLES: Record<HairStyle, Hair> = { bob, curls, fade, headscarf, long, quiff, short, wavy }

// Hair sits low on the skull, which looks younger.
const LOWERED: Partial<Record<HairStyle, number>> = { short: 3, headscarf: 6 }
const loweringOf = ({ person }: Figure) => LOWERED[person.hairStyle] ?? 9

// Swing of the hair in radians. Cloth swings less.
const swingOf = ({ person }: Figure) => (person.hairStyle === 'headscarf' ? 0.008 : 0.026)
const CROWN_Y = -60
/** Share of a tilt that hair does not follow. */
const HANGING = 0.3

/** Front hair moves with a turn, back hair against it. The tips swing. */
function inHairSpace(canvas: Canvas2D, figure: Figure, pose: Pose, depth: number, draw: () => void): void {
  const hangs = figure.person.hairStyle === 'headscarf' ? 0 : radians(pose.tilt) * HANGING
  canvas.save()
  canvas.translate(slideOf(pose, depth).x, loweringOf(figure) + CROWN_Y)
  canvas.rotate(-pose.hair * swingOf(figure) - hangs)
  canvas.translate(0, -CROWN_Y)
  draw()
  canvas.restore()
}

export function drawHairBack(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  inHairSpace(canvas, figure, pose, -0.2, () => STYLES[figure.person.hairStyle].back?.(canvas, figure))
}

export function drawHairFront(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  inHairSpace(canvas, figure, pose, 0.3, () => STYLES[figure.person.hairStyle].front(canvas, figure, pose))
}
