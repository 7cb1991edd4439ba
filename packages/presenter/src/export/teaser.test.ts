import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleJob, tempFolder } from '../../test/sample-job.ts'
import { renderVideo } from '../engine/render-video.ts'
import { exportVideo } from './export-video.ts'
import { drawTeaser } from './teaser.ts'

const LENGTH_MS = 4000

let folder = ''
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await tempFolder()
  await renderVideo(
    sampleJob(folder, { script: 'Walk by the water and stay for a while. The market opens at nine.', shape: '9:16' }),
  )
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function teaser(startSeconds: number) {
  const shares: number[] = []
  const job = {
    inputPath: at('video.mp4'),
    outputPath: at(`${startSeconds}.gif`),
    format: 'gif',
    startSeconds,
  } as const
  const { bytes } = await exportVideo(job, { onProgress: (_, share) => shares.push(share) })
  return { bytes, shares, gif: await readFile(job.outputPath) }
}

/** The pixels of a frame: red, green, blue. */
const frame = (gif: Buffer, page: number) => sharp(gif, { page }).removeAlpha().raw().toBuffer()

test('a teaser is an endlessly looping picture of four seconds, marked as made with AI', async () => {
  const { bytes, shares, gif } = await teaser(1)
  const { width, pageHeight, delay = [], loop } = await sharp(gif, { animated: true }).metadata()

  expect([width, pageHeight, loop]).toEqual([338, 600, 0])
  expect(delay.reduce((sum, one) => sum + one, 0)).toBe(LENGTH_MS)
  expect(bytes).toBeLessThan(2_000_000)
  expect(gif.toString('latin1')).toContain('digitalsourcetype/compositeSynthetic')
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.length).toBeGreaterThan(10)
}, 30_000)

test('its frames move, with a white play sign in the middle of each', async () => {
  const { gif } = await teaser(1)
  const [first, later] = [await frame(gif, 0), await frame(gif, 15)]

  expect(first.equals(later)).toBe(false)
  const middle = (300 * 338 + 169) * 3
  for (const pixels of [first, later]) expect([...pixels.subarray(middle, middle + 3)]).toEqual([255, 255, 255])
}, 30_000)

test('a start after the end gives the last seconds', async () => {
  const { gif } = await teaser(7000)
  const { delay = [] } = await sharp(gif, { animated: true }).metadata()

  expect(delay.reduce((sum, one) => sum + one, 0)).toBe(LENGTH_MS)
}, 30_000)

test('an invalid video is refused, and leaves no file', async () => {
  await writeFile(at('text'), 'no video')
  const job = { inputPath: at('text'), outputPath: at('none.gif'), startSeconds: 0 }

  await expect(drawTeaser(job, {})).rejects.toMatchObject({ code: 'file-damaged' })
  await expect(readFile(job.outputPath)).rejects.toThrow('ENOENT')
})
