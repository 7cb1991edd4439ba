import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { Db, SystemTx, TenantTx } from '../db/open.ts'
import { newId } from '../ids/ids.ts'
import type { Log } from '../logs/log.ts'
import { exhaustedQueue, scheduleFairly, requeue, startBoss } from './boss.ts'
import { hasDue } from './figures.ts'
import { type HasTenant, unlessOrphaned } from './orphans.ts'
import { exhaustedRules, type QueueName, queueRules, type QueueRules } from './rules.ts'
import { startSupervisor } from './supervisor.ts'
import { type Tracer, traceOfJob } from '../traces/tracer.ts'
import { type Payload, startWorker, type Worker, type WorkerOptions } from './worker.ts'

interface SendOptions {
  startAfterSeconds?: number
  /** While a job of this queue with this key is waiting or running, no other one is added. */
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
   * Carries out one job. Throwing causes a retry. It may run twice for one job (a killed process, a lost connection), so its
   * effects belong in one transaction that checks the state first. `signal` aborts when the attempt was assigned elsewhere or
   * the server stops. A job whose tenant was deleted in the meantime may throw: it has ended.
   */
  handle(payload: Payload, signal: AbortSignal): Promise<void>
  /** Runs for a job that failed permanently, also when its process died in the last attempt. May run twice as well. */
  exhausted?(payload: Payload): Promise<void>
}

export interface Queue {
  /**
   * Adds a job inside the caller's transaction: after a rollback it never existed. Payloads carry ids only. Jobs of one
   * transaction or millisecond run in the order in which they were added.
   */
  send(tx: TenantTx | SystemTx, name: QueueName, payload: Payload, options?: SendOptions): Promise<void>
  /** Adds many jobs with one statement. */
  sendAll(tx: TenantTx | SystemTx, name: QueueName, jobs: readonly LaterJob[]): Promise<void>
  /** Returns whether one of these queues has a waiting job that could run now. */
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
  /** Returns whether the tenant still exists: jobs of deleted tenants end. Without it, no job ends for this reason. */
  hasTenant?: HasTenant
  /** Returns the slug of a job's tenant for the log. */
  slugOf?: (tenantId: string) => Promise<string | undefined>
  /** Gets a record of each completed job. */
  log?: Pick<Log, 'info'>
  /** Records a span for each attempt, in the trace in which its job was sent. */
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

  /** The database was unavailable. Running jobs send their heartbeats before the supervisor can declare them dead. */
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
