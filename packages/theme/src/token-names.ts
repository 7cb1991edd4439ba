/** Colour families: three from the brand, four with a fixed meaning. */
export const families = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'] as const

export type Family = (typeof families)[number]

/** Tokens of a family: solid, ink on it, hover, pressed, tint, readable text, visible edge. */
export type FamilyToken =
  | Family
  | `on${Capitalize<Family>}`
  | `${Family}${'Hover' | 'Active' | 'Subtle' | 'Text' | 'Edge'}`

const neutrals = [
  ...(['bg', 'surface', 'surface2', 'hover', 'border', 'borderControl'] as const),
  ...(['text', 'textMuted', 'placeholder', 'link', 'focus'] as const),
] as const

/** Colours of drawn scenes in three lights. */
const scenes = [
  ...(['stage', 'stage2', 'stage3', 'sun'] as const),
  ...(['warmStage', 'warmStage2', 'warmStage3', 'warmSun'] as const),
  ...(['duskStage', 'duskStage2', 'duskStage3', 'duskSun'] as const),
] as const

const depths = ['shadow1', 'shadow2', 'shadow3', 'scrim'] as const

export type NeutralToken = (typeof neutrals)[number]
export type SceneToken = (typeof scenes)[number]
export type DepthToken = (typeof depths)[number]
export type TokenName = NeutralToken | FamilyToken | SceneToken | DepthToken

/** Returns the token names of a family. */
export function familyTokens(family: Family) {
  const named = `${family[0]?.toUpperCase()}${family.slice(1)}` as Capitalize<Family>
  return {
    solid: family,
    ink: `on${named}`,
    hover: `${family}Hover`,
    active: `${family}Active`,
    subtle: `${family}Subtle`,
    text: `${family}Text`,
    edge: `${family}Edge`,
  } as const satisfies Record<string, FamilyToken>
}

/** All tokens in the order of the stylesheet. */
export const tokenNames: readonly TokenName[] = [
  ...neutrals,
  ...families.flatMap((family) => Object.values(familyTokens(family))),
  ...scenes,
  ...depths,
]

/** `onPrimary` -> `--on-primary`, `radius` with `card` -> `--radius-card`. */
export function variable(name: string, part?: string): string {
  const whole = part === undefined ? name : `${name}-${part}`
  return `--${whole.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
