import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'

/** The newest messages of a webhook that stay in its log, and their size with their attempts. */
const LOGGED_MAX = 1000
const LOGGED_BYTES_MAX = 4 * 1024 * 1024
/** The newest messages of a webhook that wait to be sent, and the size of each kind together. */
const PENDING_MAX = 10_000
const PENDING_BYTES_MAX = 16 * 1024 * 1024

/** Deletes the oldest messages of a webhook beyond the limits. What waits does not count against the log. */
export async function deleteExcess(tx: TenantTx, webhookId: string): Promise<void> {
  await sql`
    with newest as (
      select id, state = 'pending' as waits, row_number() over newest as place, sum(bytes) over newest as bytes
      from webhook_delivery where tenant_id = ${tx.tenantId} and webhook_id = ${webhookId}
      window newest as (partition by state = 'pending' order by id desc rows unbounded preceding)
    )
    delete from webhook_delivery using newest
    where tenant_id = ${tx.tenantId} and webhook_delivery.id = newest.id
      and (place > case when waits then ${PENDING_MAX}::int else ${LOGGED_MAX}::int end
        or newest.bytes > case when waits then ${PENDING_BYTES_MAX}::int else ${LOGGED_BYTES_MAX}::int end)`.execute(tx)
}
