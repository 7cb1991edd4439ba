import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { notifyEvents } from './notices.ts'

export interface Progress {
  userId: string
  videoId: string
  stage: string
  /** 0 to 100. */
  percent: number
  /** About how long it still takes; null where nothing honest can be said. */
  secondsLeft?: number | null
}

const betweenFlushesMilliseconds = 250

/**
 * Gathers the progress of all renders of this node and writes it at most four times a second, the newest of each video
 * only. A commit with a NOTIFY takes a lock of the whole server, which a thousand renders must not do one by one.
 */
export function createProgressBatch(db: Db, report: (error: Error) => void) {
  const waiting = new Map<string, Progress & { tenantId: string }>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let closed = false

  // Bound to where the batch was made: whoever adds progress may stand in a transaction that is over when this runs.
  const flush = AsyncResource.bind((): void => {
    const batch = [...waiting.values()]
    waiting.clear()
    writing = write(db, batch)
      .catch((error: unknown) => report(error instanceof Error ? error : new Error(String(error))))
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

async function write(db: Db, batch: readonly (Progress & { tenantId: string })[]): Promise<void> {
  const rows = batch.map(({ tenantId, videoId, stage, percent }) => ({
    tenant_id: tenantId,
    video_id: videoId,
    stage,
    percent: Math.round(percent),
  }))
  await db.asSystem('write the progress of renders of all tenants together', async (tx) => {
    // Joined with video, because one that was deleted meanwhile would fail the rows of all the others, and held, because one
    // may be deleted at this very moment; in order, because two nodes may write the same rows.
    await sql`
      insert into video_progress (tenant_id, video_id, stage, percent)
      select p.tenant_id, p.video_id, p.stage, p.percent
      from json_to_recordset(${JSON.stringify(rows)}::json) as p (tenant_id uuid, video_id uuid, stage text, percent integer)
      join video v on v.tenant_id = p.tenant_id and v.id = p.video_id
      order by p.tenant_id, p.video_id
      for key share of v
      on conflict (tenant_id, video_id)
        do update set stage = excluded.stage, percent = excluded.percent, updated_at = now()`.execute(tx)
    const type = 'processing_progress'
    await notifyEvents(
      tx,
      batch.map(({ tenantId, userId, videoId, stage, percent, secondsLeft = null }) => {
        return { tenantId, userId, type, refId: videoId, seq: 0, percent: Math.round(percent), stage, secondsLeft }
      }),
    )
  })
}
