import { blendVisemes, VISEME_NAMES, VISEMES } from '../rig/visemes.ts'
import type { Viseme, VisemeName } from '../rig/visemes.ts'
import type { Timeline } from '../rig/timeline.ts'
import type { Person } from './person.ts'

/** The target shape of a mouth at one step, in units of the eye distance. */
export interface MouthTarget {
  opening: number
  width: number
  /** The most open picture that may be shown. */
  openingMax: number
  /** The highest lips that may be shown: a picture whose lips only seem to meet has higher ones. */
  heightMax: number
  /** Whether the lips meet, so that nothing around the step may open them. */
  isShut: boolean
}

/** The quantiles of a person's own range that correspond to the range of the sounds. */
const OPENING_RANGE = [0.04, 0.985] as const
const WIDTH_RANGE = [0.03, 0.9] as const
/** Lips that must close, and lips on the teeth. */
const CLOSED: Partial<Record<VisemeName, number>> = { mbp: 0.15, fv: 0.35 }
/** The quantile of outer lip heights that shut lips do not exceed. */
const HEIGHT_SHARE = 0.4
const SMOOTHING = [0.12, 0.76, 0.12]

const shapes = Object.values(VISEMES) as Viseme[]
const openingOf = ({ above, below }: Viseme) => above + below
const OPENING_MAX = Math.max(...shapes.map(openingOf))
const WIDTHS = shapes.map(({ halfWidth }) => halfWidth)
const [WIDTH_MIN, WIDTH_MAX] = [Math.min(...WIDTHS), Math.max(...WIDTHS)]

/** Returns what the sounds of a timeline ask of a person's mouth. */
export function mouthTargetsOf({ stepCount, mouth }: Timeline, { quantile }: Person): MouthTarget[] {
  const steps = Array.from({ length: stepCount }, (_, index) => shapeOf(mouth[index] ?? 0))
  const along = (name: 'opening' | 'width', [low, high]: readonly [number, number], share: number) =>
    quantile(name, low) + (quantile(name, high) - quantile(name, low)) * share
  const openings = smoothed(steps.map(({ opening }) => along('opening', OPENING_RANGE, opening)))
  const widths = smoothed(steps.map(({ width }) => along('width', WIDTH_RANGE, width)))
  return steps.map(({ name }, index) => {
    const [share, isShut] = [CLOSED[name], name === 'mbp']
    const openingMax = share === undefined ? Infinity : quantile('opening', share)
    const opening = isShut ? quantile('opening', OPENING_RANGE[0]) : Math.min(openingMax, openings[index] as number)
    const heightMax = isShut ? quantile('height', HEIGHT_SHARE) : Infinity
    return { opening, width: widths[index] as number, openingMax, heightMax, isShut }
  })
}

/** Opening and width as shares of what the sounds know. */
function shapeOf(mouth: number): { name: VisemeName; opening: number; width: number } {
  const name = VISEME_NAMES[mouth >> 1] ?? 'rest'
  const isHalf = mouth % 2 === 1
  const viseme = isHalf ? blendVisemes(VISEMES.rest, VISEMES[name], 0.5) : VISEMES[name]
  const width = (viseme.halfWidth - WIDTH_MIN) / (WIDTH_MAX - WIDTH_MIN)
  // The drawn smile at the end shows teeth. Recorded people keep their lips closed instead.
  if (name === 'grin') return { name: 'rest', opening: 0, width: 1 }
  return { name, opening: openingOf(viseme) / OPENING_MAX, width }
}

function smoothed(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const at = (place: number) => values[index + place] ?? value
    return SMOOTHING.reduce((sum, weight, place) => sum + weight * at(place - 1), 0)
  })
}
