import type { BrandDesign } from '@vitrine/contract'
import { type Shade, hexOf, plainHex, shadeOf } from '@vitrine/theme'

type Colours = BrandDesign['colours']

/** Below this chroma a colour is a grey. */
const CHROMA_MIN = 0.05
const LIGHTNESS = { min: 0.25, max: 0.85 }
const HUE_APART_DEGREES = 35
const DECLARATIONS_MAX = 20_000
const DECLARATION = /(?<![\w-])([\w-]{1,60})\s*:\s*([^;{}]{1,200})/g
const COLOUR = /#[0-9a-f]{3,8}\b|rgba?\([^()]{1,60}\)|hsla?\([^()]{1,60}\)/gi

/** Returns the three colours of a site, from its style sheets and its declared theme colours; undefined where all are grey. */
export function siteColours(css: string, declared: readonly (string | undefined)[]): Colours | undefined {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    const colour = hexIn(text)
    if (colour) weights.set(colour, (weights.get(colour) ?? 0) + weight)
  }
  for (const colour of declared) if (colour) add(colour, 40)
  let count = 0
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) {
    if (++count > DECLARATIONS_MAX) break
    for (const [colour] of value.matchAll(COLOUR)) add(colour, weightOf(name))
  }
  const shades = [...weights]
    .toSorted(([, one], [, other]) => other - one)
    .map(([colour]) => ({ colour, shade: shadeOf(colour) }))
  return chosen(shades)
}

/** Weights a colour by the property that uses it, which says more than its frequency. */
function weightOf(property: string): number {
  if (/^--.*(primary|brand|main)/i.test(property)) return 60
  if (/^--.*(accent|secondary|highlight)/i.test(property)) return 25
  if (/^background/i.test(property)) return 3
  return /^(fill|border|color)/i.test(property) ? 1 : 0.5
}

function chosen(found: { colour: string; shade: Shade }[]): Colours | undefined {
  const strong = found.filter(({ shade }) => isStrong(shade))
  const [first] = strong
  if (!first) return undefined
  const apart = (one: Shade) => Math.abs(((one.hue - first.shade.hue + 540) % 360) - 180)
  const accent = strong.find(({ shade }) => apart(shade) >= HUE_APART_DEGREES)
  const rest = found.filter(({ colour }) => colour !== first.colour && colour !== accent?.colour)
  const secondary = rest.find(({ shade }) => shade.lightness > 0.15 && shade.lightness < 0.5)
  const { lightness, chroma, hue } = first.shade
  return {
    primary: first.colour,
    secondary: secondary?.colour ?? hexOf({ lightness: Math.min(lightness, 0.38), chroma: chroma / 2, hue }),
    accent: accent?.colour ?? hexOf({ lightness: 0.8, chroma: Math.max(chroma, 0.12), hue: hue + 180 }),
  }
}

function isStrong({ lightness, chroma }: Shade): boolean {
  return chroma >= CHROMA_MIN && lightness >= LIGHTNESS.min && lightness <= LIGHTNESS.max
}

/** Returns a colour as `#rrggbb`; undefined for an invalid or transparent one. */
function hexIn(text: string): string | undefined {
  const plain = text.trim()
  if (/^#[0-9a-f]{3}$|^#[0-9a-f]{6}$/i.test(plain)) return plainHex(plain)
  if (/^#[0-9a-f]{8}$/i.test(plain)) return plain.endsWith('00') ? undefined : plainHex(plain.slice(0, 7))
  const numbers = (plain.match(/-?[\d.]+/g) ?? []).map(Number)
  const [one = 0, two = 0, three = 0, alpha = 1] = numbers
  if (numbers.length < 3 || alpha === 0) return undefined
  if (/^rgba?\(/i.test(plain) && !plain.includes('%')) return hexOfParts([one, two, three])
  return /^hsla?\(/i.test(plain) ? hexOfParts(rgbOfHsl(one, two / 100, three / 100)) : undefined
}

function hexOfParts(parts: readonly number[]): string {
  return `#${parts
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function rgbOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  })
}
