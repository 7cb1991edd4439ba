import { setTimeout as pause } from 'node:timers/promises'
import type { Job, PgBoss } from 'pg-boss'
import { asError } from '../errors/as-error.ts'
import { isConnectionLost } from '../db/unavailable.ts'
import { retryLostConnection } from '../db/retry-lost-connection.ts'
import type { Log } from '../logs/log.ts'
import { currentContext, inContext } from '../logs/work-context.ts'
import { parseTraceparent } from '../traces/trace-context.ts'
import { type Tracer, currentTrace } from '../traces/tracer.ts'
import type { JobAttempt } from './boss.ts'

export type Payload = Record<string, string>

export interface WorkerOptions {
  name: string
  concurrency: number
  heartbeatSeconds: number
  /** The pause after an attempt that lost the database. */
  retryDelaySeconds: number
  /** The interval of polling for jobs without a notification: retries, delayed ones, those of killed processes. */
  pollSeconds: number
  handle(payload: Payload, signal: AbortSignal): Promise<void>
  /** Decides whose jobs run first, before each fetch of up to `count`; without it the oldest run first. */
  scheduleFairly?(count: number): Promise<void>
  /** Called after a failed attempt was recorded. */
  failed(): void
  /** Returns attempts to the queue that a stop or a lost database interrupted, to be fetched again after this many seconds. */
  requeue(attempts: readonly JobAttempt[], afterSeconds: number): Promise<void>
  report(error: Error): void
  slugOf?: ((tenantId: string) => Promise<string | undefined>) | undefined
  log?: Pick<Log, 'info'> | undefined
  tracer?: Tracer | undefined
}

export interface Worker {
  /** Looks for jobs now instead of at the next poll. */
  wake(): void
  /** Like `wake`, after the database was unavailable; running jobs send their heartbeats first. */
  resume(): void
  /**
   * Takes no more jobs and lets running ones end for this long, or until `hurry` aborts; then aborts them and returns them to
   * the queue.
   */
  stop(graceSeconds: number, hurry?: AbortSignal): Promise<void>
}

const abortedWaitSeconds = 2
/** This often a lost database does not count as a failure of the job, which might be what breaks the connection. */
const mostLosses = 20

interface Running {
  readonly job: Job<Payload>
  readonly controller: AbortController
  readonly done: Promise<void>
}

/**
 * Takes jobs of one queue while there are free slots. pg-boss's own loop sleeps for a poll after every job, and its batches
 * wait for their slowest job, while the duration of renders differs by minutes.
 */
