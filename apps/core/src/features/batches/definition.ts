import { BATCH_ROWS_MAX, type Batch, type BatchField } from '@vitrine/contract'
import { BatchPlan } from '@vitrine/contract/api'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import { createEnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Queue } from '../../platform/queue/queue.ts'
import type { TableImportDefinition } from '../../platform/table-import/definition.ts'
import { storedReason } from '../../platform/table-import/reason-columns.ts'
import type { LockedImport } from '../../platform/table-import/store.ts'
import { summaryOf } from '../../platform/table-import/summary.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Avatars } from '../avatars/index.ts'
import type { BrandKits } from '../brand-kits/index.ts'
import type { Videos } from '../videos/index.ts'
import type { Voices } from '../voices/index.ts'
import { columnNames } from './columns.ts'
import type { BatchLinks } from './links/service.ts'
import type { BatchPhotos } from './photos/service.ts'
import { batchDoneEmail } from './emails.ts'
import type { RowVideos } from './row-videos.ts'
import { type VideoRow, tasks } from './rows.ts'
import * as store from './store.ts'

/**
 * Videos of a batch that wait in the queue beyond the tenant's render places: enough to keep each place busy, few enough that
 * other people's videos are rendered soon.
 */
const WAITING_AHEAD = 1
const LOOK_AGAIN_SECONDS = 2

interface Deps {
  db: Db
  threads: Pick<ThreadPool, 'run'>
  queue: Pick<Queue, 'send'>
  avatars: Pick<Avatars, 'list'>
  brandKits: Pick<BrandKits, 'list'>
  voices: Pick<Voices, 'offer'>
  videos: Pick<Videos, 'get'>
  rowVideos: RowVideos
  batchLinks: Pick<BatchLinks, 'resultsOf'>
  batchPhotos: Pick<BatchPhotos, 'resultsOf'>
}

type Definition = TableImportDefinition<BatchField, BatchPlan, VideoRow, Batch>

/** Defines the import that creates a video, or a personal link to one, for each row of a file. A turn creates as many as fit. */
export function defineVideoImport({
  db,
  threads,
  queue,
  avatars,
  brandKits,
  voices,
  videos,
  rowVideos,
  batchLinks,
  batchPhotos,
}: Deps): Definition {
  const enqueueEmail = createEnqueueEmail(queue)
  return {
    kind: 'videos',
    folder: 'batches',
    rowsMax: BATCH_ROWS_MAX,
    queue: 'batch',
    event: 'batch_update',
    problems: { begun: 'batch-begun', columns: 'batch-columns' },
    notReached: 'The batch was stopped before it reached this row.',
    isOfTeam: false,
    isReadWhole: false,
    pauseSeconds: LOOK_AGAIN_SECONDS,
    columnNames,
    planSchema: BatchPlan,
    async checkPlan(tenant, person, { columns, templates, videoId }) {
      const isEnough = videoId
        ? columns.recipient !== undefined
        : columns.script !== undefined || columns.link !== undefined || Boolean(templates.script)
      if (!isEnough) throw new AppError('batch-columns')
      if (!videoId) return
      const { status, takenDown } = await videos.get(tenant, person, videoId)
      if (status !== 'ready') throw new AppError('not-ready')
      if (takenDown) throw new AppError('taken-down')
    },
    async rowReader({ id: batchId, header, user_id: id, tenant_id: tenantId }, plan, owner) {
      const listed = await avatars.list({ id, tenantId })
      const presenters = listed
        .filter(({ status }) => status === 'ready')
        .map((one) => ({ id: one.id, name: one.name, presenterId: one.presenterId }))
      const kits = await brandKits.list({ id, tenantId })
      const brands = kits.map((kit) => ({ id: kit.id, name: kit.name }))
      const offer = await voices.offer(tenantId)
      const rules = { plan, header, presenters, brands, offer }
      return async (chunk) => {
        const links = await batchLinks.resultsOf(tenantId, { batchId, plan, chunk })
        const photos = await batchPhotos.resultsOf({ id, tenantId }, { batchId, header, plan, chunk })
        return threads.run(tasks.readRows, { chunk, rules: { ...rules, links, photos } }, owner)
      }
    },
    async importRows({ tenant, record, plan, signal, rows, recordRows }) {
      const places = tenant.settings.parallelVideos
      const { unfinished } = await db.inTenant(tenant.id, (tx) => store.countVideos(tx, record.id))
      let room = places > 0 ? places + WAITING_AHEAD - unfinished : 0
      if (room <= 0) return
      for await (const taken of rows) {
        signal.throwIfAborted()
        const made = await rowVideos.make(tenant, record, plan, taken)
        const isRunning = await recordRows([taken], async (tx) => {
          await store.recordRow(tx, { batchId: record.id, line: taken.row.line, ...made })
          return made.reason === null ? 0 : 1
        })
        if (!isRunning) return made.videoId ? rowVideos.stop(tenant, record.user_id, [made.videoId]) : undefined
        if (made.videoId && --room === 0) return
      }
    },
    async listReasons(tx, id) {
      const rows = await store.listRows(tx, id)
      return new Map(
        rows.map((row) => {
          const failure = row.status === 'failed' && row.error_message !== null ? { message: row.error_message } : null
          return [row.line, storedReason(row) ?? failure]
        }),
      )
    },
    async isUnfinished(tx, id) {
      return (await store.listUnfinished(tx, id)).length > 0
    },
    async ended(tx, locked, ending) {
      if (ending !== 'cancelled') await notifyOwner(tx, locked)
    },
    async serialize(tx, records) {
      const batches: Batch[] = []
      for (const record of records) {
        const { unfinished, failed } = await store.countVideos(tx, record.id)
        batches.push({
          ...summaryOf(record, columnNames, BatchPlan),
          state: record.state === 'running' ? 'rendering' : record.state,
          rendering: unfinished,
          ready: record.next_row - record.refused_count - unfinished - failed,
          failed,
        })
      }
      return batches
    },
  }

  /** Sends one email for all rows. Rows that were never begun count as failed. */
  async function notifyOwner(tx: TenantTx, { id, user_id: userId, row_count: rowCount }: LockedImport): Promise<void> {
    const rows = await store.listRows(tx, id)
    const [ready, failed] = ['ready', 'failed'].map((state) => rows.filter(({ status }) => status === state).length)
    const counts = { ready: ready ?? 0, failed: failed ?? 0, notMade: rowCount - (ready ?? 0) - (failed ?? 0) }
    await enqueueEmail(tx, batchDoneEmail, { userId, batchId: id, ...counts })
  }
}
