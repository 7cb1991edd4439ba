import { blend } from './shapes.ts'

/** The shape of a mouth. Lengths are in rig units (a face is about 142 wide), the rest is 0..1. */
export interface Viseme {
  halfWidth: number
  /** Opening above and below the lip line. */
  above: number
  below: number
  round: number
  cornerLift: number
  upperTeeth: number
  lowerTeeth: number
  tongue: number
  press: number
  /** Lower lip under the upper teeth. */
  tuck: number
  jaw: number
}

const CLOSED: Viseme = {
  halfWidth: 21,
  above: 0,
  below: 0,
  round: 0,
  cornerLift: 2,
  upperTeeth: 0,
  lowerTeeth: 0,
  tongue: 0,
  press: 0,
  tuck: 0,
  jaw: 0,
}
const mouth = (changes: Partial<Viseme>): Viseme => ({ ...CLOSED, ...changes })

/** The visemes, named after their phonemes. */
export const VISEMES = {
  rest: mouth({ halfWidth: 24.5, cornerLift: 6.2 }),
  mbp: mouth({ halfWidth: 20.5, press: 1, cornerLift: 3.4 }),
  fv: mouth({ halfWidth: 20, above: 3.2, below: 1.6, upperTeeth: 1, tuck: 1, jaw: 1 }),
  th: mouth({ halfWidth: 20, above: 2, below: 3.4, upperTeeth: 1, tongue: 1, jaw: 2.4 }),
  l: mouth({ halfWidth: 20, above: 2.6, below: 5.2, upperTeeth: 0.9, tongue: 0.85, jaw: 3 }),
  td: mouth({ halfWidth: 20.5, above: 2, below: 2.4, upperTeeth: 1, lowerTeeth: 0.5, tongue: 0.4, jaw: 1.6 }),
  s: mouth({ halfWidth: 21.5, above: 1.8, below: 2, upperTeeth: 1, lowerTeeth: 1, jaw: 1.5, cornerLift: 3 }),
  sh: mouth({
    halfWidth: 15,
    above: 2.4,
    below: 2.4,
    upperTeeth: 1,
    lowerTeeth: 0.8,
    round: 0.7,
    jaw: 2,
    cornerLift: 0,
  }),
  r: mouth({
    halfWidth: 15.5,
    above: 2.6,
    below: 5,
    upperTeeth: 0.6,
    round: 0.55,
    tongue: 0.3,
    jaw: 2.5,
    cornerLift: 0.5,
  }),
  k: mouth({ halfWidth: 20, above: 1.7, below: 2.6, upperTeeth: 0.8, tongue: 0.3, jaw: 2.2 }),
  ee: mouth({ halfWidth: 24.5, above: 3.8, below: 7.2, upperTeeth: 1, lowerTeeth: 0.35, cornerLift: 5, jaw: 2 }),
  ih: mouth({ halfWidth: 22, above: 3.5, below: 8.2, upperTeeth: 1, tongue: 0.2, cornerLift: 3.5, jaw: 3 }),
  eh: mouth({ halfWidth: 22.5, above: 3.6, below: 10.4, upperTeeth: 0.9, tongue: 0.3, cornerLift: 3, jaw: 6 }),
  aa: mouth({ halfWidth: 20.5, above: 4.4, below: 17, upperTeeth: 0.8, tongue: 0.35, cornerLift: 1.4, jaw: 10.5 }),
  ae: mouth({ halfWidth: 23, above: 4, below: 13.5, upperTeeth: 1, tongue: 0.3, cornerLift: 3, jaw: 8 }),
  oh: mouth({
    halfWidth: 14.5,
    above: 4.8,
    below: 12.4,
    round: 0.8,
    upperTeeth: 0.2,
    tongue: 0.15,
    cornerLift: -1,
    jaw: 7,
  }),
  oo: mouth({ halfWidth: 10, above: 3.4, below: 5.6, round: 1, cornerLift: -1, jaw: 2.4 }),
  grin: mouth({ halfWidth: 25, above: 1.6, below: 7.5, upperTeeth: 1, cornerLift: 8, jaw: 2 }),
} as const

export type VisemeName = keyof typeof VISEMES
export const VISEME_NAMES = Object.keys(VISEMES) as VisemeName[]

/** Interpolates two visemes. */
export function blendVisemes(from: Viseme, to: Viseme, share: number): Viseme {
  const result = { ...from }
  for (const key of Object.keys(from) as (keyof Viseme)[]) result[key] = blend(from[key], to[key], share)
  return result
}
