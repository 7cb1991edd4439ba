import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VideoLook, VideoSound } from '@vitrine/contract/api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createThreadPool } from '../platform/thread-pool/thread-pool.ts'
import type { SceneRenderer, ScenesJob } from '../ports/scene-renderer.ts'
import { jobsBeforeAnother } from '../../test/jobs-before-another.ts'
import { createPresenterSceneRenderer } from './scene-renderer-presenter.ts'

const owner = { tenantId: 'tenant', personId: 'person' }
const threads = createThreadPool()
let folder: string
let scenes: SceneRenderer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenes-'))
  scenes = createPresenterSceneRenderer({ threads, workFolder: folder })
})
afterAll(async () => {
  await scenes.close()
  await threads.close()
  await rm(folder, { recursive: true })
})

const job: ScenesJob = {
  script: 'Welcome to Alder Lane. The kitchen is new and opens to the garden. Call us today.',
  language: 'en',
  presenterId: 'maya',
  presenterName: 'Maya',
  title: 'Alder Lane',
  place: '',
  facts: {},
  vertical: 'property',
  brand: { name: 'Keystone', primary: '#2b4acb', secondary: '#4a4458', accent: '#f0765a' },
  look: VideoLook.parse({ opening: true }),
  sound: VideoSound.parse({}),
  pictures: [{ id: 'kitchen', caption: 'Kitchen', isPhoto: true, width: 1600, height: 1067 }],
}

it('plans the scenes of a job and draws each as in the video', async () => {
  const path = join(folder, 'kitchen.png')
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#00a040' } })
    .png()
    .toFile(path)
  const anchor = { place: 'sentence' as const, sentence: 1, part: 0, words: 'The kitchen is new' }
  const storyboard = { version: 1 as const, shots: [{ anchor, scene: 'voice' as const, photo: 'kitchen' }] }
  const { planned, shots } = await scenes.plan({ ...job, storyboard }, owner)
  const index = planned.scenes.findIndex(({ layout }) => layout === 'voice')
  const shot = shots[index]
  if (!shot) throw new Error('no scene of the photo')
  const bytes = await scenes.draw(
    { job, scene: { shot, caption: ['The', 'kitchen'] }, staged: { pictures: [{ path, isPhoto: true }] } },
    owner,
  )
  const { width, height, format } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes)
    .extract({ left: 300, top: 60, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })

  expect([width, height, format]).toEqual([640, 360, 'jpeg'])
  expect(Math.abs((data[1] ?? 0) - 0xa0)).toBeLessThan(12)
  const upright = { ...job, look: VideoLook.parse({ shape: '9:16' }) }
  const [first] = (await scenes.plan(upright, owner)).shots
  const tall =
    first &&
    (await sharp(
      await scenes.draw({ job: upright, scene: { shot: first, caption: [] }, staged: { pictures: [] } }, owner),
    ).metadata())
  expect([tall?.width, tall?.height]).toEqual([360, 640])
})

it('reports texts that do not fit', async () => {
  const headline = 'A very long title for such a small place '.repeat(8).trim()
  const { shots } = await scenes.plan({ ...job, title: headline }, owner)
  const fit = await scenes.textFit(job, shots, owner)

  expect(fit).toMatchObject([{ shot: 0, name: 'headline', characters: headline.length }])
  expect(fit[0]?.fit).toBeLessThan(headline.length)
  expect(await scenes.textFit(job, (await scenes.plan(job, owner)).shots, owner)).toEqual([])
})

it('rejects an unreadable picture, and draws the next one', async () => {
  const path = join(folder, 'broken.png')
  await writeFile(path, 'no picture')
  const { shots } = await scenes.plan(job, owner)
  const [shot] = shots
  if (!shot) throw new Error('no scene')
  const still = { shot, caption: [] }

  await expect(scenes.draw({ job, scene: still, staged: { pictures: [{ path }] } }, owner)).rejects.toMatchObject({
    code: 'file-damaged',
  })
  expect((await scenes.draw({ job, scene: still, staged: { pictures: [] } }, owner)).length).toBeGreaterThan(1000)
})

it('draws for another person next, however many stills one person waits for', async () => {
  const [shot] = (await scenes.plan(job, owner)).shots
  if (!shot) throw new Error('no scene')
  const still = { job, scene: { shot, caption: [] }, staged: { pictures: [] } }
  const before = await jobsBeforeAnother((who) => scenes.draw(still, who))

  expect(before).toBeLessThanOrEqual(1)
})
