import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { randomFrom } from '../src/rig/random.ts'

const SIZE = { width: 1920, height: 1280 }
/** Sides of the patterns that lie over each other: like a photo, coarse contrast is strong and fine contrast weak. */
const PATTERN_SIDES = [8, 16, 32, 64, 128, 256, 512]
const HOUSES = 40

/** Draws a stand-in for a photo, with fine texture and hard edges. Returns its path. */
export function drawTexturedPhoto(folder: string, index: number): string {
  const path = join(folder, `photo-${index}.jpg`)
  if (existsSync(path)) return path
  const random = randomFrom(index + 1)
  const raster = createCanvas(SIZE.width, SIZE.height)
  const canvas = raster.getContext('2d')
  canvas.fillStyle = `hsl(${index * 80}, 45%, 50%)`
  canvas.fillRect(0, 0, SIZE.width, SIZE.height)
  canvas.globalCompositeOperation = 'overlay'
  canvas.imageSmoothingQuality = 'high'
  for (const side of PATTERN_SIDES) {
    canvas.globalAlpha = 0.28 * Math.sqrt(8 / side) + 0.05
    canvas.drawImage(noise(side, random), 0, 0, SIZE.width, SIZE.height)
  }
  canvas.globalCompositeOperation = 'source-over'
  canvas.globalAlpha = 1
  for (let house = 0; house < HOUSES; house++) {
    canvas.fillStyle = `hsl(${random() * 360}, ${20 + random() * 50}%, ${20 + random() * 60}%)`
    const [x, y] = [random() * SIZE.width, SIZE.height * (0.4 + random() * 0.5)]
    canvas.fillRect(x, y, 30 + random() * 120, 40 + random() * 200)
  }
  writeFileSync(path, raster.toBuffer('image/jpeg', 92))
  return path
}

function noise(side: number, random: () => number) {
  const raster = createCanvas(side, Math.round((side * SIZE.height) / SIZE.width))
  const canvas = raster.getContext('2d')
  const pixels = canvas.createImageData(raster.width, raster.height)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const light = random() * 255
    pixels.data.set([light, light, light, 255], at)
  }
  canvas.putImageData(pixels, 0, 0)
  return raster
}
