import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleJob, tempFolder } from '../../test/sample-job.ts'
import { renderVideo } from '../engine/render-video.ts'
import { drawThumbnail } from './thumbnail.ts'

let folder = ''
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await tempFolder()
  await renderVideo(sampleJob(folder, { script: 'Walk by the water.', shape: '1:1', opening: true }))
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const provenance = { title: 'Harbour', creatorTool: 'Costa' }

async function moment(second: number) {
  const outputPath = at(`${second}.png`)
  const source = { videoPath: at('video.mp4'), second }
  const size = await drawThumbnail({ source, shape: '1:1', definition: '720p', provenance, outputPath })
  return { size, bytes: await readFile(outputPath) }
}

test('a moment is drawn in the video’s aspect ratio, and marked as made with AI', async () => {
  const { size, bytes } = await moment(1)
  const { width, height, format } = await sharp(bytes).metadata()

  expect([width, height, format]).toEqual([720, 720, 'png'])
  expect(size).toEqual({ width: 720, height: 720 })
  expect(bytes.toString('utf8')).toContain('xmp:CreatorTool="Costa"')
})

test('moments differ, and a moment after the end is the last frame', async () => {
  const [first, later, after] = [await moment(1), await moment(3), await moment(900)]
  const pixels = async ({ bytes }: { bytes: Buffer }) => sharp(bytes).raw().toBuffer()

  expect((await pixels(first)).equals(await pixels(later))).toBe(false)
  expect((await sharp(after.bytes).stats()).isOpaque).toBe(true)
})

test('an uploaded picture is cropped to the video’s aspect ratio and not marked as made with AI', async () => {
  const wide = { width: 900, height: 300, channels: 3 as const, background: '#c02020' }
  await sharp({ create: wide }).webp().toFile(at('own.webp'))
  const source = { picturePath: at('own.webp') }
  await drawThumbnail({ source, shape: '9:16', definition: '720p', provenance, outputPath: at('own.png') })
  const { channels } = await sharp(at('own.png')).stats()
  const { width, height } = await sharp(at('own.png')).metadata()

  expect([width, height]).toEqual([720, 1280])
  expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([12, 2, 2, 16])
  expect(await readFile(at('own.png'), 'utf8')).not.toContain('DigitalSourceType')
})

test('a file that is neither a video nor a picture is refused', async () => {
  await writeFile(at('text'), 'no picture')
  const rest = { shape: '16:9', definition: '720p', provenance, outputPath: at('none.png') } as const

  await expect(drawThumbnail({ ...rest, source: { picturePath: at('text') } })).rejects.toThrow('can’t be read')
  await expect(drawThumbnail({ ...rest, source: { videoPath: at('text'), second: 1 } })).rejects.toThrow('can’t be')
})
