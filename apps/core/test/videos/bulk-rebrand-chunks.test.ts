import type { BulkRebrandState } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorkers } from '../../src/workers.ts'
import { type TestApp, testApp } from '../app.ts'
import { drawn, finishedAsOf, start, state } from '../scenes/bulk-rebrands-scene.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'
import { until } from '../until.ts'

/** More than two chunks. */
const COUNT = 80

describe(`rebranding ${COUNT} videos`, () => {
  let test: TestApp
  let many: Client
  let tenantId: string
  let userId: string

  beforeAll(async () => {
    test = await testApp({ withWorkers: false })
    many = await test.customer('azure-coast', 'many')
    tenantId = (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
    userId = (await many.call<{ id: string }>('GET /api/user')).body.id
    const { body } = await create(many)
    await finishedAsOf(test, body.id)
    await test.deps.db.execute(
      `insert into video select (jsonb_populate_record(null::video, to_jsonb(video) || jsonb_build_object(
         'id', gen_random_uuid(), 'hold_id', null, 'request_key', null, 'title', 'Video ' || n))).*
       from video, generate_series(2, ${COUNT}) as n where id = $1`,
      [body.id],
    )
  })
  afterAll(() => test.close())

  it('runs in chunks of 25, of which one video is in the queue', async () => {
    expect((await state(many)).outdated).toBe(COUNT)
    await start(many)
    expect(await openTasks()).toEqual({ open: 0, queued: 0 })
    await processChunk()

    expect(await openTasks()).toEqual({ open: 25, queued: 1 })
    expect((await state(many)).latest).toMatchObject({ state: 'running', total: COUNT, done: 0 })
  })

  it('runs once when it is requested twice or a chunk is delivered twice', async () => {
    await Promise.all([start(many), start(many)])
    await processChunk(0)
    await processChunk(0)
    const { rows } = await test.deps.db.execute('select count(*)::int as n from bulk_rebrand')

    expect([rows[0]?.['n'], await openTasks()]).toEqual([1, { open: 25, queued: 1 }])
    expect(await chunkJobs()).toEqual([])
  })

  it('continues with the next chunk when a process is killed between two', async () => {
    await drawAll(24)
    expect(await chunkJobs()).toEqual([])
    await drawAll(1)

    expect(await openTasks()).toEqual({ open: 0, queued: 0 })
    expect(await chunkJobs()).toEqual(['1'])
  })

  it('pauses while the site is suspended', async () => {
    const suspend = async (status: 'active' | 'suspended') => {
      await test.deps.db.execute('update tenant set status = $1 where id = $2', [status, tenantId])
      test.features.tenants.drop(tenantId)
    }
    await suspend('suspended')
    await processChunk(1)
    await suspend('active')

    expect(await openTasks()).toEqual({ open: 0, queued: 0 })
    expect((await state(many)).latest).toMatchObject({ state: 'running', done: 25 })
  })

  it('continues when the chunk’s job was lost', async () => {
    await test.deps.db.execute(`delete from pgboss.job where name = 'rebrand'`)
    await test.features.videoJobs.bulkRebrands.resume(tenantId)
    expect(await chunkJobs()).toEqual(['1'])
    await processChunk()

    expect((await state(many)).latest).toMatchObject({ state: 'running', done: 25, total: COUNT })
  })

  it('runs after another person’s new video and after single requests', async () => {
    const bo = await test.customer('keystone', 'bo')
    const { body: video } = await create(bo, { script: 'The new film of somebody else.' })
    const end = startWorkers(test.deps, test.features, { isScheduled: false })
    await bo.finished(video.id)
    const scripts = test.renderer.jobs.map(({ script }) => script)
    expect(scripts.indexOf('The new film of somebody else.')).toBeLessThanOrEqual(1)

    await until(async () => ((await state(many)).latest?.done ?? 0) > 30, 'the next videos were not drawn')
    const { body: second } = await create(bo, { script: 'A second film of somebody else.' })
    const before = test.renderer.jobs.length
    await bo.finished(second.id)
    const later = test.renderer.jobs.slice(before).map(({ script }) => script)
    expect(later.indexOf('A second film of somebody else.')).toBeLessThanOrEqual(1)
    await end()
  })

  it('redraws each video once', async () => {
    await until(async () => (await state(many)).latest?.state === 'done', 'not all were drawn')
    const { rows } = await test.deps.db.execute(
      `select count(*)::int as n, count(distinct file_key)::int as files from video where user_id = $1`,
      [userId],
    )

    expect(await state(many)).toMatchObject({ outdated: 0, latest: { total: COUNT, done: COUNT, failed: 0 } })
    expect(rows[0]).toEqual({ n: COUNT, files: COUNT })
  })

  it('stops when it is canceled: finished videos stay, and no job remains', async () => {
    await test.deps.db.execute(`update video set appearance = 'older' where user_id = $1`, [userId])
    await start(many)
    await until(async () => ((await state(many)).latest?.done ?? 0) > 0, 'none was drawn')
    const { status, body } = await many.call<BulkRebrandState>('DELETE /api/videos/bulk-rebrand')

    expect([status, body.latest?.state]).toEqual([200, 'cancelled'])
    expect(await openTasks()).toEqual({ open: 0, queued: 0 })
    expect((await many.call('DELETE /api/videos/bulk-rebrand')).body).toMatchObject({ code: 'no-bulk-rebrand' })
    const { outdated, latest } = await state(many)
    expect(outdated + (latest?.done ?? 0)).toBe(COUNT)
  })

  async function openTasks() {
    const { rows } = await test.deps.db.execute(
      `select count(*)::int as open, (count(*) filter (where queued_at is not null))::int as queued from video_job
       where state in ('waiting', 'working') and tenant_id = $1`,
      [tenantId],
    )
    return rows[0]
  }

  /** The chunks that wait in the queue. */
  async function chunkJobs() {
    const { rows } = await test.deps.db.execute(
      `select data->>'chunk' as chunk from pgboss.job where name = 'rebrand' and state = 'created'`,
    )
    return rows.map(({ chunk }) => chunk)
  }

  /** Does what the worker of chunks does, with the one that waits. */
  async function processChunk(chunk?: number): Promise<void> {
    const { rows } = await test.deps.db.execute('select id, chunk from bulk_rebrand')
    const { id, chunk: next } = rows[0] as { id: string; chunk: number }
    await test.features.videoJobs.bulkRebrands.processChunk({ tenantId, id, chunk: chunk ?? next })
    await test.deps.db.execute(`delete from pgboss.job where name = 'rebrand' and data->>'chunk' = $1`, [
      String(chunk ?? next),
    ])
  }

  /** Does what the worker of videos does, with so many of those that are in the queue. */
  async function drawAll(count: number): Promise<void> {
    const { videoJobs } = test.features.videoJobs
    const tenant = await test.features.tenants.withId(tenantId)
    for (let n = 0; n < count; n++) {
      const { rows } = await test.deps.db.execute(
        `select id, video_id from video_job where queued_at is not null and state = 'waiting'`,
      )
      const { id, video_id: videoId } = rows[0] as { id: string; video_id: string }
      const begun = await videoJobs.begin({ tenantId, videoId, kind: 'rebrand', id })
      if (!begun) throw new Error('the task did not begin')
      await videoJobs.finishRebrand(begun.run, {
        fileKey: `drawn-${videoId}`,
        ...drawn,
        appearance: tenant?.appearance ?? '',
        drawnWords: '[]',
        brandKit: null,
        thumbnail: null,
      })
    }
  }
})
