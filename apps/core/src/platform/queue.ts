import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { Db, SystemTx, TenantTx } from './db/open.ts'
import { newId } from './ids.ts'
import { exhaustedQueue, giveTurns, putBack, startBoss } from './queue/boss.ts'
import { unlessOrphaned } from './queue/orphans.ts'
import { exhaustedRules, queueRules } from './queue/rules.ts'
import type { QueueName, QueueRules } from './queue/rules.ts'
import { startWorker } from './queue/worker.ts'
import type { Payload, Worker, WorkerOptions } from './queue/worker.ts'

interface SendOptions {
  startAfterSeconds?: number
  /** While a job of this queue with this key waits or runs, another one is not added. */
  singletonKey?: string
}

interface LaterJob {
  payload: Payload
  startAfterSeconds: number
}

interface WorkOptions {
  /** How many jobs this process runs at the same time. */
  concurrency: number
  /**
   * Does one job. Throwing means trying again later. It may run twice for one job (a killed process, a lost
   * connection), so its effects belong in one transaction that checks the state first. `signal` aborts when the attempt
   * was taken away or the server stops. A job whose tenant was deleted meanwhile may throw: it is over.
   */
  handle(payload: Payload, signal: AbortSignal): Promise<void>
  /** Runs for a job that failed for good, also when its process died in the last attempt; may run twice as well. */
  exhausted?(payload: Payload): Promise<void>
}

export interface Queue {
  /** Adds a job inside the caller's transaction: rolled back, it never existed. Payloads carry ids only. */
  send(tx: TenantTx | SystemTx, name: QueueName, payload: Payload, options?: SendOptions): Promise<void>
  /** The same for many jobs with one statement. */
  sendAll(tx: TenantTx | SystemTx, name: QueueName, jobs: readonly LaterJob[]): Promise<void>
  /** Starts taking jobs of a queue in this process. */
  work(name: QueueName, options: WorkOptions): void
  /** Takes no more jobs, waits so long for running ones, then aborts them and gives them to whoever comes next. */
  stop(graceSeconds: number): Promise<void>
}

interface QueueOptions {
  rules?: Record<QueueName, QueueRules>
  /** Hears of failed attempts and of trouble with the database; nothing is thrown at anybody. */
  report?: (error: Error) => void
}

const channel = 'queue'

/** Opens the job queue, which lives in the same database. Call it outside any transaction, before the first request. */
export async function openQueue(db: Db, options: QueueOptions = {}): Promise<Queue> {
  const { report = () => {} } = options
  const rules: Record<QueueName, QueueRules> = options.rules ?? queueRules
  const boss = await startBoss(db, rules, report)
  const workers = new Map<string, Worker>()
  const silence = await db.listen(
    channel,
    (name) => workers.get(name)?.wake(),
    () => workers.forEach((worker) => worker.wake()),
  )

  function start(
    name: string,
    work: Pick<WorkerOptions, 'concurrency' | 'giveTurns' | 'handle' | 'heartbeatSeconds' | 'pollSeconds'>,
  ) {
    if (workers.has(name)) throw new Error(`the queue ${name} is being worked already`)
    const worker = startWorker(boss, {
      ...work,
      name,
      failed: () => workers.get(exhaustedQueue(name))?.wake(),
      putBack: (attempts) => putBack(db, name, attempts),
      report,
    })
    workers.set(name, worker)
  }

  return {
    async send(tx, name, payload, { startAfterSeconds = 0, singletonKey = newId() } = {}) {
      const job = { singletonKey, ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}) }
      await boss.send(name, payload, { ...job, db: fromKysely(tx) })
      if (startAfterSeconds <= 0) await sql`select pg_notify(${channel}, ${name})`.execute(tx)
    },
    async sendAll(tx, name, jobs) {
      const rows = jobs.map(({ payload, startAfterSeconds }) => {
        return { data: payload, startAfter: startAfterSeconds, singletonKey: newId() }
      })
      await boss.insert(name, rows, { db: fromKysely(tx) })
      await sql`select pg_notify(${channel}, ${name})`.execute(tx)
    },
    work(name, { concurrency, handle: doJob, exhausted }) {
      const handle = async (payload: Payload, signal: AbortSignal) =>
        unlessOrphaned(db, payload, async () => doJob(payload, signal))
      const turns = rules[name].isByTurns ? { giveTurns: (count: number) => giveTurns(db, name, count) } : {}
      start(name, { ...rules[name], ...turns, concurrency, handle, pollSeconds: 2 })
      if (exhausted)
        start(exhaustedQueue(name), { ...exhaustedRules, concurrency: 1, handle: exhausted, pollSeconds: 10 })
    },
    async stop(graceSeconds) {
      await silence()
      await Promise.all([...workers.values()].map((worker) => worker.stop(graceSeconds)))
      await boss.stop({ graceful: false, close: false })
    },
  }
}
