import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { Layout } from '../../composition/layout.ts'
import { LOWER_THIRD_STEPS } from '../../composition/frame-state.ts'
import type { Palette } from '../../composition/palette.ts'
import type { Figure } from '../../rig/figure.ts'
import type { StaticLayers } from '../layers/static-layers.ts'
import { presenterBox } from '../layers/regions.ts'
import type { Regions } from '../layers/regions.ts'

const SOURCES = ['rig', 'composition', 'engine']
const ROOT = join(import.meta.dirname, '..', '..')

let version: string | undefined

/** Returns a hash of the drawing code and the canvas library. */
function drawingVersion(): string {
  if (version) return version
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted()) {
      hash.update(name).update(readFileSync(join(ROOT, folder, name)))
    }
  }
  const canvas = createRequire(import.meta.url).resolve('@napi-rs/canvas/package.json')
  return (version = hash.update(readFileSync(canvas)).digest('hex'))
}

interface Drawn {
  layout: Layout
  regions: Regions
  figure: Figure
  palette: Palette
  layers: StaticLayers
}

/**
 * Returns the cache key of an atlas: a hash of the drawing code, the figure in the brand's colours, the positions, and every
 * pixel of the static layers, because patches contain what is behind and in front of the presenter.
 */
export function atlasKeyOf({ layout, regions, figure, palette, layers }: Drawn): string {
  const hash = createHash('sha256').update(drawingVersion())
  hash.update(JSON.stringify([figure, palette, layout.pixelsPerUnit, layout.figure, regions]))
  const box = presenterBox(regions)
  const { x, y, width, height } = box
  const front = createCanvas(width, height).getContext('2d')
  layers.drawForeground(front, box, LOWER_THIRD_STEPS)
  hash.update(layers.backdrop.getContext('2d').getImageData(x, y, width, height).data)
  hash.update(front.getImageData(0, 0, width, height).data)
  return hash.digest('hex').slice(0, 40)
}
