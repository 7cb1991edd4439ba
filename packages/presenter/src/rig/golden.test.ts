import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { drawGolden, GOLDEN, goldenPictures } from '../../test/golden.ts'

// Tolerates antialiasing of another library version. A moved or recoloured part is far above it.
const LARGEST_MEAN = 0.1
const CLEARLY_OFF = 32
const LARGEST_SHARE_OFF = 0.0003

const samplesOf = (picture: Canvas) => picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data

async function keptSamples(name: string, { width, height }: Canvas) {
  const picture = createCanvas(width, height)
  picture.getContext('2d').drawImage(await loadImage(new URL(`${name}.png`, GOLDEN)), 0, 0)
  return samplesOf(picture)
}

test.each(goldenPictures.map((golden) => [golden.name, golden] as const))(
  '%s matches the golden image',
  async (name, golden) => {
    const picture = drawGolden(golden)
    const now = samplesOf(picture)
    const kept = await keptSamples(name, picture)
    const differences = now.map((value, index) => Math.abs(value - (kept[index] ?? 0)))
    expect(differences.reduce((sum, value) => sum + value, 0) / now.length).toBeLessThan(LARGEST_MEAN)
    expect(differences.filter((value) => value > CLEARLY_OFF).length / now.length).toBeLessThan(LARGEST_SHARE_OFF)
  },
)
