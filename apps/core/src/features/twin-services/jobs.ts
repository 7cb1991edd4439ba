import type { Queue } from '../../platform/queue.ts'
import type { TwinSteps } from './steps.ts'

const CONCURRENCY = 2

/** Advances requests to twin services by a step. */
export function startTwinWorker({ steps, queue }: { steps: Pick<TwinSteps, 'step'>; queue: Queue }): void {
  queue.work('twin', {
    concurrency: CONCURRENCY,
    handle: ({ tenantId = '', requestId = '', wake }, signal) => steps.step(tenantId, requestId, signal, wake === '1'),
  })
}
