import type { Queue } from '../../platform/queue.ts'
import type { BatchMaking, Turn } from './making-service.ts'

interface Parts {
  batchMaking: Pick<BatchMaking, 'giveUp' | 'takeTurn'>
  queue: Queue
}

/** Goes on with batches, a few rows at a time. */
export function workBatches({ batchMaking, queue }: Parts): void {
  queue.work('batch', {
    concurrency: 1,
    handle: (payload, signal) => batchMaking.takeTurn(turnOf(payload), signal),
    exhausted: (payload) => batchMaking.giveUp(turnOf(payload)),
  })
}

function turnOf({ tenantId = '', batchId = '', turn }: Record<string, string>): Turn {
  return { tenantId, batchId, turn: Number(turn) }
}
