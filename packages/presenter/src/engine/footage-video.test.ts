import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeRecording } from '../../test/recording.ts'
import { tempFolder, sampleJob } from '../../test/sample-job.ts'
import { prepareFootage } from '../uploads/footage.ts'
import { renderVideo } from './render-video.ts'

const folder = await tempFolder()
const keep = setInterval(() => {}, 1000)
afterAll(async () => {
  clearInterval(keep)
  await rm(folder, { recursive: true, force: true })
})

test('a recording replaces the drawn presenter in video and poster', async () => {
  const inputPath = await makeRecording(folder)
  const footagePath = join(folder, 'clip.mp4')
  await prepareFootage({ inputPath, outputPath: footagePath, posterPath: join(folder, 'clip.jpg') }, {})
  const video = await renderVideo(sampleJob(folder, { script: 'Hello there.', footagePath }))
  // The recording is a grey wall.
  const inArch = { left: 880, top: 420, width: 100, height: 100 }
  const seen = await sharp(join(folder, 'video.jpg')).extract(inArch).toBuffer()
  const { channels } = await sharp(seen).stats()

  expect(video.frames).toBeGreaterThan(video.durationSeconds * 14)
  for (const { mean, stdev } of channels) {
    expect(Math.abs(mean - 130)).toBeLessThan(12)
    expect(stdev).toBeLessThan(6)
  }
})
