import { createRequire } from 'node:module'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import type { FontFamily } from '../../composition/fonts.ts'
import { setCanvasBackend } from '../../rig/canvas-backend.ts'

interface Family {
  package: string
  family: string
  /** Font files to load. Defaults to the upright variable font. */
  files?: RegExp
  /** Loads the family only for texts in this script. Without it the family is always loaded. */
  writing?: RegExp
}

const FAMILIES: readonly Family[] = [
  { package: '@fontsource-variable/bricolage-grotesque', family: 'Bricolage Grotesque' },
  { package: '@fontsource-variable/inter', family: 'Inter' },
  { package: '@fontsource-variable/vazirmatn', family: 'Vazirmatn', writing: /\p{Script=Arabic}/u },
  {
    package: '@fontsource-variable/noto-sans-devanagari',
    family: 'Noto Sans Devanagari',
    writing: /\p{Script=Devanagari}/u,
  },
  // A hundred files, which take a sixth of a second to load.
  {
    package: '@fontsource-variable/noto-sans-sc',
    family: 'Noto Sans SC',
    writing: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
]

/** Additional families of brands. */
const BRAND_FAMILIES: Record<FontFamily, readonly Family[]> = {
  Inter: [],
  Lato: [
    { package: '@fontsource/lato', family: 'Lato', files: /-latin-(?:400|700)-normal\.woff2$/ },
    // Each weight is a separate file. In one family, letters of latin-ext would be taken from either weight.
    { package: '@fontsource/lato', family: 'Lato Extended', files: /-latin-ext-(?:400|700)-normal\.woff2$/ },
  ],
  'Open Sans': [{ package: '@fontsource-variable/open-sans', family: 'Open Sans' }],
  Roboto: [{ package: '@fontsource-variable/roboto', family: 'Roboto' }],
  'Source Sans Pro': [{ package: '@fontsource-variable/source-sans-3', family: 'Source Sans Pro' }],
}

const registered = new Set<Family>()

function register(wanted: Family): void {
  const require = createRequire(import.meta.url)
  const { files = /-wght-normal\.woff2$/ } = wanted
  const folder = join(dirname(require.resolve(`${wanted.package}/package.json`)), 'files')
  for (const file of readdirSync(folder)) {
    if (files.test(file)) GlobalFonts.registerFromPath(join(folder, file), wanted.family)
  }
  registered.add(wanted)
}

/**
 * Sets the canvas backend and loads the fonts for `text` and for a brand. A container has no system fonts. Call it with all texts
 * before measuring any of them.
 */
export function prepareCanvas(text = '', fontFamily: FontFamily = 'Inter'): void {
  const needed = FAMILIES.filter(({ writing }) => writing?.test(text) ?? true)
  for (const family of [...needed, ...BRAND_FAMILIES[fontFamily]]) if (!registered.has(family)) register(family)
  setCanvasBackend({ createCanvas, Path2D })
}
