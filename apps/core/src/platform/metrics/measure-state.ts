import type { Db } from '../db/open.ts'
import { diskSpace } from '../process/node-facts.ts'
import { queueFigures } from '../queue/figures.ts'
import type { Metrics } from './metrics.ts'

interface Deps {
  db: Pick<Db, 'connections' | 'execute'>
  dataDir: string
  /** Returns when the last backup was made; null or undefined where that is unknown. */
  lastBackup: () => Promise<Date | null | undefined>
}

/** Prometheus scrapes every node every few seconds. The queue is counted once in this time. */
const COUNT_EVERY_MS = 10_000

/** Adds the figures of the installation that are read on each scrape: queue, database connections, disk and backup. */
export function measureState({ gauge }: Metrics, { db, dataDir, lastBackup }: Deps): void {
  const queues = readRarely(() => queueFigures(db))
  const ofQueues = (name: string, help: string, value: (queue: Awaited<ReturnType<typeof queues>>[number]) => number) =>
    gauge(name, help, ['queue'], async (figure) => {
      for (const queue of await queues()) figure.set({ queue: queue.name }, value(queue))
    })
  ofQueues('vitrine_queue_waiting_jobs', 'Jobs that are due and wait.', ({ waiting }) => waiting)
  ofQueues('vitrine_queue_running_jobs', 'Jobs that run.', ({ running }) => running)
  ofQueues('vitrine_queue_failed_jobs', 'Jobs that failed for good within 24 hours.', ({ failed }) => failed)
  ofQueues(
    'vitrine_queue_oldest_seconds',
    'How long the oldest job that is due has waited.',
    ({ oldestSeconds }) => oldestSeconds ?? 0,
  )
  gauge('vitrine_database_connections', 'Connections of this process to the database.', ['state'], (figure) => {
    for (const [state, count] of Object.entries(db.connections() ?? {})) figure.set({ state }, count)
  })
  gauge('vitrine_disk_free_bytes', 'Free bytes of the disk with the data folder.', [], async (figure) =>
    figure.set((await diskSpace(dataDir)).freeBytes),
  )
  gauge('vitrine_last_backup_seconds', 'When the last backup was made, as a Unix time.', [], async (figure) => {
    const at = await lastBackup()
    // Otherwise a gauge without labels would be 0, i.e. a backup of 1970.
    figure.set(at ? at.getTime() / 1000 : Number.NaN)
  })
}

function readRarely<T>(read: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined
  let readAt = 0
  return () => {
    if (!cached || performance.now() - readAt > COUNT_EVERY_MS) {
      readAt = performance.now()
      cached = read()
      // A failed measurement is not cached.
      cached.catch(() => (cached = undefined))
    }
    return cached
  }
}
