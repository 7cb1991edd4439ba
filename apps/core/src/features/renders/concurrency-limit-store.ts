import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'

/** Serializes changes of the tenant's render queue until the end of the transaction. */
export async function lockConcurrencyLimit(tx: TenantTx): Promise<void> {
  await lockSubject(tx, 'concurrency limit')
}
