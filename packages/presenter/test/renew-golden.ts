import { mkdir, writeFile } from 'node:fs/promises'
import { presenters } from '../src/rig/presenters.ts'
import { drawGolden, GOLDEN, goldenPictures } from './golden.ts'
import { drawStill, STILLS } from './stills.ts'

// Small enough to arrive before the code that draws.
const STILL_QUALITY = 60

await Promise.all([mkdir(GOLDEN, { recursive: true }), mkdir(STILLS, { recursive: true })])
for (const golden of goldenPictures) {
  await writeFile(new URL(`${golden.name}.png`, GOLDEN), drawGolden(golden).toBuffer('image/png'))
}
for (const presenter of presenters) {
  await writeFile(new URL(`${presenter.id}.webp`, STILLS), drawStill(presenter).toBuffer('image/webp', STILL_QUALITY))
}
