import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawRoom } from '../../../test/draw-room.ts'
import { listeningOf, recordPresenter, silhouetteOf, speechOf } from '../../../test/record-presenter.ts'
import { sampleJob, tempFolder } from '../../../test/sample-job.ts'
import type { RenderJob } from '../../composition/render-job.ts'
import { toI420 } from '../../engine/canvas/i420.ts'
import { openFootage } from '../../engine/layers/footage.ts'
import { renderScene } from '../../engine/stills/scene-still.ts'
import { stillShot } from '../../engine/stills/shot-still.ts'
import { renderVideo } from '../../engine/render-video.ts'
import type { PresenterId } from '../../rig/presenters.ts'
import type { Timeline } from '../../rig/timeline.ts'
import { blurBackground } from './blurred-background.ts'
import { shrinkTo } from './small-picture.ts'
import { withoutBackground } from './separated-footage.ts'

const WHO = ['maya', 'daniel', 'amina'] as const satisfies PresenterId[]
const SECONDS = 2
const SAID = 'A quiet morning by the water. We open the door and look at the garden.'
/** Levels of colour by which the room may differ from the room alone. */
const SHINE = 14
const STEPS = SECONDS * 15
const folder = await tempFolder()
const alive = setInterval(() => {}, 1000)
const timelines = new Map<PresenterId, Timeline>()
const pathOf = (who: PresenterId) => join(folder, `${who}.mp4`)

// Drawn presenters before drawn shelves replace recorded people.
beforeAll(async () => {
  for (const presenterId of WHO) {
    const timeline = listeningOf(await speechOf('A quiet morning by the water.', presenterId), presenterId)
    timelines.set(presenterId, timeline)
    await recordPresenter(pathOf(presenterId), { presenterId, timeline, seconds: SECONDS, drawRoom })
  }
}, 240_000)
afterAll(async () => {
  clearInterval(alive)
  await rm(folder, { recursive: true, force: true })
})

async function* played(who: PresenterId, background: 'blurred' | 'replaced') {
  const footage = await withoutBackground(await openFootage(pathOf(who)), background)
  for (let step = 0; step < STEPS; step++) {
    if (step > 0) await footage.advance()
    yield { picture: footage.picture, cutOut: footage.cutOut, step }
  }
  footage.close()
}

/** The room without anybody in it. */
function emptyRoom() {
  const size = { width: 1280, height: 720 }
  const canvas = createCanvas(size.width, size.height).getContext('2d')
  drawRoom(canvas, size)
  return { data: toI420(canvas.getImageData(0, 0, size.width, size.height).data, size.width, size.height), ...size }
}

/** Compares a mask with where the person is. It is half as wide and high. */
function compared(mask: { data: Uint8Array; width: number }, truth: Uint8Array) {
  let [both, either, missed, all] = [0, 0, 0, 0]
  for (const [index, value] of mask.data.entries()) {
    const at = Math.floor(index / mask.width) * 2 * 1280 + (index % mask.width) * 2
    const [isSeen, isThere] = [value > 127, (truth[at] as number) > 127]
    if (isSeen && isThere) both++
    if (isSeen || isThere) either++
    if (isThere) all++
    if (isThere && !isSeen) missed++
  }
  return { overlap: both / either, missed: missed / all }
}