export function startWorker(boss: PgBoss, options: WorkerOptions): Worker {
  const { name, concurrency, report } = options
  const running = new Set<Running>()
  const losses = new Map<string, number>()
  const bell = createBell()
  let stopping = false
  /** Whether a stop has returned all running jobs. The database may be closed by then, and their results are ignored. */
  let isOver = false

  async function loop(): Promise<void> {
    while (!stopping) {
      const free = concurrency - running.size
      const jobs = free > 0 ? await fetchJobs(free) : []
      for (const job of jobs) begin(job)
      if (jobs.length < free || free === 0) await bell.wait(options.pollSeconds * 1_000)
    }
  }

  async function fetchJobs(batchSize: number): Promise<Job<Payload>[]> {
    try {
      await options.scheduleFairly?.(batchSize)
      return await boss.fetch<Payload>(name, { batchSize })
    } catch (error) {
      report(asError(error))
      return []
    }
  }

  function begin(job: Job<Payload>): void {
    // An attempt of this process that was given up in the database can be fetched by this process again.
    for (const earlier of running) if (earlier.job.id === job.id) earlier.controller.abort(takenAway())
    const controller = new AbortController()
    const done = inContext({ queue: name, job: job.id }, () => logged(job, controller.signal)).finally(() => {
      running.delete(entry)
      bell.ring()
    })
    const entry: Running = { job, controller, done }
    running.add(entry)
  }

  /** Everything that an attempt logs names its queue, job and tenant. */
  async function logged(job: Job<Payload>, signal: AbortSignal): Promise<void> {
    const context = currentContext()
    const startedAt = performance.now()
    try {
      const { tenantId } = job.data
      const tenant = tenantId && (await options.slugOf?.(tenantId).catch(() => undefined))
      if (context && tenant) context.tenant = tenant
      if (await attempt(job, signal))
        options.log?.info({ ...context, ms: Math.round(performance.now() - startedAt) }, 'job completed')
    } catch (error) {
      if (!isOver) report(asError(error))
    }
  }

  /**
   * Returns whether the job is done. Ending it names the attempt, so an attempt that was assigned to another process can no
   * longer end it.
   */
  async function attempt(job: Job<Payload>, signal: AbortSignal): Promise<boolean> {
    try {
      await traced(job, (payload) => options.handle(payload, signal))
    } catch (error) {
      if (isOver) return false
      await (stopping && signal.aborted ? options.requeue([job], 0) : failed(job, asError(error)))
      return false
    }
    losses.delete(job.id)
    await retryLostConnection(() => boss.complete(name, job))
    return true
  }

  /** Features see the payload that was sent, without its trace. */
  async function traced({ id, data }: Job<Payload>, work: (payload: Payload) => Promise<void>): Promise<void> {
    const { traceparent, ...payload } = data
    const attributes = { 'messaging.destination.name': name, 'messaging.message.id': id }
    const parent = parseTraceparent(traceparent)
    if (!options.tracer) return work(payload)
    return options.tracer.inSpan(`job ${name}`, { kind: 'consumer', parent, attributes }, async () => {
      const [context, trace] = [currentContext(), currentTrace()]
      if (context && trace) context.traceId = trace.traceId
      return work(payload)
    })
  }

  async function failed(job: Job<Payload>, error: Error): Promise<void> {
    report(error)
    if (isConnectionLost(error) && countLoss(job) < mostLosses)
      return retryLostConnection(() => options.requeue([job], options.retryDelaySeconds))
    losses.delete(job.id)
    await retryLostConnection(() => boss.fail(name, job, { message: error.message }))
    options.failed()
  }

  function countLoss({ id }: Job): number {
    const count = (losses.get(id) ?? 0) + 1
    losses.set(id, count)
    return count
  }

  /** Renews the heartbeat of running jobs, and aborts those that the database has assigned elsewhere. */
  async function touch(): Promise<void> {
    const touched = [...running]
    if (touched.length === 0) return
    const answer: { settled?: unknown } = await boss.touch(
      name,
      touched.map(({ job }) => job),
    )
    const ours = Array.isArray(answer.settled) ? answer.settled : []
    for (const { job, controller } of touched) if (!ours.includes(job.id)) controller.abort(takenAway())
  }

  const sendHeartbeat = (): void => void touch().catch((error: unknown) => report(asError(error)))
  const heartbeat = setInterval(sendHeartbeat, (options.heartbeatSeconds * 1_000) / 4)
  const looping = loop()

  return {
    wake: bell.ring,
    resume() {
      sendHeartbeat()
      bell.ring()
    },
    async stop(graceSeconds, hurry) {
      stopping = true
      bell.ring()
      await looping
      await settled([...running], graceSeconds, hurry)
      const interrupted = [...running]
      for (const { controller } of interrupted) controller.abort(new Error('the server is stopping'))
      await settled(interrupted, abortedWaitSeconds)
      clearInterval(heartbeat)
      isOver = true
      const left = [...running].map(({ job }) => job)
      // While the database is unavailable, missing heartbeats return the jobs to the queue.
      if (left.length > 0) await options.requeue(left, 0).catch((error: unknown) => report(asError(error)))
    },
  }
}

/** Wakes one sleeper, also when it is rung a moment before the sleeper waits. */
function createBell() {
  let rung = false
  let wakeUp: (() => void) | undefined
  return {
    ring(): void {
      rung = true
      wakeUp?.()
    },
    async wait(milliseconds: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wakeUp = undefined
      rung = false
    },
  }
}

async function settled(jobs: readonly Running[], withinSeconds: number, hurry?: AbortSignal): Promise<void> {
  const over = new AbortController()
  const signal = hurry ? AbortSignal.any([over.signal, hurry]) : over.signal
  const timeUp = pause(withinSeconds * 1_000, undefined, { signal }).catch(() => undefined)
  await Promise.race([Promise.all(jobs.map(({ done }) => done)), timeUp])
  over.abort()
}

function takenAway(): Error {
  return new Error('this attempt has been taken away')
}
