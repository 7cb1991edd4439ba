import type { BrandColours, Mode } from './brand.ts'
import type { Shade } from './colour.ts'
import { contrast, hexOf, plainHex, reach, shadeOf } from './colour.ts'
import { sceneTokens } from './scenes.ts'
import type { DepthToken, Family, FamilyToken, NeutralToken, TokenName } from './token-names.ts'
import { families, familyTokens } from './token-names.ts'

/** The value of every token: `#rrggbb`, or CSS text for shadows and scrim. */
export type Tokens = Record<TokenName, string>

// The same under every brand.
const meanings = { success: '#16794a', warning: '#9a5b00', danger: '#c02b2b', info: '#1565c0' }

const white = '#ffffff'

const depths: Record<Mode, Record<DepthToken, string>> = {
  light: {
    shadow1: '0 1px 2px rgb(16 24 32/.06),0 1px 1px rgb(16 24 32/.04)',
    shadow2: '0 6px 16px -4px rgb(16 24 32/.1),0 2px 4px rgb(16 24 32/.05)',
    shadow3: '0 24px 48px -12px rgb(16 24 32/.18)',
    scrim: 'rgb(9 18 24/.46)',
  },
  // Shadows are hardly visible on dark pages: the lowest becomes a hairline.
  dark: {
    shadow1: '0 0 0 1px rgb(255 255 255/.04)',
    shadow2: '0 8px 24px rgb(0 0 0/.45)',
    shadow3: '0 24px 60px rgb(0 0 0/.6)',
    scrim: 'rgb(0 0 0/.64)',
  },
}

/**
 * Derives all tokens from a brand. Texts have 4.5:1 on all grounds and tints, edges of controls 3:1 on pages and cards. Solids
 * keep the brand's colours. Throws a TypeError for an invalid colour.
 */
export function deriveTokens(colours: BrandColours, mode: Mode): Tokens {
  const seeds: Record<Family, string> = {
    primary: plainHex(colours.primary),
    secondary: plainHex(colours.secondary),
    accent: plainHex(colours.accent),
    ...meanings,
  }
  const surfaces = surfacesFor(shadeOf(seeds.primary), mode)
  const grounds = [...Object.values(surfaces), ...families.map((family) => subtle(seeds[family], mode))]
  const pages = [surfaces.bg, surfaces.surface]

  const values = families.map((family) => familyValues({ family, seed: seeds[family], grounds, pages, mode }))
  const colourful = Object.assign({}, ...values) as Record<FamilyToken, string>

  return {
    ...surfaces,
    ...inksFor(shadeOf(seeds.primary), mode, { grounds, pages }),
    link: colourful.primaryText,
    focus: colourful.primaryEdge,
    ...colourful,
    ...sceneTokens({ ...seeds, ground: colourful.primarySubtle, night: surfaces.bg }, mode),
    ...depths[mode],
  }
}

// Greys have a trace of the brand's hue.
function neutral({ hue, chroma }: Shade, lightness: number, part: number): Shade {
  return { lightness, chroma: Math.min(chroma, 0.02) * part, hue }
}

function surfacesFor(primary: Shade, mode: Mode) {
  const grey = (lightness: number, part: number) => hexOf(neutral(primary, lightness, part))
  return mode === 'light'
    ? { bg: grey(0.985, 0.35), surface: white, surface2: grey(0.965, 0.45), hover: grey(0.945, 0.5) }
    : { bg: grey(0.165, 0.7), surface: grey(0.205, 0.7), surface2: grey(0.245, 0.7), hover: grey(0.285, 0.7) }
}

type Grounds = { grounds: readonly string[]; pages: readonly string[] }

function inksFor(primary: Shade, mode: Mode, { grounds, pages }: Grounds) {
  const isLight = mode === 'light'
  const muted = reach(neutral(primary, isLight ? 0.48 : 0.76, 1), grounds, 4.5)
  return {
    text: hexOf(isLight ? neutral(primary, 0.22, 1) : neutral(primary, 0.965, 0.4)),
    textMuted: muted,
    placeholder: muted,
    border: hexOf(neutral(primary, isLight ? 0.9 : 0.33, 1)),
    borderControl: reach(neutral(primary, isLight ? 0.68 : 0.5, 1), pages, 3),
  } satisfies Partial<Record<NeutralToken, string>>
}

function subtle(seed: string, mode: Mode): string {
  const { chroma, hue } = shadeOf(seed)
  return mode === 'light'
    ? hexOf({ lightness: 0.955, chroma: Math.min(chroma, 0.024), hue })
    : hexOf({ lightness: 0.28, chroma: Math.min(chroma, 0.06), hue })
}

type FamilyInput = Grounds & { family: Family; seed: string; mode: Mode }

function familyValues({ family, seed, grounds, pages, mode }: FamilyInput) {
  const name = familyTokens(family)
  const shade = shadeOf(seed)
  const ink = inkOn(seed)
  return {
    [name.solid]: seed,
    [name.ink]: ink,
    [name.hover]: stateOf(shade, ink, hoverStep),
    [name.active]: stateOf(shade, ink, activeStep),
    [name.subtle]: subtle(seed, mode),
    // More contrast on dark grounds, where 4.5:1 looks dull.
    [name.text]: reach(shade, grounds, mode === 'light' ? 4.5 : 5.5),
    [name.edge]: reach(shade, pages, 3),
  }
}

const hoverStep = 0.045
const activeStep = 0.08
const darkestSeen = 0.2

// States move away from their ink, so contrast grows. Near black and white, where no such step is visible, they move the other
// way.
function stateOf(shade: Shade, ink: string, step: number): string {
  const { lightness } = shade
  const turned = ink === white ? lightness - activeStep < darkestSeen : lightness + activeStep > 1
  if (ink === white)
    return hexOf({ ...shade, lightness: turned ? Math.max(lightness, darkestSeen) + step : lightness - step })
  return hexOf({ ...shade, lightness: turned ? lightness - step : lightness + step })
}

// White, a soft black, or pure black, whichever reads first.
function inkOn(solid: string): string {
  return [white, '#0b0f14'].find((ink) => contrast(ink, solid) >= 4.5) ?? '#000000'
}
