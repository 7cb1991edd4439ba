import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { Db, SystemTx, TenantTx } from './db/open.ts'
import { newId } from './ids.ts'
import type { Log } from './logs/log.ts'
import { exhaustedQueue, scheduleFairly, requeue, startBoss } from './queue/boss.ts'
import { hasDue } from './queue/figures.ts'
import { type HasTenant, unlessOrphaned } from './queue/orphans.ts'
import { exhaustedRules, queueRules } from './queue/rules.ts'
import type { QueueName, QueueRules } from './queue/rules.ts'
import { startSupervisor } from './queue/supervisor.ts'
import { startWorker } from './queue/worker.ts'
import { type Tracer, traceOfJob } from './traces/tracer.ts'
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
  /** The number of jobs that this process runs at the same time. */
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
  /**
   * Adds a job inside the caller's transaction: rolled back, it never existed. Payloads carry ids only. Of jobs of one transaction
   * or millisecond the one that was added first goes first.
   */
  send(tx: TenantTx | SystemTx, name: QueueName, payload: Payload, options?: SendOptions): Promise<void>
  /** The same for many jobs with one statement. */
  sendAll(tx: TenantTx | SystemTx, name: QueueName, jobs: readonly LaterJob[]): Promise<void>
  /** Whether a job of one of these queues waits that could run now. */
  hasDue(names: readonly QueueName[]): Promise<boolean>
  /** Starts taking jobs of a queue in this process. */
  work(name: QueueName, options: WorkOptions): void
  /**
   * Takes no more jobs, waits `graceSeconds` for running ones or until `hurry` aborts, then aborts them and
   * returns them to the queue. Jobs can still be added.
   */
  stopWorkers(graceSeconds: number, hurry?: AbortSignal): Promise<void>
  /** Ends the queue, with its workers at once unless they were stopped before. */
  stop(graceSeconds?: number): Promise<void>
}

interface QueueOptions {
  rules?: Record<QueueName, QueueRules>
  /** Queues that no process works: their jobs are not added. */
  unused?: readonly QueueName[]
  /** Called with failed attempts and database errors. It must not throw. */
  report?: (error: Error) => void
  /** Whether there still is such a tenant: work for one that was deleted is over. Left out, none ever is. */
  hasTenant?: HasTenant
  /** Names the tenant of a job in the log. */
  slugOf?: (tenantId: string) => Promise<string | undefined>
  /** Gets a record of each job that is done. */
  log?: Pick<Log, 'info'>
  /** Keeps a span for each attempt, in the trace in which its job was sent. */
  tracer?: Tracer | undefined
}

const channel = 'queue'

/** Opens the job queue, which lives in the same database. Call it outside any transaction, before the first request. */
export async function openQueue(db: Db, options: QueueOptions = {}): Promise<Queue> {
  const { report = () => {}, unused = [], hasTenant = async () => true, slugOf, log, tracer } = options
  const rules: Record<QueueName, QueueRules> = options.rules ?? queueRules
  const boss = await startBoss(db, rules, report)
  const supervisor = startSupervisor(boss, db.engine, report)
  const workers = new Map<string, Worker>()
  let workersStopped: Promise<unknown> | undefined
  const silence = await db.listen(channel, (name) => workers.get(name)?.wake(), resume)

  /** The database was out of reach: what runs here shows that it lives before anybody takes it for dead. */
  function resume(): void {
    supervisor.hold()
    for (const worker of workers.values()) worker.resume()
  }

  function start(
    name: string,
    work: Omit<WorkerOptions, 'failed' | 'log' | 'name' | 'requeue' | 'report' | 'slugOf' | 'tracer'>,
  ) {
    if (workers.has(name)) throw new Error(`the queue ${name} is being worked already`)
    const worker = startWorker(boss, {
      ...work,
      name,
      failed: () => workers.get(exhaustedQueue(name))?.wake(),
      requeue: (attempts, afterSeconds) => requeue(db, name, attempts, afterSeconds),
      report,
      slugOf,
      log,
      tracer,
    })
    workers.set(name, worker)
  }

  function stopWorkers(graceSeconds: number, hurry?: AbortSignal): Promise<void> {
    workersStopped ??= Promise.all([...workers.values()].map((worker) => worker.stop(graceSeconds, hurry)))
    return workersStopped.then(() => undefined)
  }

  return {
    async send(tx, name, payload, { startAfterSeconds = 0, singletonKey = newId() } = {}) {
      if (unused.includes(name)) return
      const job = { id: newId(), singletonKey, ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}) }
      await boss.send(name, { ...payload, ...traceOfJob() }, { ...job, db: fromKysely(tx) })
      if (startAfterSeconds <= 0) await sql`select pg_notify(${channel}, ${name})`.execute(tx)
    },
    async sendAll(tx, name, jobs) {
      if (unused.includes(name)) return
      const rows = jobs.map(({ payload, startAfterSeconds }) => {
        return {
          id: newId(),
          data: { ...payload, ...traceOfJob() },
          startAfter: startAfterSeconds,
          singletonKey: newId(),
        }
      })
      await boss.insert(name, rows, { db: fromKysely(tx) })
      await sql`select pg_notify(${channel}, ${name})`.execute(tx)
    },
    hasDue: (names) => hasDue(db, names),
    work(name, { concurrency, handle: doJob, exhausted }) {
      const handle = async (payload: Payload, signal: AbortSignal) =>
        unlessOrphaned(hasTenant, payload, async () => doJob(payload, signal))
      const turns = rules[name].isByTurns ? { scheduleFairly: (count: number) => scheduleFairly(db, name, count) } : {}
      start(name, { ...rules[name], ...turns, concurrency, handle, pollSeconds: 2 })
      if (exhausted)
        start(exhaustedQueue(name), { ...exhaustedRules, concurrency: 1, handle: exhausted, pollSeconds: 10 })
    },
    stopWorkers,
    async stop(graceSeconds = 0) {
      await silence()
      await supervisor.stop()
      await stopWorkers(graceSeconds)
      await boss.stop({ graceful: false, close: false })
    },
  }
}
