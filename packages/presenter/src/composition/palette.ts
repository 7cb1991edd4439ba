import { hexOf, lchOf, mix, shift } from '../rig/colour.ts'
import type { Background, Brand } from './render-job.ts'

/** All colours of a frame, derived from a brand. `primary`, `secondary` and `accent` are exact. */
export interface Palette {
  mode: 'dark' | 'light'
  primary: string
  secondary: string
  accent: string
  surface: string
  page: string
  /** Text on the page. */
  pageText: string
  /** Fill of the arch without a scene. */
  stage: string
  text: string
  muted: string
  hairline: string
  primaryText: string
  subtle: string
  onPrimary: string
  /** The primary colour where it is visible on page and surface, else a shade of it. */
  solid: string
  onSolid: string
  shadow: string
}

function luminanceOf(hex: string): number {
  const number = Number.parseInt(hex.slice(1), 16)
  const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(number >> 16) + 0.7152 * linear((number >> 8) & 255) + 0.0722 * linear(number & 255)
}

/** Returns the WCAG contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminanceOf(first), luminanceOf(second)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

const VISIBLE_CONTRAST_MIN = 1.3

/** Returns a colour when it is visible on a background, else the replacement. */
export const visibleOn = (ground: string, colour: string, instead: string) =>
  contrast(colour, ground) >= VISIBLE_CONTRAST_MIN ? colour : instead

const textColourOn = (ground: string) => (contrast(ground, '#ffffff') >= 4.5 ? '#ffffff' : '#0b0f14')

/** Darkens a colour until it is readable on a light background. */
function readableOn(ground: string, colour: string): string {
  let readable = colour
  for (let step = 0; step < 40 && contrast(readable, ground) < 4.6; step++)
    readable = shift(readable, { lightness: -0.02 })
  return readable
}

/** The page has the primary colour and the arch a tint of it. */
function brandGround({ primary, onPrimary }: Palette): Pick<Palette, 'page' | 'pageText' | 'stage'> {
  return { page: primary, pageText: onPrimary, stage: mix(primary, '#ffffff', 0.2) }
}

export function paletteOf(brand: Brand, background: Background = 'scene'): Palette {
  const plain = modePaletteOf(brand)
  const { primary, page, surface, primaryText } = plain
  const solid = visibleOn(page, visibleOn(surface, primary, primaryText), primaryText)
  const palette = { ...plain, solid, onSolid: textColourOn(solid) }
  return background === 'brand' ? { ...palette, ...brandGround(palette) } : palette
}

function modePaletteOf(brand: Brand): Omit<Palette, 'onSolid' | 'solid'> {
  const { chroma, hue } = lchOf(brand.primary)
  const mode = brand.mode ?? 'light'
  const tint = (lightness: number, most: number) => hexOf({ lightness, chroma: Math.min(chroma, most), hue })
  const shared = {
    mode,
    primary: brand.primary,
    secondary: brand.secondary,
    accent: brand.accent,
    onPrimary: textColourOn(brand.primary),
    shadow: mix(brand.primary, '#0a1020', 0.8),
  }
  if (mode === 'dark') {
    return {
      ...shared,
      surface: tint(0.24, 0.02),
      page: tint(0.185, 0.018),
      stage: tint(0.34, 0.05),
      text: tint(0.96, 0.01),
      pageText: tint(0.96, 0.01),
      muted: tint(0.78, 0.02),
      hairline: tint(0.34, 0.02),
      primaryText: tint(0.8, 0.12),
      subtle: tint(0.3, 0.05),
    }
  }
  return {
    ...shared,
    surface: '#ffffff',
    page: tint(0.972, 0.012),
    stage: tint(0.93, 0.035),
    text: tint(0.24, 0.02),
    pageText: tint(0.24, 0.02),
    muted: tint(0.47, 0.025),
    hairline: tint(0.89, 0.012),
    // The palest background of this text is the tag, not the card.
    primaryText: readableOn(tint(0.95, 0.03), brand.primary),
    subtle: tint(0.95, 0.03),
  }
}
