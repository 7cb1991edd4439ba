import type { Batch } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Events } from '../../platform/events.ts'
import type { Person } from '../../platform/http/request.ts'
import { createNoticePost } from '../../platform/mail/notice-letters.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Sharing } from '../sharing/service.ts'
import type { Tenants } from '../tenants/service.ts'
import type { VideoLife } from '../videos/life-service.ts'
import type { PersonalVideos } from '../videos/personal-service.ts'
import type { Videos } from '../videos/service.ts'
import type { RowResult } from './rows.ts'
import type { Batches } from './service.ts'
import * as store from './store.ts'

/**
 * Beyond the places of the tenant so many videos of a batch wait in its queue: enough that no place stays empty, few enough
 * that somebody else's video is soon its turn.
 */
const WAITING_AHEAD = 1
const LOOK_AGAIN_SECONDS = 2
const CREDITS_SHORT = 'Your credits did not suffice for this row. Add credits and upload the file of these rows.'

/** One job, as the queue has it. A job of an earlier turn does nothing, so that a batch never goes on twice at once. */
export interface Turn {
  tenantId: string
  batchId: string
  turn: number
}

interface Parts {
  db: Db
  batches: Pick<Batches, 'get' | 'rowsOf'>
  tenants: Pick<Tenants, 'withId'>
  videos: Pick<Videos, 'create'>
  videoLife: Pick<VideoLife, 'cancel'>
  personalVideos: PersonalVideos
  sharing: Pick<Sharing, 'shareAhead'>
  events: Pick<Events, 'publish'>
  queue: Pick<Queue, 'send'>
  clock: Clock
}

export type BatchMaking = ReturnType<typeof createBatchMaking>

/**
 * Makes the rows of batches. A row is made under a key of its own and then noted: a process that dies between the two makes
 * the same row again and is answered the same video, so no row is lost and none is made twice.
 */
