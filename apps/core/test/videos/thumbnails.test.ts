import type { Video, VideoStoryboard } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { filesOf } from '../rows/people-data.ts'
import { create, credits, read } from '../renditions.ts'
import { PATIENT, until } from '../until.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { checked, upload } from '../uploads.ts'

let test: TestApp
let tenantId: string
let ana: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `chooser-${people++}`)
  await paint('#0b6e69')
})

describe('the thumbnail of a finished video', () => {
  it('is drawn with the video, can be a moment of it or the drawn one again, at no charge', async () => {
    const before = await made()
    const paid = await credits(ana)
    const { body: chosen } = await choose(before.id, { second: 4.5 })

    expect(before.thumbnail).toEqual({ kind: 'automatic', second: null })
    expect(chosen.thumbnail).toEqual({ kind: 'moment', second: 4.5 })
    expect(await shown(chosen)).toBe('second 4.5')
    expect(test.sceneRenderer.thumbnails.at(-1)).toMatchObject({
      shape: '16:9',
      provenance: { title: before.title, creatorTool: 'Waymark' },
    })
    const { body: back } = await choose(before.id, { automatic: true })
    expect([back.thumbnail.kind, await shown(back)]).toEqual(['automatic', 'poster bytes'])
    expect(await credits(ana)).toEqual(paid)
    expect(await stills(before.id)).toHaveLength(1)
  })

  it('can be any start of a scene of its storyboard', async () => {
    const { id } = await made({ script: 'Welcome to the harbour. Walk along the water. Call us today.' })
    const { body } = await ana.call<VideoStoryboard>('GET /api/videos/:id/storyboard', { params: { id } })

    for (const { startSeconds } of body.scenes)
      expect((await choose(id, { second: startSeconds })).body.thumbnail.second).toBe(startSeconds)
    expect(await stills(id)).toHaveLength(2)
  })

  it('can be an uploaded picture, which a rebrand keeps', async () => {
    const { id } = await made()
    const uploadId = await readyUpload(ana, 'content')
    const { body: chosen } = await choose(id, { uploadId })
    expect([chosen.thumbnail, await shown(chosen)]).toEqual([{ kind: 'upload', second: null }, 'own picture'])
    const after = await rebranded(id)

    expect(after.thumbnailUrl?.split('?')[0]).toBe(chosen.thumbnailUrl?.split('?')[0])
    expect(after.thumbnail.kind).toBe('upload')
    await vi.waitFor(async () => expect(await stills(id)).toHaveLength(2), PATIENT)
    expect((await choose(id, { automatic: true })).body.thumbnail.kind).toBe('automatic')
  })

  it('taken from a moment shows the same moment after a rebrand', async () => {
    const { id } = await made()
    const { body: chosen } = await choose(id, { second: 3 })
    const drawn = test.sceneRenderer.thumbnails.length
    const after = await rebranded(id)

    expect(after.thumbnail).toEqual({ kind: 'moment', second: 3 })
    expect(after.thumbnailUrl).not.toBe(chosen.thumbnailUrl)
    expect(test.sceneRenderer.thumbnails.slice(drawn)).toMatchObject([{ source: { second: 3 } }])
    await vi.waitFor(async () => expect(await stills(id)).toHaveLength(2), PATIENT)
  })

  it('is shown by the share page and embeds', async () => {
    const { id } = await made()
    await ana.call('POST /api/videos/:id/share', { params: { id } })
    const { body } = await choose(id, { second: 2 })
    const url = `${new URL(body.shareUrl ?? '').pathname}/files/poster.jpg`

    expect((await test.app.inject({ url, headers: { host: ana.host } })).payload).toBe('second 2')
  })

  it('is deleted with its video', async () => {
    const { id } = await made()
    await choose(id, { second: 2 })
    await ana.call('DELETE /api/videos/:id', { params: { id } })
    await ana.call('DELETE /api/videos/trash', { body: { videoIds: [id] } })

    expect(await stills(id)).toEqual([])
  })
})

describe('choosing a thumbnail is refused', () => {
  it('for an invalid choice, an unknown picture and a recording', async () => {
    const { id } = await made()
    const recording = await readyUpload(ana, 'voice')

    for (const body of [{}, { second: -1 }, { second: 'x' }]) expect((await choose(id, body)).status).toBe(422)
    for (const uploadId of [crypto.randomUUID(), recording])
      expect((await choose<Problem>(id, { uploadId })).body).toMatchObject({ code: 'upload-unknown' })
    expect((await read(ana, id)).thumbnail.kind).toBe('automatic')
  })

  it('for another person’s video or picture', async () => {
    const { id } = await made()
    const other = await test.customer('waymark', `other-${people}`)
    const uploadId = await readyUpload(other, 'content')
    const theirs = await other.call<Problem>('PUT /api/videos/:id/thumbnail', { params: { id }, body: { second: 1 } })

    expect(theirs.status).toBe(404)
    expect((await choose<Problem>(id, { uploadId })).body).toMatchObject({ code: 'upload-unknown' })
  })

  it('for an unfinished video, and keeps the thumbnail when nothing can be drawn', async () => {
    const { body: slow } = await create(ana, { script: '[slow] A little film.' })
    expect((await choose<Problem>(slow.id, { second: 1 })).body).toMatchObject({ code: 'not-ready' })
    await ana.call('DELETE /api/videos/:id', { params: { id: slow.id } })
    const before = await made()
    test.sceneRenderer.isMissing = true
    const { body } = await choose<Problem>(before.id, { second: 1 })
    test.sceneRenderer.isMissing = false

    expect(body).toMatchObject({ code: 'scene-picture-failed' })
    expect(await stills(before.id)).toHaveLength(1)
  })
})

async function readyUpload(client: Client, kind: 'content' | 'voice'): Promise<string> {
  return (await checked(client, (await upload(client, kind, GOOD_FILE)).id)).id
}

interface Problem {
  code: string
}

async function made(draft: Record<string, unknown> = {}): Promise<Video> {
  const { body } = await create(ana, draft)
  return ana.finished(body.id)
}

function choose<T = Video>(id: string, body: object): Promise<Reply<T>> {
  return ana.call<T>('PUT /api/videos/:id/thumbnail', { params: { id }, body })
}

async function rebranded(id: string): Promise<Video> {
  await paint('#aa2244')
  await ana.call('POST /api/videos/:id/rebrand', { params: { id } })
  return until(async () => {
    const video = await read(ana, id)
    return video.tasks.length === 0 && video
  }, 'it was not drawn again')
}

async function shown({ thumbnailUrl }: Video): Promise<string> {
  return (await test.app.inject({ url: thumbnailUrl ?? '', headers: { host: ana.host } })).payload
}

async function stills(id: string): Promise<string[]> {
  return (await filesOf(test, [id])).filter((key) => key.endsWith('.jpg'))
}

async function paint(primary: string): Promise<void> {
  await test.deps.db.execute(
    `update brand set colours = jsonb_set(colours, '{primary}', to_jsonb($2::text)) where tenant_id = $1`,
    [tenantId, primary],
  )
  test.features.tenants.drop(tenantId)
  await new Promise((resolve) => setTimeout(resolve, 0))
}
