import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Video } from '@vitrine/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create, credits } from '../renditions.ts'
import { filesOf } from '../rows/people-data.ts'

let test: TestApp
let tenantId: string
let ana: Client
let bo: Client
let people = 0

beforeAll(async () => {
  test = await testApp()
  tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.customer('waymark', `keeper-${people++}`)
  bo = await test.customer('waymark', `keeper-${people++}`)
})

describe('a deleted video', () => {
  it('is in the trash with its files only, and is restored unchanged', async () => {
    const before = await made()
    await remove(before.id)

    expect((await ana.call('GET /api/videos')).body).toEqual([])
    expect((await ana.call('GET /api/videos/stats')).body).toMatchObject({ total: 0, ready: 0 })
    expect((await ana.call('GET /api/videos/:id', { params: { id: before.id } })).status).toBe(404)
    expect((await trash()).map(({ id, deletedAt }) => [id, typeof deletedAt])).toEqual([[before.id, 'string']])
    expect(await filesOf(test, [before.id])).not.toEqual([])
    const { body } = await ana.call<Video>('POST /api/videos/:id/restore', { params: { id: before.id } })

    expect(body).toMatchObject({ status: 'ready', deletedAt: null, title: before.title })
    expect(await trash()).toEqual([])
  })

  it('cannot be watched by old links until it is restored, while the trash shows its thumbnail', async () => {
    const before = await made()
    const file = () => ana.call(`GET ${before.videoUrl}`)
    const still = () => ana.call(`GET ${before.thumbnailUrl}`)
    const statuses = [(await file()).status]
    await remove(before.id)
    statuses.push((await file()).status, (await still()).status)
    await ana.call('POST /api/videos/:id/restore', { params: { id: before.id } })
    statuses.push((await file()).status)

    expect(statuses).toEqual([200, 404, 200, 200])
  })

  it('is not restored when its family has another video in its language', async () => {
    const first = await made()
    const again = { params: { id: first.id }, body: { language: 'es', script: 'Otra vez.' } }
    const { body: lost } = await ana.call<Video>('POST /api/videos/:id/translate', again)
    await remove(lost.id)
    const { body: kept } = await ana.call<Video>('POST /api/videos/:id/translate', again)
    const { status, body } = await ana.call('POST /api/videos/:id/restore', { params: { id: lost.id } })

    expect([status, body.code]).toEqual([409, 'language-taken'])
    expect(kept.language).toBe('es')
  })

  it('that was in progress is stopped, returns its credits, and can be retried once restored', async () => {
    const { body } = await create(ana, { script: '[slow] A little film.' })
    await remove(body.id)

    expect(await credits(ana)).toEqual({ credits: 3, creditsHeld: 0 })
    const back = await ana.call<Video>('POST /api/videos/:id/restore', { params: { id: body.id } })
    expect(back.body).toMatchObject({ status: 'failed', errorCode: 'cancelled' })
    expect((await ana.call('POST /api/videos/:id/retry', { params: { id: body.id } })).status).toBe(200)
    await remove(body.id)
  })

  it('is deleted for good after thirty days, with its files, and not before', async () => {
    const { id } = await made()
    await remove(id)
    await age(id, 29)
    await test.features.trash.emptyOverdue(tenantId)
    expect(await trash()).toHaveLength(1)
    await age(id, 31)
    await test.features.trash.emptyOverdue(tenantId)

    expect(await trash()).toEqual([])
    expect(await filesOf(test, [id])).toEqual([])
    expect((await ana.call('POST /api/videos/:id/restore', { params: { id } })).status).toBe(404)
  })

  it('leaves no file that a run stored afterwards', async () => {
    const { id } = await made()
    await remove(id)
    await ana.call('DELETE /api/videos/trash', { body: {} })
    const path = join(test.deps.workFolder, 'late')
    await writeFile(path, 'late bytes')
    await test.deps.storage.put(`${tenantId}/videos/${id}/late.mp4`, path)
    await test.deps.db.execute(`update pgboss.job set start_after = now() where name = 'sweep'`)

    await expect.poll(() => filesOf(test, [id])).toEqual([])
  })

  it('cannot be restored after a killed process began its deletion, which the next run completes', async () => {
    const { id } = await made()
    await remove(id)
    await test.deps.db.execute(`update video set deleted_at = 'epoch' where id = $1`, [id])

    expect(await trash()).toEqual([])
    expect((await ana.call('POST /api/videos/:id/restore', { params: { id } })).status).toBe(404)
    await test.features.trash.emptyOverdue(tenantId)
    expect((await test.deps.db.execute('select 1 from video where id = $1', [id])).rows).toEqual([])
  })

  it('is deleted for good at once on request, alone', async () => {
    const [one, other] = [await made(), await made(bo)]
    await remove(one.id)
    await bo.call('DELETE /api/videos/:id', { params: { id: other.id } })
    const foreign = await ana.call('DELETE /api/videos/trash', { body: { videoIds: [other.id] } })
    const { body } = await ana.call('DELETE /api/videos/trash', { body: {} })

    expect([foreign.body, body]).toEqual([
      { ok: true, deleted: 0 },
      { ok: true, deleted: 1 },
    ])
    expect(await filesOf(test, [one.id])).toEqual([])
    expect(await filesOf(test, [other.id])).not.toEqual([])
  })

  it('cannot be deleted for good outside the trash', async () => {
    const { id } = await made()
    const { body } = await ana.call('DELETE /api/videos/trash', { body: { videoIds: [id] } })

    expect(body).toEqual({ ok: true, deleted: 0 })
    expect((await ana.call('GET /api/videos/:id', { params: { id } })).status).toBe(200)
  })
})

describe('several videos', () => {
  it('are deleted where they exist, repeatably, and restored together', async () => {
    const videos = [await made(), await made(), await made(bo)]
    const videoIds = [...videos.map(({ id }) => id), 'no id at all']
    const first = await ana.call('DELETE /api/videos/bulk', { body: { videoIds } })
    const second = await ana.call('DELETE /api/videos/bulk', { body: { videoIds } })

    expect(first.body).toEqual({ ok: false, deleted: 2, missing: videoIds.slice(2) })
    expect(second.body).toEqual(first.body)
    const { body } = await ana.call('POST /api/videos/restore', { body: { videoIds } })
    expect(body).toEqual({ ok: true, restored: 2 })
  })

  it('are paged in the trash, the last deleted first', async () => {
    const ids: string[] = []
    for (let made = 0; made < 5; made++) ids.push((await create(ana, { script: '[fail] x.' })).body.id)
    for (const id of ids) await remove(id)
    const first = await page({ limit: '2' })
    const second = await page({ limit: '2', cursor: first.nextCursor ?? '' })
    const third = await page({ limit: '2', cursor: second.nextCursor ?? '' })

    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids.toReversed())
    expect(third.nextCursor).toBeNull()
  })
})

async function made(client = ana): Promise<Video> {
  return client.finished((await create(client)).body.id)
}

async function remove(id: string): Promise<void> {
  expect((await ana.call('DELETE /api/videos/:id', { params: { id } })).status).toBe(200)
}

async function page(query: Record<string, string>) {
  return (await ana.call<{ items: Video[]; nextCursor: string | null }>('GET /api/videos/trash', { query })).body
}

async function trash(): Promise<Video[]> {
  return (await page({})).items
}

async function age(id: string, days: number): Promise<void> {
  await test.deps.db.execute(`update video set deleted_at = now() - $2 * interval '1 day' where id = $1`, [id, days])
}