export function createBatchMaking(parts: Parts) {
  const { db, batches, tenants, videos, videoLife, personalVideos, sharing, events, queue, clock } = parts
  const post = createNoticePost(queue)
  return { takeTurn, giveUp, cancel }

  /** Takes up as many rows as there is room for, and sees to the next turn. */
  async function takeTurn(asked: Turn, signal: AbortSignal): Promise<void> {
    const tenant = await tenants.withId(asked.tenantId)
    const row = tenant && (await db.inTenant(tenant.id, (tx) => store.findBatch(tx, asked.batchId)))
    if (!tenant || !row || row.state !== 'making' || row.turn !== asked.turn) return
    const places = tenant.settings.parallelVideos
    let room = places > 0 ? places + WAITING_AHEAD - Number(row.making) : 0
    if (room > 0 && row.next_row < row.row_count) {
      const owner = { tenantId: tenant.id, personId: row.user_id, isBackground: true }
      for await (const { place, row: read, result } of batches.rowsOf(owner, row, row.next_row)) {
        signal.throwIfAborted()
        const outcome = await makeRow(tenant, row, place, result)
        const isNoted = await note(tenant, row, { place, line: read.line, ...outcome })
        if (!isNoted) return
        if (outcome.videoId && --room === 0) break
      }
    }
    await endOrGoOn(asked)
  }

  /** Makes one row, or answers why not. Making it again answers the same video. */
  async function makeRow(tenant: Tenant, row: store.BatchRow, place: number, result: RowResult) {
    const person = { id: row.user_id }
    const requestKey = `batch ${row.id} ${place}`
    if (result.kind === 'refused') return { videoId: null, reason: result.reason }
    try {
      const videoId = await (result.kind === 'link'
        ? personalVideos.make(tenant, person, row.plan?.videoId ?? '', { recipient: result.recipient, requestKey })
        : videos
            .create(tenant, person, { ...result.draft, recipient: result.recipient, requestKey, isOneOfMany: true })
            .then(({ id }) => id))
      if (result.kind === 'link' || result.recipient) await sharing.shareAhead(tenant, person, videoId)
      return { videoId, reason: null }
    } catch (error) {
      // What is wrong on our side is tried again; what is wrong with the row is told.
      if (!(error instanceof AppError) || error.status >= 500) throw error
      return { videoId: null, reason: error.code === 'credits-short' ? CREDITS_SHORT : error.message }
    }
  }

  /** False where the batch was cancelled meanwhile; then the video that was just begun is stopped as well. */
  async function note(
    tenant: Tenant,
    row: store.BatchRow,
    done: { place: number; line: number; videoId: string | null; reason: string | null },
  ): Promise<boolean> {
    const isMaking = await db.inTenant(tenant.id, async (tx) => {
      const locked = await store.lockBatch(tx, row.id)
      if (!locked) return false
      const { line, videoId, reason } = done
      await store.noteRow(tx, { batchId: row.id, line, videoId, reason })
      await store.changeBatch(tx, row.id, { next_row: Math.max(locked.next_row, done.place + 1) })
      await announce(tx, row)
      return locked.state === 'making'
    })
    if (!isMaking && done.videoId) await stop(tenant, row.user_id, [done.videoId])
    return isMaking
  }

  async function endOrGoOn({ tenantId, batchId, turn }: Turn): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const row = await store.lockBatch(tx, batchId)
      if (row?.state !== 'making' || row.turn !== turn) return
      const isOver = row.next_row === row.row_count && (await store.listUnfinished(tx, batchId)).length === 0
      if (isOver) {
        await tell(tx, row)
        return end(tx, row, 'done')
      }
      await store.changeBatch(tx, batchId, { turn: turn + 1 })
      const payload = { tenantId, batchId, turn: String(turn + 1) }
      await queue.send(tx, 'batch', payload, { startAfterSeconds: LOOK_AGAIN_SECONDS })
    })
  }

  /** One letter for all of its rows; those that were never begun count as not made. */
  async function tell(tx: TenantTx, { id, user_id: userId, row_count: rowCount }: store.LockedBatch): Promise<void> {
    const rows = await store.listRows(tx, id)
    const [ready, failed] = ['ready', 'failed'].map((state) => rows.filter(({ status }) => status === state).length)
    const counts = { ready: ready ?? 0, failed: failed ?? 0, notMade: rowCount - (ready ?? 0) - (failed ?? 0) }
    await post(tx, { template: 'batch-done', userId, batchId: id, ...counts })
  }

  /** Every try of a turn failed: the rows that are left come back to the person in the file. */
  async function giveUp({ tenantId, batchId }: Turn): Promise<void> {
    await db.inTenant(tenantId, async (tx) => {
      const row = await store.lockBatch(tx, batchId)
      if (row?.state !== 'making') return
      await tell(tx, row)
      await end(tx, row, 'cancelled')
    })
  }

  /** What is ready stays. Asked twice, or after the end, it changes nothing. */
  async function cancel(tenant: Tenant, person: Person, id: string): Promise<Batch> {
    await batches.get(person, id)
    const unfinished = await db.inTenant(tenant.id, async (tx) => {
      const row = await store.lockBatch(tx, id)
      if (row?.state !== 'making' && row?.state !== 'open') return []
      await end(tx, row, 'cancelled')
      return store.listUnfinished(tx, id)
    })
    await stop(tenant, person.id, unfinished)
    return batches.get(person, id)
  }

  async function stop(tenant: Tenant, userId: string, videoIds: readonly string[]): Promise<void> {
    for (const id of videoIds)
      await videoLife.cancel(tenant, { id: userId }, id).catch((error: unknown) => {
        // It was ready, or deleted, a moment before.
        if (!(error instanceof AppError)) throw error
      })
  }

  async function end(tx: TenantTx, row: Ended, state: 'cancelled' | 'done'): Promise<void> {
    await store.changeBatch(tx, row.id, { state, ended_at: clock.now() })
    await announce(tx, row)
  }

  async function announce(tx: TenantTx, { id, user_id: userId }: Ended): Promise<void> {
    await events.publish(tx, { type: 'batch_update', userId, refId: id })
  }
}

type Ended = Pick<store.BatchRow, 'id' | 'user_id'>
