import { blend } from './shapes.ts'

/** One mouth. Lengths are rig units (a face is about 142 wide), the rest are shares of 0..1. */
export interface Viseme {
  halfWidth: number
  /** How far the lips part above and below the lip line. */
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

/** The mouths a presenter can make, named after the sounds they belong to. */
export const VISEMES = {
  rest: mouth({ halfWidth: 23, cornerLift: 5 }),
  mbp: mouth({ halfWidth: 19.5, press: 1, cornerLift: 2.5 }),
  fv: mouth({ halfWidth: 20, above: 3.2, below: 1.6, upperTeeth: 1, tuck: 1, jaw: 1 }),
  th: mouth({ halfWidth: 20, above: 2.6, below: 6, upperTeeth: 1, tongue: 1, jaw: 3 }),
  l: mouth({ halfWidth: 20, above: 3, below: 8.5, upperTeeth: 0.9, tongue: 0.85, jaw: 4 }),
  td: mouth({ halfWidth: 20.5, above: 2.6, below: 4.6, upperTeeth: 1, lowerTeeth: 0.5, tongue: 0.4, jaw: 2 }),
  s: mouth({ halfWidth: 21.5, above: 2.8, below: 3.4, upperTeeth: 1, lowerTeeth: 1, jaw: 1.5, cornerLift: 3 }),
  sh: mouth({
    halfWidth: 15,
    above: 4.2,
    below: 4.6,
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
  k: mouth({ halfWidth: 20, above: 2.6, below: 7, upperTeeth: 0.8, tongue: 0.3, jaw: 4 }),
  ee: mouth({ halfWidth: 24.5, above: 3.2, below: 5, upperTeeth: 1, lowerTeeth: 0.35, cornerLift: 5, jaw: 2 }),
  ih: mouth({ halfWidth: 22, above: 3, below: 6, upperTeeth: 1, tongue: 0.2, cornerLift: 3.5, jaw: 3 }),
  eh: mouth({ halfWidth: 22.5, above: 3.4, below: 10, upperTeeth: 0.9, tongue: 0.3, cornerLift: 3, jaw: 6 }),
  aa: mouth({ halfWidth: 20.5, above: 4.4, below: 19, upperTeeth: 0.8, tongue: 0.35, cornerLift: 1, jaw: 12 }),
  ae: mouth({ halfWidth: 23, above: 4, below: 14.5, upperTeeth: 1, tongue: 0.3, cornerLift: 3, jaw: 9 }),
  oh: mouth({
    halfWidth: 14.5,
    above: 5,
    below: 12,
    round: 0.8,
    upperTeeth: 0.2,
    tongue: 0.15,
    cornerLift: -1,
    jaw: 7,
  }),
  oo: mouth({ halfWidth: 9.5, above: 3.4, below: 5, round: 1, cornerLift: -1, jaw: 3 }),
  grin: mouth({ halfWidth: 25, above: 1.6, below: 7.5, upperTeeth: 1, cornerLift: 8, jaw: 2 }),
} as const

export type VisemeName = keyof typeof VISEMES
export const VISEME_NAMES = Object.keys(VISEMES) as VisemeName[]

// Stress and length marks are cut before the rules are asked, so one list serves every language of the voice.
const RULES: readonly (readonly [RegExp, VisemeName])[] = [
  [/^(tʃ|dʒ|ʃ|ʒ|ɕ|ʑ|ʂ|ʐ|tɕ|tʂ)/, 'sh'],
  [/^[mbpβ]/, 'mbp'],
  [/^[fvʋ]/, 'fv'],
  [/^[θð]/, 'th'],
  [/^[lɫɭʎ]/, 'l'],
  [/^(ts|dz|[sz])/, 's'],
  [/^[tdnɲɾʈɖɳ]/, 'td'],
  [/^[rɹɻʁ]/, 'r'],
  [/^[wuʊɥʉ]/, 'oo'],
  [/^[aɑɐ]/, 'aa'],
  [/^æ/, 'ae'],
  [/^[oɔɒ]/, 'oh'],
  [/^[eɛɜʌə]/, 'eh'],
  [/^[iyj]/, 'ee'],
  [/^[ɪɨ]/, 'ih'],
  [/^[kgɡŋhxɣqʔcʝ]/, 'k'],
]

/** The mouth for one sound, given in IPA as the voice reports it. */
export function visemeOf(ipa: string): VisemeName {
  const sound = ipa.replace(/[ˈˌːˑ\p{M}0-9.\-_ʰ]/gu, '')
  if (!sound) return 'rest'
  return RULES.find(([pattern]) => pattern.test(sound))?.[1] ?? 'eh'
}

/** A mouth between two others. */
export function blendVisemes(from: Viseme, to: Viseme, share: number): Viseme {
  const result = { ...from }
  for (const key of Object.keys(from) as (keyof Viseme)[]) result[key] = blend(from[key], to[key], share)
  return result
}
