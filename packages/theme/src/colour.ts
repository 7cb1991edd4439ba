import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagLuminance,
} from 'culori/fn'
import { isColour } from './brand.ts'

// Only the four spaces in use are registered, to keep the bundle small.
useMode(modeRgb)
useMode(modeLrgb)
useMode(modeOklab)
useMode(modeOklch)

const toOklch = converter('oklch')
const toOklab = converter('oklab')

/** Lightness 0..1, chroma 0..about 0.4 and hue in degrees, in OKLCH. */
export type Shade = { lightness: number; chroma: number; hue: number }

/** Converts `#rgb` or `#rrggbb` to OKLCH. Throws a TypeError for other texts, so that none reaches a stylesheet. */
export function shadeOf(colour: string): Shade {
  const { l, c, h } = toOklch(rgbOf(colour))
  return { lightness: l, chroma: c, hue: h ?? 0 }
}

/** Converts OKLCH to `#rrggbb`. Chroma is reduced until the colour is in gamut. */
export function hexOf({ lightness, chroma, hue }: Shade): string {
  const l = Math.min(1, Math.max(0, lightness))
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.max(0, chroma), h: hue }, 'oklch'))
}

/** Returns a colour as `#rrggbb` in lower case. Throws a TypeError for other texts. */
export function plainHex(colour: string): string {
  return formatHex(rgbOf(colour))
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other))
}

/** Mixes `share` (0..1) of a colour into another, as `color-mix(in oklab)` does. For emails and canvases. */
export function mix(colour: string, share: number, into: string): string {
  const one = toOklab(rgbOf(colour))
  const other = toOklab(rgbOf(into))
  const between = (a: number, b: number) => a * share + b * (1 - share)
  return formatHex({
    mode: 'oklab',
    l: between(one.l, other.l),
    a: between(one.a, other.a),
    b: between(one.b, other.b),
  })
}

/**
 * Returns the colour nearest in lightness to `wanted` with `minimum` contrast on every ground. Hue stays, chroma is only reduced
 * for the gamut. Returns black or white when no lightness reaches it.
 */
export function reach(wanted: Shade, grounds: readonly string[], minimum: number): string {
  const luminances = grounds.map(luminance)
  const worst = (hex: string) => {
    const own = luminance(hex)
    return Math.min(...luminances.map((ground) => ratio(own, ground)))
  }
  const start = hexOf(wanted)
  if (worst(start) >= minimum) return start

  const found = [-wanted.lightness, 1 - wanted.lightness]
    .map((room) => nearest(wanted, room, (hex) => worst(hex) >= minimum))
    .filter((candidate) => candidate !== undefined)
    .sort((one, other) => one.distance - other.distance)[0]
  if (found) return found.hex
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff'
}

// 14 bisections are finer than 8 bits per channel.
const halvings = 14

function nearest(wanted: Shade, room: number, isClear: (hex: string) => boolean) {
  const at = (part: number) => hexOf({ ...wanted, lightness: wanted.lightness + part * room })
  if (!isClear(at(1))) return undefined

  let near = 0
  let far = 1
  for (let step = 0; step < halvings; step++) {
    const middle = (near + far) / 2
    // Checks the rounded 8-bit colour, which is what is shown.
    if (isClear(at(middle))) far = middle
    else near = middle
  }
  return { hex: at(far), distance: far * Math.abs(room) }
}

function luminance(colour: string): number {
  return wcagLuminance(rgbOf(colour))
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function rgbOf(colour: string) {
  const rgb = isColour(colour) ? parseHex(colour) : undefined
  if (!rgb) throw new TypeError(`Not a colour: ${JSON.stringify(colour)}. Write it as #rrggbb.`)
  return rgb
}
