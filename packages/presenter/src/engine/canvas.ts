import { createRequire } from 'node:module'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, Path2D } from '@napi-rs/canvas'
import { setCanvasKit } from '../rig/canvas-kit.ts'

const FAMILIES = [
  { package: '@fontsource-variable/bricolage-grotesque', family: 'Bricolage Grotesque' },
  { package: '@fontsource-variable/inter', family: 'Inter' },
]

let ready = false

/** Gives the drawings the server's canvas and the two families. A slim container has no fonts of its own. */
export function prepareCanvas(): void {
  if (ready) return
  const require = createRequire(import.meta.url)
  for (const { package: name, family } of FAMILIES) {
    const folder = join(dirname(require.resolve(`${name}/package.json`)), 'files')
    for (const file of readdirSync(folder)) {
      if (file.endsWith('-wght-normal.woff2')) GlobalFonts.registerFromPath(join(folder, file), family)
    }
  }
  setCanvasKit({ createCanvas, Path2D })
  ready = true
}
