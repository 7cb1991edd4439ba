import type { TenantTx } from '../../../platform/db/open.ts'
import type { Queue } from '../../../platform/queue/queue.ts'
import * as store from './store.ts'

/** Queues the next chunk of a bulk rebrand once all videos of the previous one have ended. */
export async function sendNextChunk(queue: Pick<Queue, 'send'>, tx: TenantTx, id: string): Promise<void> {
  const row = await store.findBulkRebrand(tx, id)
  if (row?.state !== 'running' || (await store.countOpenJobs(tx, id)) > 0) return
  await sendChunk(queue, tx, row)
}

/** A chunk that waits in the queue already is not added again. */
export async function sendChunk(
  queue: Pick<Queue, 'send'>,
  tx: TenantTx,
  { id, chunk }: { id: string; chunk: number },
): Promise<void> {
  const payload = { tenantId: tx.tenantId, id, chunk: String(chunk) }
  await queue.send(tx, 'rebrand', payload, { singletonKey: `${id} ${chunk}` })
}
