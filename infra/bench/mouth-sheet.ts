import sharp from 'sharp'
import { toRgb } from '../../packages/presenter/src/uploads/i420-rgb.ts'
import type { Planes } from '../../packages/presenter/src/uploads/i420-scale.ts'

/** The part of the video that shows face and neck. */
const PART = { left: 420, top: 180, width: 420, height: 380 }
const [COLUMNS, ROWS, FIRST] = [6, 5, 20]

/** Writes 30 steps of a video that follow each other as one picture. */
export async function writeSheet(path: string, pictures: AsyncIterable<Planes>): Promise<void> {
  const tiles: Buffer[] = []
  let step = 0
  for await (const { data, width, height } of pictures) {
    if (step++ < FIRST || tiles.length === COLUMNS * ROWS) continue
    const raw = { width, height, channels: 3 as const }
    tiles.push(await sharp(toRgb({ data, width, height }), { raw }).extract(PART).png().toBuffer())
  }
  const size = { width: PART.width * COLUMNS, height: PART.height * ROWS }
  await sharp({ create: { ...size, channels: 3, background: '#000000' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMNS) * PART.width,
        top: Math.floor(index / COLUMNS) * PART.height,
      })),
    )
    .png()
    .toFile(path)
}
