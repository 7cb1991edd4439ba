import { mkdir, writeFile } from 'node:fs/promises'
import { drawGolden, GOLDEN, goldenPictures } from './golden.ts'

await mkdir(GOLDEN, { recursive: true })
for (const golden of goldenPictures) {
  await writeFile(new URL(`${golden.name}.png`, GOLDEN), drawGolden(golden).toBuffer('image/png'))
}
