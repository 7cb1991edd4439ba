import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempFolder } from '../../../test/sample-job.ts'
import { openAacEncoder } from './aac-encoder.ts'
import { verifyVideo } from './verify-video.ts'
import { openMuxer } from './muxer.ts'
import { SAMPLE_RATE } from '../audio/filters.ts'
import { FRAMES_PER_SECOND } from './video-encoder.ts'

const SIZE = { width: 1280, height: 720 }
const FRAMES = 1200
const SECONDS = FRAMES / FRAMES_PER_SECOND

let path = ''
beforeAll(async () => {
  path = join(await tempFolder(), 'video.mp4')
})
afterAll(() => rm(join(path, '..'), { recursive: true, force: true }))

test('more than a thousand frames are written, and missing frames are detected', async () => {
  const track = await openAacEncoder(SAMPLE_RATE)
  track.push(new Float32Array(SAMPLE_RATE * SECONDS))
  const plan = { path, title: 'Many frames', size: SIZE, mostFrames: FRAMES, durationSeconds: SECONDS }
  const file = await openMuxer(plan, await track.finish())
  const picture = { x: 0, y: 0, ...SIZE, data: new Uint8Array((SIZE.width * SIZE.height * 3) / 2).fill(128) }
  for (let frame = 0; frame < FRAMES; frame++) {
    picture.data.fill(frame % 256, 0, SIZE.width)
    await file.send([picture], { fromFrame: frame, toFrame: frame + 1, isMoving: false })
  }
  expect(await file.finish()).toBe(FRAMES)
  const checked = await verifyVideo(path, { frames: FRAMES, durationSeconds: SECONDS })
  expect(checked.frames).toBe(FRAMES)
  expect(checked.durationSeconds).toBeCloseTo(SECONDS, 3)

  const missing = verifyVideo(path, { frames: FRAMES + 1, durationSeconds: SECONDS })
  await expect(missing).rejects.toMatchObject({ code: 'video-damaged' })
  const tooShort = verifyVideo(path, { frames: FRAMES, durationSeconds: SECONDS + 1 })
  await expect(tooShort).rejects.toMatchObject({ code: 'video-damaged' })
}, 60_000)
