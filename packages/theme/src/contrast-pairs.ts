import type { TokenName } from './token-names.ts'
import { families, familyTokens } from './token-names.ts'

/** `foreground` on `background` has at least `minimum`:1. */
export type ContrastPair = { foreground: TokenName; background: TokenName; minimum: number }

const grounds: TokenName[] = [
  ...(['bg', 'surface', 'surface2', 'hover'] as const),
  ...families.map((family) => familyTokens(family).subtle),
]
const pages: TokenName[] = ['bg', 'surface']

/** All pairs that may meet: texts on all grounds, inks on solids, edges on pages and cards. */
export const contrastPairs: readonly ContrastPair[] = [
  ...(['text', 'textMuted', 'placeholder', 'link'] as const).flatMap((text) => on(grounds, text, 4.5)),
  ...(['borderControl', 'focus'] as const).flatMap((edge) => on(pages, edge, 3)),
  ...families.flatMap((family) => {
    const name = familyTokens(family)
    return [
      ...on(grounds, name.text, 4.5),
      ...on([name.solid, name.hover, name.active], name.ink, 4.5),
      ...on(pages, name.edge, 3),
    ]
  }),
]

function on(backgrounds: readonly TokenName[], foreground: TokenName, minimum: number): ContrastPair[] {
  return backgrounds.map((background) => ({ foreground, background, minimum }))
}