describe('a person without the background of the recording', () => {
  test.each(WHO)('is separated completely, without the room: %s', async (who) => {
    const found: ReturnType<typeof compared>[] = []
    for await (const { cutOut, step } of played(who, 'replaced'))
      if (cutOut && step % 5 === 0)
        found.push(compared(cutOut.mask, silhouetteOf(who, timelines.get(who) as Timeline, step / 15)))
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

    expect(mean(found.map(({ overlap }) => overlap))).toBeGreaterThan(0.96)
    expect(mean(found.map(({ missed }) => missed))).toBeLessThan(0.02)
  })

  test('has edges that do not flicker', async () => {
    let before: Uint8Array | undefined
    const changes: number[] = []
    for await (const { cutOut } of played('maya', 'replaced')) {
      const mask = cutOut?.mask.data
      if (mask && before) changes.push(mask.reduce((sum, value, at) => sum + Math.abs(value - (before?.[at] ?? 0)), 0))
      before = mask
    }
    const edge = before?.filter((value) => value > 0 && value < 255).length ?? 0

    // Of the pixels of the edge, in levels from one picture to the next; the head moves meanwhile.
    expect(Math.max(...changes) / edge).toBeLessThan(40)
  })

  test('stays sharp in front of a blurred room, without bleeding colours into it', async () => {
    for await (const { picture, cutOut, step } of played('maya', 'blurred')) {
      if (!cutOut?.behind || step > 0) continue
      const { data, width, height } = cutOut.behind
      const [sharp] = shrinkTo(width, picture, { x: 0, y: 0, width: picture.width, height: picture.height })
      const corner = Array.from(
        { length: 24 * 24 },
        (_, index) => (4 + Math.floor(index / 24)) * width + 4 + (index % 24),
      )
      const detail = (from: Uint8Array) =>
        corner.reduce((sum, at) => sum + Math.abs((from[at] as number) - (from[at + 1] as number)), 0)
      expect(detail(data)).toBeLessThan(0.35 * detail(sharp))
      const empty = { data: new Uint8Array(640 * 360), width: 640, height: 360 }
      const room = blurBackground(emptyRoom(), empty)
      const half = width / 2
      const { mask } = cutOut
      // Where the room is seen: beside the person, too.
      const seen = Array.from({ length: half * half }, (_, index) => index).filter((index) => {
        const row = Math.floor((Math.floor(index / half) * mask.height) / half)
        return (mask.data[row * mask.width + Math.floor(((index % half) * mask.width) / half)] as number) < 64
      })
      const differences = seen.map((index) =>
        Math.abs((data[width * height + index] as number) - (room.data[width * height + index] as number)),
      )
      expect(Math.max(...differences)).toBeLessThan(SHINE)
    }
  })

  test('is drawn in front of the presenter background in a rendered video', async () => {
    const job = sampleJob(folder, { script: SAID, presenterId: 'maya', footagePath: pathOf('maya') })
    const { footagePath: _none, ...drawnJob } = job
    const cornerOf = async (name: string, changes: object) => {
      const outputPath = join(folder, `${name}.mp4`)
      await renderVideo({ ...changes, outputPath } as RenderJob)
      const { picture, close } = await openFootage(outputPath)
      close()
      return Uint8Array.from(
        { length: 200 * 200 },
        (_, index) => picture.data[(120 + Math.floor(index / 200)) * picture.width + 20 + (index % 200)] as number,
      )
    }
    const drawn = await cornerOf('drawn', drawnJob)
    const kept = await cornerOf('kept', job)
    const replaced = await cornerOf('replaced', { ...job, footageBackground: 'replaced' })
    const differenceOf = (one: Uint8Array) =>
      one.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] as number)), 0) / one.length

    expect(differenceOf(replaced)).toBeLessThan(2)
    expect(differenceOf(kept)).toBeGreaterThan(20)
  })

  test('is drawn in the same way in the still of a scene', async () => {
    const recordingPosterPath = join(folder, 'poster.png')
    const { still, close } = await openFootage(pathOf('maya'))
    await writeFile(recordingPosterPath, await still.encode('png'))
    close()
    const { outputPath: _path, script: _script, ...scenes } = sampleJob(folder, { presenterId: 'maya' })
    const cornerOf = async (changes: object) => {
      const outputPath = join(folder, 'scene.png')
      const shot = stillShot({ scene: 'wide', ground: 'scene' })
      await renderScene({ ...scenes, ...changes, shot, caption: [], edgePixels: 320, outputPath })
      const image = await loadImage(outputPath)
      const canvas = createCanvas(image.width, image.height).getContext('2d')
      canvas.drawImage(image, 0, 0)
      return Buffer.from(canvas.getImageData(4, 60, 40, 40).data)
    }
    const drawn = await cornerOf({})
    const [kept, replaced] = [
      await cornerOf({ recordingPosterPath }),
      await cornerOf({ recordingPosterPath, footageBackground: 'replaced' }),
    ]

    expect(replaced.equals(drawn)).toBe(true)
    expect(kept.equals(drawn)).toBe(false)
  })
})
