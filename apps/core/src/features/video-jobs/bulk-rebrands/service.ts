import type { BulkRebrand, BulkRebrandState } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { lockConcurrencyLimit } from '../../renders/index.ts'
import { type Tenants, withRows } from '../../tenants/index.ts'
import type { VideoJobs } from '../lifecycle.ts'
import type { DrawnLook, FinishedVideoRows } from '../video-rows.ts'
import { sendChunk, sendNextChunk } from './chunk-queue.ts'
import { isOutdated } from './outdated.ts'
import * as store from './store.ts'

/** The number of videos in a chunk. The next chunk starts once all of them have ended. */
const CHUNK_VIDEOS = 25
/** Most videos that are read to fill a chunk. */
const CHUNK_LOOKS = 200

interface Deps {
  db: Db
  queue: Pick<Queue, 'send' | 'work'>
  events: Pick<Events, 'publishAll'>
  audit: Audit
  tenants: Pick<Tenants, 'withId'>
  videoJobs: Pick<VideoJobs, 'admit' | 'requestRebrands'>
  videoRows: Pick<FinishedVideoRows, 'countLooks' | 'listLooks' | 'lock'>
  /** Throws renderer-missing where this installation cannot make videos. */
  needRenderer: () => Promise<void>
  clock: Clock
  newId: () => string
}

/** The extent of a bulk rebrand: the person's videos, or all of the site for its team. */
type Of = 'person' | 'site'

/** One chunk, as its job in the queue names it. */
interface Chunk {
  tenantId: string
  id: string
  chunk: number
}

export type BulkRebrands = ReturnType<typeof createBulkRebrands>

const tenantsDue = withRows('bulk_rebrand', "state = 'running'")

/**
 * Rebrands of all videos whose look is older than their brand, one running at a time for each person and for the site:
 *
 *   start --> running --chunk--> 25 videos requested --all have ended--> the next chunk --nothing is left--> done
 *                \------cancel------> cancelled
 *
 * The position in the library and the requested jobs are written in one transaction, so a process that dies between two
 * chunks leaves a job in the queue that continues after the last one.
 */
