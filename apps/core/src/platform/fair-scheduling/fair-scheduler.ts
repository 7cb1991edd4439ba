import type { Owner } from '../../ports/owner.ts'
import { AppError } from '../errors/app-error.ts'
import { createFairQueue, type QueueLimits } from './fair-queue.ts'

const RETRY_AFTER_SECONDS = 5

/** Runs costly work of many owners in turns, so that nobody waits for all the work of another. */
export function createFairScheduler(limits: QueueLimits) {
  const queue = createFairQueue<() => Promise<void>>(limits)
  return { run, runOrRefuse }

  /** Runs `work` when it is the owner's turn. Returns undefined, and runs nothing, where too much work waits. */
  function run<Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> | undefined {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const begin = async () => {
      await work().then(resolve, reject)
      queue.end(owner)
      beginNext()
    }
    if (!queue.add(owner, begin)) return undefined
    beginNext()
    return promise
  }

  /** Like `run`. Throws `busy` where too much work waits. */
  async function runOrRefuse<Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> {
    const turn = run(owner, work)
    if (!turn) throw new AppError('busy', { extra: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
    return turn
  }

  function beginNext(): void {
    for (let begin = queue.next(); begin; begin = queue.next()) void begin()
  }
}
