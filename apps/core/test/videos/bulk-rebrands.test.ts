import { setTimeout as pause } from 'node:timers/promises'
import type { RebrandedVideos, Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { HOTEL, addKit } from '../scenes/brand-kits-scene.ts'
import { publish, publishedDesign } from '../scenes/brand-scene.ts'
import { over, start, state } from '../scenes/bulk-rebrands-scene.ts'
import type { Client } from '../client.ts'
import { create, read } from '../renditions.ts'
import { until } from '../until.ts'

let test: TestApp
let owner: Client
let ana: Client
let people = 0
let colours = 0

beforeAll(async () => {
  test = await testApp()
  owner = await test.demo('azure-coast', 'owner')
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('azure-coast', `many-${people++}`)
})

describe('a selection of videos', () => {
  it('is rebranded, and videos that cannot be are named with the reason', async () => {
    const [old, bare] = [await made('Harbour'), await made('Cove')]
    await repaint()
    const [current, slow] = [
      await made('Current'),
      (await create(ana, { script: '[slow] A film.', title: 'Slow' })).body,
    ]
    // Until it is rendered the rebrand could be drawn before it.
    await until(() => test.renderer.jobs.some(({ script }) => script === '[slow] A film.'), 'it did not begin')
    await test.deps.db.execute(`update video set speech_files = '[]' where id = $1`, [bare.id])
    const { status, body } = await chosen([old.id, bare.id, current.id, slow.id])

    expect([status, body.queued, body.missing]).toEqual([202, 1, []])
    expect(body.skipped.map(({ title, code }) => [title, code])).toEqual([
      ['Cove', 'speech-not-kept'],
      ['Current', 'brand-current'],
      ['Slow', 'not-ready'],
    ])
    expect(body.skipped[1]?.message).toBe('This video already has your current brand.')
    // The rebrand waits while a new video is rendered.
    await pause(300)
    expect((await read(ana, old.id)).tasks).toMatchObject([{ kind: 'rebrand', state: 'waiting' }])
    await ana.call('DELETE /api/videos/:id', { params: { id: slow.id } })
    expect(await quiet(old.id)).toMatchObject({ isBrandCurrent: true, tasks: [], creditsCharged: 0.5 })
    expect((await read(ana, bare.id)).isBrandCurrent).toBe(false)
  })

  it('gets its reasons in the language of the page', async () => {
    const { id } = await made()
    const { body } = await ana.call<RebrandedVideos>('POST /api/videos/rebrand', {
      body: { videoIds: [id] },
      headers: { 'accept-language': 'es' },
    })

    expect(body.skipped[0]?.message).toMatch(/^Este video/)
  })

  it('never includes videos of another person or another site', async () => {
    const [bo, kim] = [
      await test.customer('azure-coast', `bo-${people}`),
      await test.customer('keystone', `kim-${people}`),
    ]
    const [mine, bos, kims] = [await made(), await made('Bo', bo), await made('Kim', kim)]
    await repaint()
    const alone = await chosen([bos.id, kims.id])
    const mixed = await chosen([mine.id, bos.id, kims.id, 'nonsense'])

    expect([alone.status, alone.body]).toMatchObject([404, { code: 'not-found' }])
    expect([mixed.body.queued, mixed.body.missing]).toEqual([1, [bos.id, kims.id, 'nonsense']])
    expect((await read(bo, bos.id)).tasks).toEqual([])
    expect((await read(kim, kims.id)).tasks).toEqual([])
    await quiet(mine.id)
  })

  it('is redrawn once when it is requested twice', async () => {
    const videos = [await made('One'), await made('Two')]
    const ids = videos.map(({ id }) => id)
    await repaint()
    const before = test.renderer.jobs.length
    await Promise.all([chosen(ids), chosen(ids), chosen(ids)])
    for (const id of ids) await quiet(id)

    expect(test.renderer.jobs.length).toBe(before + 2)
  })
})

describe('an update of all videos', () => {
  it('counts the videos with an outdated brand, and updates them', async () => {
    const { id } = await made()
    await made()
    expect(await state(ana)).toEqual({ outdated: 0, latest: null })
    await repaint()
    expect((await state(ana)).outdated).toBe(2)
    const { status, body } = await start(ana)

    expect([status, body.latest]).toMatchObject([202, { state: 'running', total: 2, done: 0, failed: 0 }])
    expect(await over(ana)).toMatchObject({ outdated: 0, latest: { state: 'done', total: 2, done: 2, failed: 0 } })
    expect(await read(ana, id)).toMatchObject({ isBrandCurrent: true, creditsCharged: 0.5 })
    expect((await start(ana)).body).toMatchObject({ code: 'videos-brand-current' })
  })

  it('of a person follows their brand kit, also for videos whose kit was deleted', async () => {
    const { body: kit } = await addKit(ana)
    await made()
    await ana.call('PUT /api/brand-kits/:id', { params: { id: kit.id }, body: { ...HOTEL, name: 'Lumen & Sons' } })
    expect((await state(ana)).outdated).toBe(1)
    await ana.call('DELETE /api/brand-kits/:id', { params: { id: kit.id } })

    expect((await state(ana)).outdated).toBe(0)
  })

  it('of the site leaves a changed brand kit to its owner', async () => {
    await start(owner, 'site').then(() => over(owner, 'site'))
    const { body: kit } = await addKit(ana)
    await made()
    await ana.call('PUT /api/brand-kits/:id', { params: { id: kit.id }, body: { ...HOTEL, name: 'Lumen & Sons' } })

    expect([(await state(owner, 'site')).outdated, (await state(ana)).outdated]).toEqual([0, 1])
  })

  it('of the site is for the team: customers can neither count, start nor stop it', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await ana.call(`${method} /api/whitelabel/bulk-rebrand`)).status).toBe(403)
  })

  it('skips videos that cannot be redrawn: in the trash, taken down, without speech, or in progress', async () => {
    const [trashed, down, bare] = [await made(), await made(), await made()]
    await repaint()
    await ana.call('DELETE /api/videos/:id', { params: { id: trashed.id } })
    await test.deps.db.execute(`update video set taken_down_at = now(), taken_down_reason = 'r' where id = $1`, [
      down.id,
    ])
    await test.deps.db.execute(`update video set speech_files = '[]' where id = $1`, [bare.id])

    expect((await state(ana)).outdated).toBe(0)
  })

  it('that fails for a video reports it, and leaves that video unchanged', async () => {
    const video = await made()
    await repaint()
    const { RenderError } = await import('../../src/ports/renderer.ts')
    test.renderer.nextFailure = { of: video.script, error: new RenderError('out-of-memory', 'Too large.') }
    await start(ana)

    expect((await over(ana)).latest).toMatchObject({ state: 'done', total: 1, done: 0, failed: 1 })
    expect(await read(ana, video.id)).toMatchObject({ videoUrl: video.videoUrl, isBrandCurrent: false })
  })
})

async function made(title = 'A film', client = ana): Promise<Video> {
  const script = `A film number ${Math.random()}.`
  return client.finished((await create(client, { title, script })).body.id)
}

const chosen = (videoIds: string[]) => ana.call<RebrandedVideos>('POST /api/videos/rebrand', { body: { videoIds } })

/** The video once nothing is being done with it. */
async function quiet(id: string): Promise<Video> {
  return until(async () => {
    const video = await read(ana, id)
    return video.tasks.every(({ state: taskState }) => taskState === 'failed') && video
  }, 'its tasks were not over')
}

/** Publishes a brand of another colour. */
async function repaint(): Promise<void> {
  const design = await publishedDesign(owner)
  const primary = `#${(0x20_40_60 + colours++ * 0x10_00).toString(16).padStart(6, '0')}`
  await publish(owner, { ...design, colours: { ...design.colours, primary } })
}
