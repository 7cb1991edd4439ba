import type { Queue } from '../../../platform/queue/queue.ts'
import type { Removals } from './removal.ts'

/** Starts the worker that deletes tenants, one at a time. */
export function startRemovalWorker({ queue, removals }: { queue: Queue; removals: Removals }): void {
  queue.work('removal', {
    concurrency: 1,
    handle: async ({ tenantId = '', removalId = '' }) => removals.carryOut(tenantId, removalId),
  })
}
