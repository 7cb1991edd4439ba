import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Video, VideoStoryboard } from '@vitrine/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPresenterMediaProcessor } from '../../src/adapters/media-processor-presenter.ts'
import { createPresenterRenderer } from '../../src/adapters/renderer-presenter.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'
import { until } from '../until.ts'

const SCRIPT = 'Welcome to Quay House and its garden. The kitchen is new and very bright. Call us today.'

let test: TestApp
let ana: Client
let folder: string

beforeAll(async () => {
  test = await testApp({ renderer: createPresenterRenderer({ concurrency: 1 }) })
  ana = await test.customer('waymark', 'ana')
  folder = await mkdtemp(join(tmpdir(), 'scenes-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

it('a video shows the choices for its scenes, and keeps its cut', async () => {
  const kitchen = { place: 'sentence', sentence: 1, part: 0, words: 'The kitchen is new and very bright.' } as const
  const edits = {
    version: 1,
    shots: [
      { anchor: { place: 'opening' }, isHidden: true },
      { anchor: kitchen, scene: 'medium', texts: { headline: 'A bright kitchen' } },
    ],
  }
  const automatic = await rendered({})
  const edited = await rendered({ storyboard: edits })

  expect(automatic.cut.scenes[0]).toMatchObject({ layout: 'opening', texts: { headline: 'Quay House' } })
  expect(edited.cut.scenes[0]).toMatchObject({ layout: 'wide', startSeconds: 0 })
  expect(edited.cut.scenes).toContainEqual(
    expect.objectContaining({
      anchor: kitchen,
      layout: 'medium',
      texts: { headline: 'A bright kitchen', line: '' },
      words: expect.stringContaining('The kitchen is new'),
    }),
  )
  expect(edited.cut.edits).toEqual(edits)
  // The brand fills the opening; without it the video begins with the presenter.
  expect(differenceOf(edited.picture, automatic.picture)).toBeGreaterThan(15)
})

/** Makes a video through the core. Returns what it was cut to, and its first picture. */
async function rendered(draft: object): Promise<{ cut: VideoStoryboard; picture: Buffer }> {
  const { body: asked } = await create(ana, {
    script: SCRIPT,
    title: 'Quay House',
    look: { opening: true, definition: '720p' },
    ...draft,
  })
  const path = { params: { id: asked.id } }
  const statusOf = async () => (await ana.call<Video>('GET /api/videos/:id', path)).body
  await until(async () => ['failed', 'ready'].includes((await statusOf()).status))
  const { body: cut } = await ana.call<VideoStoryboard>('GET /api/videos/:id/storyboard', path)
  const { rows } = await test.deps.db.execute('select file_key from video where id = $1', [asked.id])
  return { cut, picture: await pictureOf(String(rows[0]?.file_key), asked.id) }
}

/** Reads the first picture of a video as an upload of it would be read. */
async function pictureOf(key: string, name: string): Promise<Buffer> {
  const inputPath = join(folder, `${name}.mp4`)
  await pipeline(test.deps.storage.read(key), createWriteStream(inputPath))
  const media = createPresenterMediaProcessor({ workFolder: folder })
  // A folder of its own: a decoder may remember what it read under a path.
  const outputFolder = join(folder, name)
  await mkdir(outputFolder)
  const job = { kind: 'footage', inputPath, outputFolder } as const
  const { posterPath } = await media.process(job, { onProgress: () => undefined, signal: new AbortController().signal })
  await media.close()
  return sharp(posterPath ?? '')
    .greyscale()
    .resize(32, 18)
    .raw()
    .toBuffer()
}

/** Returns the mean difference in brightness of two pictures, 0 to 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}
