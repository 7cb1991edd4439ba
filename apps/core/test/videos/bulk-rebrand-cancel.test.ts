import type { BulkRebrandState } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { finishedAsOf, start } from '../scenes/bulk-rebrands-scene.ts'
import { create } from '../renditions.ts'
import { until } from '../until.ts'

let test: TestApp

beforeAll(async () => {
  test = await testApp({ withWorkers: false })
})
afterAll(() => test.close())

// The embedded database does one thing after the other, so nobody ever waits for a lock there.
describe.runIf(inject('databases').empty.engine === 'postgres')('a bulk rebrand', () => {
  it('can be canceled while a worker starts one of its videos, and neither fails', async () => {
    const client = await test.customer('azure-coast', 'ana')
    const tenantId = (await test.features.tenants.withSlug('azure-coast'))?.id ?? ''
    const { videoJobs, bulkRebrands } = test.features.videoJobs
    await finishedAsOf(test, (await create(client)).body.id)
    await start(client)
    const [bulk] = await rowsOf('select id from bulk_rebrand')
    await bulkRebrands.processChunk({ tenantId, id: String(bulk?.['id']), chunk: 0 })
    const [task] = await rowsOf('select id, video_id from video_job')
    const [id, videoId] = [String(task?.['id']), String(task?.['video_id'])]
    const release = Promise.withResolvers<void>()
    const held = test.deps.db.inTenant(tenantId, async (tx) => {
      await tx.selectFrom('video_job').select('id').where('id', '=', id).forUpdate().execute()
      await release.promise
    })
    const cancelled = client.call<BulkRebrandState>('DELETE /api/videos/bulk-rebrand')
    await waiting(1)
    const begun = videoJobs.begin({ tenantId, kind: 'rebrand', id, videoId })
    await waiting(2)
    release.resolve()
    await held

    expect([(await cancelled).status, await begun]).toEqual([200, undefined])
    expect(await rowsOf('select id from video_job')).toEqual([])
  })

  /** Resolves once so many statements wait for a lock. */
  function waiting(count: number) {
    const isAsked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return until(async () => (await rowsOf(isAsked)).length === count, `${count} statements do not wait`)
  }

  async function rowsOf(statement: string) {
    return (await test.deps.db.execute(statement)).rows
  }
})
