import { fixed } from './fixed.ts'
import type { TokenName } from './token-names.ts'
import { tokenNames, variable } from './token-names.ts'

type FixedReferences = { [Group in keyof typeof fixed]: { [Name in keyof (typeof fixed)[Group]]: string } }
type Shapes = { font: { text: string; display: string }; archShape: string }

const colours = Object.fromEntries(tokenNames.map((name) => [name, `var(${variable(name)})`])) as Record<
  TokenName,
  string
>

const constants = Object.fromEntries(
  Object.entries(fixed).map(([group, values]) => [
    group,
    Object.fromEntries(Object.keys(values).map((name) => [name, `var(${variable(group, name)})`])),
  ]),
) as FixedReferences

// The ratio is looked up on the element itself, so an arch of another shape only sets --arch-ratio. The curve is in
// percent of the box: a length large enough for a half circle would shrink the radius of the foot as well.
const curve = 'calc(50% * var(--arch-ratio))'
const foot = 'var(--arch-foot,var(--radius-card))'

/**
 * What components write instead of values: `token.onPrimary` is `var(--on-primary)`, `token.radius.card` is
 * `var(--radius-card)`. `token.archShape` is a `border-radius` for a box of `aspect-ratio: ${token.arch.ratio}`;
 * the element may set `--arch-ratio` and `--arch-foot` to bend it.
 */
export const token: Readonly<Record<TokenName, string> & FixedReferences & Shapes> = {
  ...colours,
  ...constants,
  font: { text: `var(${variable('font', 'text')})`, display: `var(${variable('font', 'display')})` },
  archShape: `50% 50% ${foot} ${foot} / ${curve} ${curve} ${foot} ${foot}`,
}
