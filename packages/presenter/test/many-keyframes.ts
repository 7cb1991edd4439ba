import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_RATE } from '../src/engine/audio/filters.ts'
import { openEncoderThread } from '../src/engine/encoding/encoder-thread.ts'
import { FRAMES_PER_SECOND } from '../src/engine/encoding/video-encoder.ts'
import { tempFolder } from './sample-job.ts'

// Encodes videos with a keyframe in every second frame. Run by encoder-thread.test.ts in a process of its own with a small heap for
// new objects: where two threads change one heap, it ends by a signal.

const SIZE = { width: 320, height: 180 }
const VIDEOS = 12
const FRAMES = 450
const SECONDS = FRAMES / FRAMES_PER_SECOND

const pictureOf = (width: number, height: number, brightness: number) => ({
  x: 0,
  y: 0,
  width,
  height,
  data: new Uint8Array((width * height * 3) / 2).fill(brightness),
})
const whole = pictureOf(SIZE.width, SIZE.height, 128)
const corner = pictureOf(16, 16, 90)

async function encodeVideo(path: string): Promise<void> {
  const encoder = await openEncoderThread()
  encoder.setAudioFormat({ rate: SAMPLE_RATE, isSynthetic: false })
  encoder.pushAudio(new Int16Array(SAMPLE_RATE * SECONDS))
  await encoder.open({ path, title: 'Many keyframes', size: SIZE, durationSeconds: SECONDS, mostFrames: FRAMES })
  for (let frame = 0; frame < FRAMES; frame++) {
    const patch = frame % 2 === 0 ? whole : corner
    await encoder.send([patch], { fromFrame: frame, toFrame: frame + 1, isMoving: false })
  }
  await encoder.finish()
  await encoder.close()
}

const folder = await tempFolder()
for (let video = 0; video < VIDEOS; video++) await encodeVideo(join(folder, 'video.mp4'))
await rm(folder, { recursive: true })
