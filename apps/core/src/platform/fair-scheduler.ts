import type { Owner } from '../ports/owner.ts'
import { createFairQueue, type QueueLimits } from './thread-pool/fair-queue.ts'

/** Runs costly work of many owners in turns, so that nobody waits for all the work of another. */
export function createFairScheduler(limits: QueueLimits) {
  const queue = createFairQueue<() => Promise<void>>(limits)
  return { run }

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

  function beginNext(): void {
    for (let begin = queue.next(); begin; begin = queue.next()) void begin()
  }
}
