import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Owner } from '../../ports/owner.ts'
import { AppError } from '../errors/app-error.ts'
import { type QueueLimits, createFairQueue } from '../fair-scheduling/fair-queue.ts'
import { type Task, sizeOf } from './task.ts'
import type perform from './thread.ts'

type Order = Parameters<typeof perform>[0]
type Outcome = Awaited<ReturnType<typeof perform>>

/**
 * Shorter inputs are processed at once: reading 2,000 characters takes about a millisecond, and waking a thread costs the event
 * loop about as much in copies and messages.
 */
export const INLINE_SIZE_MAX = 2000
/** Two at least, so that a task that runs until its limit leaves a thread to the other tenants. */
const THREADS = Math.min(4, Math.max(2, availableParallelism() - 1))
const LIMITS: QueueLimits = {
  running: { person: 1, tenant: THREADS - 1, all: THREADS },
  waiting: { person: 20, tenant: 100, all: 400 },
}
/** Ten times what the longest accepted input needs. */
const TIME_LIMIT_MS = 20_000
/** A thread keeps about 50 MB; with the young generation that Node would give it, twice that. */
const IDLE_MS = 300_000
const HEAP_MB_MAX = 256
const YOUNG_MB_MAX = 8
/** Requests go first wherever there are fewer processors than work. */
const NICE = 10
const RETRY_AFTER_SECONDS = 5

interface Settings {
  limits?: QueueLimits
  timeLimitMs?: number
  heapMbMax?: number
}

export interface ThreadPool {
  /**
   * Runs a task on `owner`'s account: at once where its input is short, otherwise in a thread when it is the owner's turn.
   * Throws `busy` where too many of the owner's tasks wait, `too-heavy` for one that reaches its limit of time or memory.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, owner: Owner): Promise<Output>
  /** Ends the threads. Waiting and running tasks fail with `not-serving`. */
  close(): Promise<void>
}

interface Waiting {
  owner: Owner
  order: Order
  settle: PromiseWithResolvers<unknown>
}

/** Threads for work that would block the event loop. The first one starts with the first long input. */
export function createThreadPool({
  limits = LIMITS,
  timeLimitMs = TIME_LIMIT_MS,
  heapMbMax = HEAP_MB_MAX,
}: Settings = {}): ThreadPool {
  const queue = createFairQueue<Waiting>(limits)
  const threads = new Piscina<Order, Outcome>({
    filename: new URL('thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: limits.running.all,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax, maxYoungGenerationSizeMb: YOUNG_MB_MAX },
  })
  let isClosed = false
  return { run, close }

  async function run<Input, Output>(task: Task<Input, Output>, input: Input, owner: Owner): Promise<Output> {
    if (sizeOf(input) <= INLINE_SIZE_MAX) return task.run(input)
    if (isClosed) throw new AppError('not-serving')
    const settle = Promise.withResolvers<unknown>()
    const { file, name } = task
    if (!queue.add(owner, { owner, order: { file, name, input }, settle }))
      throw new AppError('busy', { extra: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
    startNext()
    return settle.promise as Promise<Output>
  }

  function startNext(): void {
    for (let item = queue.next(); item; item = queue.next()) void start(item)
  }

  async function start({ owner, order, settle }: Waiting): Promise<void> {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), timeLimitMs)
    try {
      const outcome = await threads.run(order, { signal: limit.signal })
      if ('problem' in outcome) settle.reject(new AppError(outcome.problem.code, outcome.problem))
      else settle.resolve(outcome.value)
    } catch (error) {
      settle.reject(problemOf(error, limit.signal.aborted))
    } finally {
      clearTimeout(timer)
      queue.end(owner)
      startNext()
    }
  }

  function problemOf(cause: unknown, isOverTime: boolean): unknown {
    if (isClosed) return new AppError('not-serving', { cause })
    const isOverMemory = (cause as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    return isOverTime || isOverMemory ? new AppError('too-heavy', { cause }) : cause
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const { settle } of queue.drain()) settle.reject(new AppError('not-serving'))
    await threads.destroy()
  }
}
