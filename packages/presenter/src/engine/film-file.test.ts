import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmFolder } from '../../test/sample-job.ts'
import { openAudioTrack } from './audio-track.ts'
import { checkFilm } from './check-film.ts'
import { openFilmFile } from './film-file.ts'
import { SAMPLE_RATE } from './sound/filters.ts'
import { FRAMES_PER_SECOND } from './picture-encoder.ts'

const SIZE = { width: 1280, height: 720 }
const FRAMES = 1200
const SECONDS = FRAMES / FRAMES_PER_SECOND

let path = ''
beforeAll(async () => {
  path = join(await filmFolder(), 'film.mp4')
})
afterAll(() => rm(join(path, '..'), { recursive: true, force: true }))

test('more than a thousand frames all arrive, and a file that lacks some is recognised', async () => {
  const track = await openAudioTrack(SAMPLE_RATE)
  track.push(new Float32Array(SAMPLE_RATE * SECONDS))
  const plan = { path, title: 'Many frames', size: SIZE, mostFrames: FRAMES, durationSeconds: SECONDS }
  const file = await openFilmFile(plan, await track.finish())
  const picture = { x: 0, y: 0, ...SIZE, data: new Uint8Array((SIZE.width * SIZE.height * 3) / 2).fill(128) }
  for (let frame = 0; frame < FRAMES; frame++) {
    picture.data.fill(frame % 256, 0, SIZE.width)
    await file.send([picture], frame, frame + 1)
  }
  expect(await file.finish()).toBe(FRAMES)
  const checked = await checkFilm(path, { frames: FRAMES, durationSeconds: SECONDS })
  expect(checked.frames).toBe(FRAMES)
  expect(checked.durationSeconds).toBeCloseTo(SECONDS, 3)

  const missing = checkFilm(path, { frames: FRAMES + 1, durationSeconds: SECONDS })
  await expect(missing).rejects.toMatchObject({ code: 'film-damaged' })
  const tooShort = checkFilm(path, { frames: FRAMES, durationSeconds: SECONDS + 1 })
  await expect(tooShort).rejects.toMatchObject({ code: 'film-damaged' })
}, 60_000)
