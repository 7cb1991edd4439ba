import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import type { Layout } from '../../film/layout.ts'
import type { Box } from '../../film/places.ts'
import { LOWER_THIRD_STEPS } from '../../film/moments.ts'
import type { Palette } from '../../film/palette.ts'
import type { Figure } from '../../rig/figure.ts'
import type { Ground } from '../ground.ts'
import type { Regions } from '../regions.ts'

const SOURCES = ['rig', 'film', 'engine']
const ROOT = join(import.meta.dirname, '..', '..')

let version: string | undefined

/** Changes whenever anything that draws was changed: all its source, and the library that draws for it. */
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

/** The smallest box round all regions. */
function boxRound({ face, neck, folded, raised }: Regions): Box {
  const boxes = [face, neck, ...folded, ...raised]
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

interface Drawn {
  layout: Layout
  regions: Regions
  figure: Figure
  palette: Palette
  ground: Ground
}

/**
 * What the patches of a film depend on, as a name: the drawing code, the presenter in the brand's colours, the places, and every
 * pixel of the ground, because a patch holds what is behind and in front of the presenter too.
 */
export function atlasNameOf({ layout, regions, figure, palette, ground }: Drawn): string {
  const hash = createHash('sha256').update(drawingVersion())
  hash.update(JSON.stringify([figure, palette, layout.pixelsPerUnit, layout.figure, regions]))
  const box = boxRound(regions)
  const { x, y, width, height } = box
  const front = createCanvas(width, height).getContext('2d')
  ground.drawFront(front, box, LOWER_THIRD_STEPS)
  hash.update(ground.behind.getContext('2d').getImageData(x, y, width, height).data)
  hash.update(front.getImageData(0, 0, width, height).data)
  return hash.digest('hex').slice(0, 40)
}
