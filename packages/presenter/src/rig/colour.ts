interface Lch {
  lightness: number
  chroma: number
  hue: number
}

interface ToneStep {
  lightness?: number
  chroma?: number
  hue?: number
}

export interface ClothTones {
  base: string
  shade: string
  deep: string
  light: string
}

export interface HairTones extends ClothTones {
  rim: string
}

export interface SkinTones extends HairTones {
  blush: string
  line: string
}

type Triple = [number, number, number]

const limit = (value: number) => Math.min(1, Math.max(0, value))
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
const toByte = (value: number) => Math.round(value).toString(16).padStart(2, '0')

function bytesOf(hex: string): Triple {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Converts #rrggbb to OKLCH. */
export function lchOf(hex: string): Lch {
  const [red, green, blue] = bytesOf(hex).map((value) => toLinear(value / 255)) as Triple
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

function linearRgbOf({ lightness, chroma, hue }: Lch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Converts OKLCH to #rrggbb. Chroma is reduced until the colour is in gamut. */
export function hexOf({ lightness, chroma, hue }: Lch): string {
  let fitted = { lightness: limit(lightness), chroma: Math.max(0, chroma), hue }
  for (let step = 0; step < 24; step++) {
    if (linearRgbOf(fitted).every((value) => value > -0.002 && value < 1.002)) break
    fitted = { ...fitted, chroma: fitted.chroma * 0.92 }
  }
  return `#${linearRgbOf(fitted)
    .map((value) => toByte(limit(toGamma(limit(value))) * 255))
    .join('')}`
}

/** Shifts a colour in OKLCH. */
export function shift(hex: string, { lightness = 0, chroma = 0, hue = 0 }: ToneStep): string {
  const from = lchOf(hex)
  return hexOf({ lightness: from.lightness + lightness, chroma: from.chroma + chroma, hue: from.hue + hue })
}

/** Mixes two #rrggbb colours. `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = bytesOf(second)
  return `#${bytesOf(first)
    .map((value, index) => toByte(value + ((to[index] ?? value) - value) * share))
    .join('')}`
}

/** Returns the colour with an opacity of 0..1. */
export const alpha = (hex: string, opacity: number) => hex + toByte(limit(opacity) * 255)

/**
 * Shadows shift towards red with more chroma, highlights towards yellow, so that flat tones need no gradient. Dark cloth gets
 * smaller steps.
 */
export function clothTones(base: string): ClothTones {
  const { lightness } = lchOf(base)
  const depth = lightness < 0.45 ? 0.75 : 1
  return {
    base,
    shade: shift(base, { lightness: -0.085 * depth, chroma: 0.008, hue: -4 }),
    deep: shift(base, { lightness: -0.16 * depth, chroma: 0.004, hue: -8 }),
    light: shift(base, { lightness: lightness > 0.9 ? 0.03 : 0.06, hue: 3 }),
  }
}

export function skinTones(base: string): SkinTones {
  const { lightness } = lchOf(base)
  const depth = lightness < 0.55 ? 0.8 : 1
  return {
    base,
    blush: mix(base, '#dd3f3a', lightness < 0.55 ? 0.2 : 0.24),
    shade: shift(base, { lightness: -0.075 * depth, chroma: 0.016, hue: -9 }),
    deep: shift(base, { lightness: -0.16 * depth, chroma: 0.03, hue: -16 }),
    line: shift(base, { lightness: -0.24 * depth, chroma: 0.02, hue: -20 }),
    light: shift(base, { lightness: 0.045, chroma: -0.006, hue: 4 }),
    rim: shift(base, { lightness: 0.1, chroma: -0.02, hue: 8 }),
  }
}

export function hairTones(base: string): HairTones {
  const fair = lchOf(base).lightness > 0.7
  return {
    base,
    shade: shift(base, { lightness: fair ? -0.09 : -0.055, hue: -6 }),
    deep: shift(base, { lightness: fair ? -0.17 : -0.09, hue: -8 }),
    light: shift(base, { lightness: fair ? 0.04 : 0.09, chroma: 0.012, hue: 4 }),
    rim: shift(base, { lightness: fair ? 0.08 : 0.17, chroma: 0.014, hue: 8 }),
  }
}
