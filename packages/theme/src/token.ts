import { fixed } from './fixed.ts'
import type { TokenName } from './token-names.ts'
import { tokenNames, variable } from './token-names.ts'

type FixedReferences = { [Group in keyof typeof fixed]: { [Name in keyof (typeof fixed)[Group]]: string } }
type Shapes = { font: { text: string; display: string }; brandFrameShape: string }

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

// The ratio is read from the element, so that another arch only sets --arch-ratio. Percentages, because a fixed radius would
// shrink the lower radii.
const curve = 'calc(50% * var(--arch-ratio))'
const foot = 'var(--arch-foot,var(--radius-card))'

/**
 * References to custom properties: `token.onPrimary` is `var(--on-primary)`, `token.radius.card` is `var(--radius-card)`.
 * `token.brandFrameShape` is a `border-radius` that fits the `aspect-ratio` `var(--arch-ratio)`. `--arch-ratio` and `--arch-foot` on
 * the element change it.
 */
export const token: Readonly<Record<TokenName, string> & FixedReferences & Shapes> = {
  ...colours,
  ...constants,
  font: { text: `var(${variable('font', 'text')})`, display: `var(${variable('font', 'display')})` },
  brandFrameShape: `50% 50% ${foot} ${foot} / ${curve} ${curve} ${foot} ${foot}`,
}
