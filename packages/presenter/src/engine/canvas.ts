import { createRequire } from 'node:module'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import { setCanvasKit } from '../rig/canvas-kit.ts'

interface Family {
  package: string
  family: string
  /** The writing that asks for it; a family without one is always there. */
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

const registered = new Set<Family>()

function register(wanted: Family): void {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve(`${wanted.package}/package.json`)), 'files')
  for (const file of readdirSync(folder)) {
    if (file.endsWith('-wght-normal.woff2')) GlobalFonts.registerFromPath(join(folder, file), wanted.family)
  }
  registered.add(wanted)
}

/**
 * Gives the drawings the server's canvas and the families that `text` needs: a slim container has no fonts of its own. Call it
 * with everything that will be written before measuring any of it.
 */
export function prepareCanvas(text = ''): void {
  for (const family of FAMILIES) {
    if (!registered.has(family) && (family.writing?.test(text) ?? true)) register(family)
  }
  setCanvasKit({ createCanvas, Path2D })
}
