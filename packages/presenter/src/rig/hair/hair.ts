import type { Canvas2D } from '../canvas-kit.ts'
import type { Figure } from '../figure.ts'
import type { Pose } from '../pose.ts'
import type { HairStyle } from '../presenters.ts'
import { moved } from '../shapes.ts'
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

// Hair sits a little low on the skull: a shorter forehead reads younger and friendlier.
const LOWERED: Partial<Record<HairStyle, number>> = { short: 3, headscarf: 6 }
const loweringOf = ({ person }: Figure) => LOWERED[person.hairStyle] ?? 9

export function drawHairBack(canvas: Canvas2D, figure: Figure): void {
  moved(canvas, 0, loweringOf(figure), () => STYLES[figure.person.hairStyle].back?.(canvas, figure))
}

export function drawHairFront(canvas: Canvas2D, figure: Figure, pose: Pose): void {
  moved(canvas, 0, loweringOf(figure), () => STYLES[figure.person.hairStyle].front(canvas, figure, pose))
}
