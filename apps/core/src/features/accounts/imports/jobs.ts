import type { Queue } from '../../../platform/queue.ts'
import type { Importing, Turn } from './importing-service.ts'

interface Parts {
  importing: Pick<Importing, 'giveUp' | 'takeTurn'>
  queue: Queue
}

/** Goes on with imports, a piece at a time. */
export function workImports({ importing, queue }: Parts): void {
  queue.work('import', {
    concurrency: 1,
    handle: (payload) => importing.takeTurn(turnOf(payload)),
    exhausted: (payload) => importing.giveUp(turnOf(payload)),
  })
}

function turnOf({ tenantId = '', importId = '', turn }: Record<string, string>): Turn {
  return { tenantId, importId, turn: Number(turn) }
}
