import { sql } from 'kysely'
import { HOUR_MS } from '../time/durations.ts'
import { asError } from '../errors/as-error.ts'
import type { Db, SystemTx, TenantTx } from '../db/open.ts'
import { retryLostConnection } from '../db/retry-lost-connection.ts'
import { eventChannel, type LiveEvent, notifyEvents, parseNotice } from './notices.ts'
import { createProgressBatch, type Progress, type SaveProgress } from './progress-batch.ts'
import { pruneEvents } from './prune.ts'
import { newId } from '../ids/ids.ts'

export type { LiveEvent } from './notices.ts'

type NewEvent = Pick<LiveEvent, 'userId' | 'type' | 'refId'>

export interface Events {
  /** Records an event. Every node receives it when, and only if, the transaction commits. */
  publish(tx: TenantTx, event: NewEvent): Promise<void>
  /** Records many events with few statements. */
  publishAll(tx: TenantTx, events: readonly NewEvent[]): Promise<void>
  /**
   * Reports the progress of a render. Reports are gathered and written in a transaction of their own, so they may be frequent.
   */
  progress(tenantId: string, progress: Progress): void
  /** Calls `heard` once for every event of every tenant on every node. Returns a function that unsubscribes. */
  subscribe(heard: (event: LiveEvent) => void): () => void
  /**
   * Returns events after `seq`, oldest first, at most the newest 500. Sequence numbers are assigned before commits, so events of
   * the last seconds before `seq` are returned again and callers must tolerate duplicates.
   */
  since(tx: TenantTx, seq: number): Promise<LiveEvent[]>
  close(): Promise<void>
}

const mostMissed = 500
const rememberedSeqs = 2_000
const overlappingSeqs = 1_000
const pruneEveryMilliseconds = HOUR_MS

/** Opens the stream of events over the database's NOTIFY. Call it outside any transaction. */
export async function openEvents(
  db: Db,
  saveProgress: SaveProgress,
  report: (error: Error) => void = () => {},
): Promise<Events> {
  const subscribers = new Set<(event: LiveEvent) => void>()
  const start = await newestSeq(db)
  const heardSeqs = createSeqMemory(start)
  const batch = createProgressBatch(db, saveProgress, report)

  function deliver(event: LiveEvent): void {
    if (event.seq > 0 && !heardSeqs.add(event.seq)) return
    for (const heard of subscribers) {
      try {
        heard(event)
      } catch (error) {
        report(asError(error))
      }
    }
  }

  async function catchUp(): Promise<void> {
    const from = Math.max(start, heardSeqs.newest() - overlappingSeqs)
    const missed = await db.asSystem('read the events sent while the listener was cut off', (tx) =>
      selectEvents(tx).where('seq', '>', from).orderBy('seq').execute(),
    )
    missed.forEach(deliver)
  }

  const silence = await db.listen(
    eventChannel,
    (payload) => parseNotice(payload).forEach(deliver),
    () => void retryLostConnection(catchUp).catch((error: unknown) => report(asError(error))),
  )
  const prune = (): void => void pruneEvents(db).catch((error: unknown) => report(asError(error)))
  const pruning = setInterval(prune, pruneEveryMilliseconds)
  pruning.unref()

  async function publishAll(tx: TenantTx, published: readonly NewEvent[]): Promise<void> {
    if (published.length === 0) return
    const { tenantId } = tx
    const rows = published.map(({ userId, type, refId }) => {
      return { tenant_id: tenantId, id: newId(), user_id: userId, type, ref_id: refId }
    })
    const kept = await tx
      .insertInto('event')
      .values(rows)
      .returning(['user_id as userId', 'type', 'ref_id as refId', 'seq'])
      .execute()
    await notifyEvents(
      tx,
      kept.map((event) => ({ tenantId, ...event })),
    )
  }

  return {
    publish: (tx, event) => publishAll(tx, [event]),
    publishAll,
    progress: batch.add,
    subscribe(heard) {
      subscribers.add(heard)
      return () => void subscribers.delete(heard)
    },
    async since(tx, seq) {
      const seenAt = tx.selectFrom('event').select('at').where('tenant_id', '=', tx.tenantId).where('seq', '=', seq)
      const events = await selectEvents(tx)
        .where('tenant_id', '=', tx.tenantId)
        .where('seq', '!=', seq)
        .where(({ eb, or }) => or([eb('seq', '>', seq), eb('at', '>', sql<Date>`${seenAt} - interval '5 seconds'`)]))
        .orderBy('seq', 'desc')
        .limit(mostMissed)
        .execute()
      return events.reverse()
    },
    async close() {
      clearInterval(pruning)
      await silence()
      await batch.close()
    },
  }
}

function selectEvents(tx: TenantTx | SystemTx) {
  return tx.selectFrom('event').select(['tenant_id as tenantId', 'user_id as userId', 'type', 'ref_id as refId', 'seq'])
}

async function newestSeq(db: Db): Promise<number> {
  const newest = await db.asSystem('start to listen behind the newest event of all tenants', (tx) =>
    tx
      .selectFrom('event')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirst(),
  )
  return newest?.seq ?? 0
}

/** Remembers the newest numbers, so that an event which arrives by two ways is delivered once. */
function createSeqMemory(start: number) {
  const seen = new Set<number>()
  let newest = start
  return {
    newest: () => newest,
    add(seq: number): boolean {
      if (seen.has(seq)) return false
      seen.add(seq)
      newest = Math.max(newest, seq)
      const [oldest] = seen
      if (seen.size > rememberedSeqs && oldest !== undefined) seen.delete(oldest)
      return true
    },
  }
}
