import type { BrandColours, FontFamily, Mode } from './brand.ts'
import { isFontFamily } from './brand.ts'
import { fixed } from './fixed.ts'
import { fontStacks } from './font-stacks.ts'
import { variable } from './token-names.ts'
import { deriveTokens } from './tokens.ts'

export type BrandStyle = { colours: BrandColours; fontFamily?: FontFamily }

/**
 * Returns the stylesheet of a brand: light and dark colours (`data-theme` on the root, else the system's preference), fixed
 * values, fonts, and the two other lights of a scene (`data-light`). Throws a TypeError for anything but colours and known fonts.
 */
export function brandCss({ colours, fontFamily = 'Inter' }: BrandStyle): string {
  if (!isFontFamily(fontFamily)) throw new TypeError(`Not a font we serve: ${JSON.stringify(fontFamily)}.`)
  const dark = modeDeclarations(colours, 'dark')
  return [
    rule(':root', [...modeDeclarations(colours, 'light'), ...fixedDeclarations(), ...fontDeclarations(fontFamily)]),
    rule(':root[data-theme=dark]', dark),
    `@media (prefers-color-scheme:dark){${rule(':root:not([data-theme=light])', dark)}}`,
    ...['warm', 'dusk'].map(lightRule),
    stillness,
  ].join('\n')
}

// No motion for visitors who prefer less. Components need not check.
const stillness = `@media (prefers-reduced-motion:reduce){${rule(
  ':root',
  Object.keys(fixed.duration).map((name) => `${variable('duration', name)}:0s`),
)}}`

/** Returns the colours of one mode for a selector, independent of the mode of the page. */
export function paletteCss(selector: string, colours: BrandColours, mode: Mode): string {
  return rule(selector, modeDeclarations(colours, mode))
}

function modeDeclarations(colours: BrandColours, mode: Mode): string[] {
  const values = Object.entries(deriveTokens(colours, mode)).map(([name, value]) => `${variable(name)}:${value}`)
  return [...values, `color-scheme:${mode}`]
}

function fixedDeclarations(): string[] {
  return Object.entries(fixed).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `${variable(group, name)}:${value}`),
  )
}

function fontDeclarations(family: FontFamily): string[] {
  return Object.entries(fontStacks(family)).map(([use, stack]) => `${variable('font', use)}:${stack}`)
}

function lightRule(light: string): string {
  const tones = ['stage', 'stage2', 'stage3', 'sun']
  return rule(
    `[data-light=${light}]`,
    tones.map((tone) => `${variable(tone)}:var(${variable(light, tone)})`),
  )
}

function rule(selector: string, declarations: string[]): string {
  return `${selector}{${declarations.join(';')}}`
}
