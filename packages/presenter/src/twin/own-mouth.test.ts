import { copyFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordPresenter, listeningOf, speakingOf, speechOf } from '../../test/record-presenter.ts'
import { correlationOf, measurePictures, quantileOf, stepsOf } from '../../test/measure-mouths.ts'
import { makeRecording } from '../../test/recording.ts'
import { sampleJob, tempFolder } from '../../test/sample-job.ts'
import { openFootage } from '../engine/layers/footage.ts'
import type { Footage } from '../engine/layers/footage.ts'
import { renderVideo } from '../engine/render-video.ts'
import type { Timeline } from '../rig/timeline.ts'
import type { Planes } from '../uploads/i420-scale.ts'
import { openMouthFile } from './mouth-file.ts'
import { mouthTargetsOf } from './mouth-targets.ts'
import { openSpeakingFootage } from './own-mouth.ts'
import { personOf } from './person.ts'
import { prepareTwin } from './prepare-twin.ts'

const READ =
  'We built this small hotel for people who want to slow down. My favourite place is the long wooden pier. Book now.'
const SAID = 'Who would move to Moscow for five warm weeks? My mother bought boots.'
const folder = await tempFolder()
const [footagePath, recordingPath] = [join(folder, 'listening.mp4'), join(folder, 'speaking.mp4')]
const mouthsPath = join(folder, 'mouths')
const alive = setInterval(() => {}, 1000)
let timeline: Timeline
let printed = ''

// A drawn presenter replaces a recorded person.
beforeAll(async () => {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = ((text: string) => write((printed += text))) as typeof process.stdout.write
  const read = await speechOf(READ, 'maya')
  await recordPresenter(footagePath, { presenterId: 'maya', timeline: listeningOf(read, 'maya'), seconds: 5 })
  await recordPresenter(recordingPath, { presenterId: 'maya', timeline: speakingOf(read, 'maya'), seconds: 8 })
  printed = ''
  await prepareTwin({ footagePath, recordingPath, outputPath: mouthsPath }, {})
  process.stdout.write = write
  timeline = speakingOf(await speechOf(SAID, 'maya'), 'maya')
}, 240_000)
afterAll(async () => {
  clearInterval(alive)
  await rm(folder, { recursive: true, force: true })
})

async function* played(footage: Footage): AsyncGenerator<Planes> {
  for (let step = 0; step < timeline.stepCount; step++) {
    if (step > 0) await footage.advance()
    yield footage.picture
  }
  footage.close()
}

describe('the own mouth of a recorded person', () => {
  test('follows a text that was never recorded, and closes where lips must', async () => {
    const mouths = await openMouthFile(mouthsPath)
    const targets = mouthTargetsOf(timeline, personOf(mouths))
    await mouths.close()
    const made = await measurePictures(played(await openSpeakingFootage(footagePath, mouthsPath, timeline)))
    const silent = await measurePictures(played(await openFootage(footagePath)))
    const openings = made.shapes.map(({ opening }) => opening)
    const wanted = targets.map(({ opening }) => opening)
    const shut = stepsOf(timeline, ['mbp']).map((step) => openings[step] as number)
    const middle = quantileOf(openings, 0.5)

    expect(correlationOf(openings, wanted)).toBeGreaterThan(0.75)
    expect(
      Math.abs(
        correlationOf(
          silent.shapes.map(({ opening }) => opening),
          wanted,
        ),
      ),
    ).toBeLessThan(0.5)
    expect(shut.filter((opening) => opening < middle).length).toBeGreaterThan(shut.length * 0.85)
  }, 60_000)

  test('changes nothing but the mouth', async () => {
    const [own, plain] = [await openSpeakingFootage(footagePath, mouthsPath, timeline), await openFootage(footagePath)]
    const mouths = await openMouthFile(mouthsPath)
    const [own12, plain12] = [await atStep(own, 12), await atStep(plain, mouths.calm.from + 12)]
    const { width } = own12
    const rows = new Set<number>()
    const columns = new Set<number>()
    for (let at = 0; at < width * own12.height; at++) {
      if (own12.data[at] === plain12.data[at]) continue
      rows.add(Math.floor(at / width))
      columns.add(at % width)
    }
    const face = mouths.base[own.stepAt(12)]
    await mouths.close()

    expect(face).toBeDefined()
    expect(rows.size).toBeGreaterThan(20)
    expect([Math.min(...rows) > 350, Math.max(...rows) < 520]).toEqual([true, true])
    expect([Math.min(...columns) > 500, Math.max(...columns) < 780]).toEqual([true, true])
  }, 60_000)

  test('appears in a rendered video', async () => {
    const job = sampleJob(folder, { script: 'My mother bought boots.', presenterId: 'maya', footagePath })
    const plain = await renderVideo(job)
    const own = await renderVideo({ ...job, mouthsPath, outputPath: join(folder, 'own.mp4') })

    expect(own.frames).toBe(plain.frames)
    expect(own.bytes).not.toBe(plain.bytes)
  }, 120_000)

  test('prints nothing, because the process speaks a protocol', () => {
    expect(printed).toBe('')
  })
})

describe('a recording that is not good enough', () => {
  test('is refused without a face, and leaves no file', async () => {
    const wall = await makeRecording(folder, { name: 'wall.mp4' })
    const job = { footagePath: wall, recordingPath, outputPath: join(folder, 'none') }

    await expect(prepareTwin(job, {})).rejects.toMatchObject({ code: 'file-refused', message: /face is not seen/ })
  })

  test('is refused when the mouth does not move', async () => {
    const job = { footagePath, recordingPath: footagePath, outputPath: join(folder, 'none') }

    await expect(prepareTwin(job, {})).rejects.toMatchObject({
      code: 'file-refused',
      message: /too short|hardly moves/,
    })
    await expect(openMouthFile(job.outputPath)).rejects.toMatchObject({ code: 'ENOENT' })
  }, 60_000)

  test('stops when the work is cancelled', async () => {
    const job = { footagePath, recordingPath, outputPath: join(folder, 'none') }

    await expect(prepareTwin(job, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
  })

  test('that was truncated on the disk is reported as damaged', async () => {
    const [cut, other] = [join(folder, 'cut'), join(folder, 'other')]
    await copyFile(mouthsPath, cut)
    await writeFile(cut, 'x', { flag: 'a' })
    await writeFile(other, 'nothing of the sort')

    await expect(openMouthFile(cut)).rejects.toMatchObject({ code: 'file-damaged' })
    await expect(openMouthFile(other)).rejects.toMatchObject({ code: 'file-damaged' })
  })
})

async function atStep(footage: Footage, step: number): Promise<Planes> {
  for (let at = 0; at < step; at++) await footage.advance()
  const { data, width, height } = footage.picture
  footage.close()
  return { data: data.slice(), width, height }
}
