import type { Avatar, Video } from '@vitrine/contract'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { checked, upload } from '../uploads.ts'

let test: TestApp
let ana: Client
let avatarId: string

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
  const { body } = await ana.call<Avatar[]>('GET /api/avatars')
  avatarId = body[0]?.id ?? ''
})
afterAll(() => test.close())

const ready = async (client: Client, kind: 'content' | 'voice') =>
  (await checked(client, (await upload(client, kind, GOOD_FILE)).id)).id
/** A ready file of content with these words in it. */
const named = async (client: Client, words: string) =>
  (await checked(client, (await upload(client, 'content', `${GOOD_FILE} ${words}`)).id)).id
const create = (client: Client, sources: object) =>
  client.call<Video & { code: string; message: string }>('POST /api/videos', {
    body: { script: 'A quiet morning by the water.', avatarId, ...sources },
  })

it('a video shows the uploaded pictures and speaks with the uploaded voice-over', async () => {
  const contentIds = [await ready(ana, 'content')]
  const { body } = await create(ana, { contentIds, voiceId: await ready(ana, 'voice') })
  expect(await ana.finished(body.id)).toMatchObject({ status: 'ready' })

  const job = test.renderer.jobs.findLast(({ script }) => script.includes('quiet morning'))
  expect(job?.pictures).toEqual([{ id: `${contentIds[0]}.1`, path: expect.stringContaining('picture-0.webp') }])
  expect(job?.recordingPath).toContain('voice.m4a')
  await expect.poll(() => existsSync(job?.recordingPath ?? '')).toBe(false)
})

it('a video shows several files in order, and so does its duplicate', async () => {
  const files = await Promise.all(['sea', 'town', 'hill'].map((name) => named(ana, `[called ${name}]`)))
  const contentIds = [files[2], files[0], files[1], files[0]]
  const { body } = await create(ana, { contentIds, script: 'Sea, town and hill.' })
  const { body: second } = await ana.call<Video>('POST /api/videos/:id/duplicate', {
    params: { id: body.id },
    body: {},
  })
  await Promise.all([ana.finished(body.id), ana.finished(second.id)])

  const jobs = test.renderer.jobs.filter(({ script }) => script === 'Sea, town and hill.')
  const shown = ['hill', 'sea', 'town', 'sea']
  expect(jobs.map(({ pictures }) => pictures?.map(({ caption }) => caption))).toEqual([shown, shown])
})

it('a video shows at most ten files and sixty pages', async () => {
  const [short, long] = [await named(ana, '[30 pages]'), await named(ana, '[31 pages]')]
  const pages = [await create(ana, { contentIds: [short, short] }), await create(ana, { contentIds: [short, long] })]
  const one = await ready(ana, 'content')
  const files = await create(ana, { contentIds: Array.from({ length: 11 }, () => one) })

  expect(pages.map(({ status, body }) => [status, body.code])).toEqual([
    [201, undefined],
    [422, 'content-too-long'],
  ])
  expect([files.status, files.body.message]).toEqual([422, 'A video can have up to 10 files. Remove some.'])
})

it('a video with a voice-over costs the length of that, not of the script', async () => {
  const { body } = await create(ana, { voiceId: await ready(ana, 'voice') })

  expect(body.creditsHeld).toBe(0.5)
})

it('the cost of a voice-over is estimated for its person only', async () => {
  const voiceId = await ready(ana, 'voice')
  const asked = { body: { script: 'word '.repeat(900), voiceId } }
  const bo = await test.customer('waymark', 'bo-asks')
  const [own, other] = [
    await ana.call('POST /api/estimate-script', asked),
    await bo.call('POST /api/estimate-script', asked),
  ]

  expect([own.body.wordCount, own.body.creditsNeeded]).toEqual([900, 0.5])
  expect([other.status, other.body.code]).toEqual([404, 'upload-unknown'])
})

it('files of another person, another kind, or missing ones are refused', async () => {
  const bo = await test.customer('waymark', 'bo')
  const [content, voice] = [await ready(ana, 'content'), await ready(ana, 'voice')]
  const tries = [{ contentIds: [content] }, { voiceId: voice }, { contentIds: [crypto.randomUUID()] }]
  const answers = await Promise.all(tries.map((sources) => create(bo, sources)))
  answers.push(await create(ana, { voiceId: content }), await create(ana, { contentIds: [content, voice] }))

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 5 }, () => [404, 'upload-unknown']),
  )
})

it('a file is kept while a video needs it', async () => {
  const contentId = await ready(ana, 'content')
  const { body } = await create(ana, { contentIds: [contentId] })
  await ana.finished(body.id)
  const remove = () => ana.call('DELETE /api/uploads/:id', { params: { id: contentId } })
  expect((await remove()).body.code).toBe('upload-in-use')
  await ana.call('DELETE /api/videos/:id', { params: { id: body.id } })
  await ana.call('DELETE /api/videos/trash', { body: {} })

  expect((await remove()).status).toBe(200)
})
