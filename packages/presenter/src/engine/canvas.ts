import { createRequire } from 'node:module'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import type { FontFamily } from '../film/letters.ts'
import { setCanvasKit } from '../rig/canvas-kit.ts'

interface Family {
  package: string
  family: string
  /** Which of its files; the upright ones of every weight unless said. */
  files?: RegExp
  /** The writing that asks for it; a family of the house without one is always there. */
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
  // A hundred files, each with some of the signs: together they take a sixth of a second.
  {
    package: '@fontsource-variable/noto-sans-sc',
    family: 'Noto Sans SC',
    writing: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
]

/** What brands can choose beside those. */
const BRAND_FAMILIES: Record<FontFamily, readonly Family[]> = {
  Inter: [],
  Lato: [
    { package: '@fontsource/lato', family: 'Lato', files: /-latin-(?:400|700)-normal\.woff2$/ },
    // Each weight is a file: within one family, letters beyond Latin would be taken from either weight.
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
 * Gives the drawings the server's canvas and the families that `text` and a brand need: a slim container has no fonts of its own.
 * Call it with everything that will be written before measuring any of it.
 */
export function prepareCanvas(text = '', fontFamily: FontFamily = 'Inter'): void {
  const needed = FAMILIES.filter(({ writing }) => writing?.test(text) ?? true)
  for (const family of [...needed, ...BRAND_FAMILIES[fontFamily]]) if (!registered.has(family)) register(family)
  setCanvasKit({ createCanvas, Path2D })
}
