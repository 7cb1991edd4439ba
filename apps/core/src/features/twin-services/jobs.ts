import type { Queue } from '../../platform/queue/queue.ts'
import type { TwinSteps } from './steps.ts'

const CONCURRENCY = 2

/** Starts the worker that advances requests to twin services, a step at a time. */
export function startTwinWorker({ steps, queue }: { steps: Pick<TwinSteps, 'step'>; queue: Queue }): void {
  queue.work('twin', {
    concurrency: CONCURRENCY,
    handle: ({ tenantId = '', requestId = '', wake }, signal) => steps.step(tenantId, requestId, signal, wake === '1'),
  })
}
