import { AsyncResource } from 'node:async_hooks'
import { asError } from '../errors/as-error.ts'
import type { Db, SystemTx } from '../db/open.ts'
import { notifyEvents } from './notices.ts'

export interface Progress {
  userId: string
  videoId: string
  stage: string
  /** 0 to 100. */
  percent: number
  /** The estimated time left; null where no estimate is possible. */
  secondsLeft?: number | null
}

type TenantProgress = Progress & { tenantId: string }

/** Stores the progress of renders of all tenants. */
export type SaveProgress = (tx: SystemTx, batch: readonly TenantProgress[]) => Promise<void>

const betweenFlushesMilliseconds = 250

/**
 * Gathers the progress of all renders of this node and writes it at most four times a second, only the newest of each video. A
 * commit with a NOTIFY takes a lock of the whole server, which a thousand renders must not take one by one.
 */
export function createProgressBatch(db: Db, saveProgress: SaveProgress, report: (error: Error) => void) {
  const waiting = new Map<string, TenantProgress>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let closed = false

  // Bound to the context of the batch: a caller's transaction may be over when this runs.
  const flush = AsyncResource.bind((): void => {
    const batch = [...waiting.values()]
    waiting.clear()
    writing = write(db, saveProgress, batch)
      .catch((error: unknown) => report(asError(error)))
      .then(() => {
        timer = waiting.size > 0 && !closed ? setTimeout(flush, betweenFlushesMilliseconds) : undefined
      })
  })

  return {
    add(tenantId: string, progress: Progress): void {
      if (closed) return
      waiting.set(progress.videoId, { ...progress, tenantId })
      timer ??= setTimeout(flush, betweenFlushesMilliseconds)
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await writing
    },
  }
}

async function write(db: Db, saveProgress: SaveProgress, batch: readonly TenantProgress[]): Promise<void> {
  await db.asSystem('write the progress of renders of all tenants together', async (tx) => {
    await saveProgress(tx, batch)
    const type = 'processing_progress'
    await notifyEvents(
      tx,
      batch.map(({ tenantId, userId, videoId, stage, percent, secondsLeft = null }) => {
        return { tenantId, userId, type, refId: videoId, seq: 0, percent: Math.round(percent), stage, secondsLeft }
      }),
    )
  })
}