export function createBulkRebrands(deps: Deps) {
  const { db, queue, events, audit, tenants, videoJobs, videoRows, needRenderer, clock, newId } = deps
  return { read, start, cancel, processChunk, work, resume, tenantsDue, erase }

  async function read(tenant: Tenant, person: Person, of: Of): Promise<BulkRebrandState> {
    return db.inTenant(tenant.id, (tx) => state(tx, tenant, ownerOf(person, of)))
  }

  /**
   * Starts a bulk re-brand; does nothing while one is running. Throws videos-brand-current where no video has an older look.
   */
  async function start(tenant: Tenant, person: Person, of: Of): Promise<BulkRebrandState> {
    await needRenderer()
    const userId = ownerOf(person, of)
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      if ((await store.findNewest(tx, userId))?.state === 'running') return state(tx, tenant, userId)
      const total = await countOutdated(tx, tenant, userId)
      if (total === 0) throw new AppError('videos-brand-current')
      await store.removeEnded(tx, userId)
      const id = newId()
      await store.insertBulkRebrand(tx, { id, userId, total, now: clock.now() })
      await sendChunk(queue, tx, { id, chunk: 0 })
      if (of === 'site')
        await audit(tx, person, 'bulk-rebrand-started', { subject: tenant.id, detail: { videos: total } })
      return state(tx, tenant, userId)
    })
  }

  /** Cancels a bulk rebrand; finished videos keep their new files. Throws no-bulk-rebrand where none is running. */
  async function cancel(tenant: Tenant, person: Person, of: Of): Promise<BulkRebrandState> {
    const userId = ownerOf(person, of)
    return db.inTenant(tenant.id, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await store.findNewest(tx, userId)
      if (row?.state !== 'running') throw new AppError('no-bulk-rebrand')
      await store.changeBulkRebrand(tx, row.id, { state: 'cancelled', ended_at: clock.now() })
      const left = await store.removeOpenJobsOf(tx, row.id)
      await store.changeBulkRebrand(tx, row.id, { asked: row.asked - left.length })
      await videoJobs.admit(tx)
      await announce(tx, left)
      if (of === 'site') await audit(tx, person, 'bulk-rebrand-stopped', { subject: tenant.id })
      return state(tx, tenant, userId)
    })
  }

  /** Starts the worker of the queue of chunks. */
  function work(): void {
    queue.work('rebrand', {
      concurrency: 1,
      handle: (payload) => processChunk(chunkOf(payload)),
      exhausted: (payload) => giveUp(chunkOf(payload)),
    })
  }

  /** Requests the next videos. Does nothing for a chunk that was processed before, or of a rebrand that has ended. */
  async function processChunk({ tenantId, id, chunk }: Chunk): Promise<void> {
    const tenant = await tenants.withId(tenantId)
    // A scheduled task continues once the site is open again.
    if (!tenant || tenant.isSuspended) return
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await store.findBulkRebrand(tx, id)
      if (row?.state !== 'running' || row.chunk !== chunk) return
      const { videos, after } = await nextVideos(tx, tenant, row)
      if (after === null) return store.changeBulkRebrand(tx, id, { state: 'done', ended_at: clock.now() })
      const asked = await videoJobs.requestRebrands(tx, videos, id)
      const next = { after_video_id: after, chunk: chunk + 1, asked: row.asked + asked.length }
      await store.changeBulkRebrand(tx, id, next)
      if (asked.length === 0) await sendChunk(queue, tx, { id, chunk: next.chunk })
    })
  }

  /**
   * Returns the next videos with an older look, and the id of the last video that was checked; null at the end of the library.
   */
  async function nextVideos(tx: TenantTx, tenant: Tenant, row: store.BulkRebrandRow) {
    const scope = { userId: row.user_id, siteAppearance: tenant.appearance }
    const looks = await videoRows.listLooks(tx, { ...scope, after: row.after_video_id, limit: CHUNK_LOOKS })
    const of = row.user_id === null ? 'site' : 'person'
    const videos = looks.filter((look) => isOutdated(tenant, look, of)).slice(0, CHUNK_VIDEOS)
    const last = videos.length === CHUNK_VIDEOS ? videos.at(-1) : looks.at(-1)
    return { videos, after: last?.id ?? null }
  }

  /** Queues the next chunk of each running re-brand, in case no ending job does. */
  async function resume(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      for (const { id } of await store.listRunning(tx)) await sendNextChunk(queue, tx, id)
    })
  }

  /** Called when every attempt of a chunk failed: cancels the re-brand. Drawn videos stay, and the rest is offered again. */
  async function giveUp({ tenantId, id, chunk }: Chunk): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      await lockConcurrencyLimit(tx)
      const row = await store.findBulkRebrand(tx, id)
      if (row?.state === 'running' && row.chunk === chunk)
        await store.changeBulkRebrand(tx, id, { state: 'cancelled', ended_at: clock.now() })
    })
  }

  /** Deletes the bulk re-brands of a person, for account deletion. */
  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.removeAllOf(tx, userId))
  }

  async function state(tx: TenantTx, tenant: Tenant, userId: string | null): Promise<BulkRebrandState> {
    const row = await store.findNewest(tx, userId)
    return { outdated: await countOutdated(tx, tenant, userId), latest: row ? await serialize(tx, row) : null }
  }

  async function countOutdated(tx: TenantTx, tenant: Tenant, userId: string | null): Promise<number> {
    const looks = await videoRows.countLooks(tx, { userId, siteAppearance: tenant.appearance })
    const isCounted = (look: DrawnLook) => isOutdated(tenant, look, userId === null ? 'site' : 'person')
    return looks.filter(isCounted).reduce((sum, { n }) => sum + n, 0)
  }

  /** Notifies the owners of videos without remaining jobs. */
  async function announce(tx: TenantTx, videoIds: readonly string[]): Promise<void> {
    const rows = []
    for (const id of videoIds) rows.push(await videoRows.lock(tx, id))
    const type = 'video_status_update' as const
    await events.publishAll(
      tx,
      rows.flatMap((row) => (row ? [{ type, userId: row.user_id, refId: row.id }] : [])),
    )
  }
}

async function serialize(tx: TenantTx, row: store.BulkRebrandRow): Promise<BulkRebrand> {
  const { open, failed } = await store.countJobs(tx, row.id)
  const { state, asked } = row
  // Videos that became outdated since are included.
  const total = state === 'running' ? Math.max(row.total, asked) : asked
  return { state, total, done: asked - open - failed, failed, createdAt: row.created_at.toISOString() }
}

function ownerOf({ id }: Person, of: Of): string | null {
  return of === 'site' ? null : id
}

function chunkOf({ tenantId = '', id = '', chunk }: Record<string, string>): Chunk {
  return { tenantId, id, chunk: Number(chunk) }
}
