import type { Avatar, Video } from '@vitrine/contract'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import type { Client } from './client.ts'
import { GOOD_FILE } from './fake-preparer.ts'
import { checked, upload } from './uploads.ts'

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
const create = (client: Client, sources: object) =>
  client.call<Video & { code: string }>('POST /api/videos', {
    body: { script: 'A quiet morning by the water.', avatarId, ...sources },
  })

it('shows the pictures and speaks with the voice that a person sent', async () => {
  const { body } = await create(ana, { contentId: await ready(ana, 'content'), voiceId: await ready(ana, 'voice') })
  expect(await ana.finished(body.id)).toMatchObject({ status: 'ready' })

  const job = test.renderer.jobs.findLast(({ script }) => script.includes('quiet morning'))
  expect(job?.pictures).toEqual([{ path: expect.stringContaining('picture-0.webp') }])
  expect(job?.recordingPath).toContain('voice.m4a')
  await expect.poll(() => existsSync(job?.recordingPath ?? '')).toBe(false)
})

it('costs what the voice-over lasts, not what the script would', async () => {
  const { body } = await create(ana, { voiceId: await ready(ana, 'voice') })

  expect(body.creditsHeld).toBe(0.5)
})

it('says before what a voice-over will cost, to nobody but its person', async () => {
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

it('takes no file of another person, of another kind, or that is not there', async () => {
  const bo = await test.customer('waymark', 'bo')
  const [content, voice] = [await ready(ana, 'content'), await ready(ana, 'voice')]
  const tries = [{ contentId: content }, { voiceId: voice }, { contentId: crypto.randomUUID() }]
  const answers = await Promise.all(tries.map((sources) => create(bo, sources)))
  answers.push(await create(ana, { voiceId: content }), await create(ana, { contentId: voice }))

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 5 }, () => [404, 'upload-unknown']),
  )
})

it('keeps a file while a video needs it', async () => {
  const contentId = await ready(ana, 'content')
  const { body } = await create(ana, { contentId })
  await ana.finished(body.id)
  const remove = () => ana.call('DELETE /api/uploads/:id', { params: { id: contentId } })
  expect((await remove()).body.code).toBe('upload-in-use')
  await ana.call('DELETE /api/videos/:id', { params: { id: body.id } })
  await ana.call('DELETE /api/videos/trash', { body: {} })

  expect((await remove()).status).toBe(200)
})
