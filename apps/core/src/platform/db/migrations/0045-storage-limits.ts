import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What webhooks and named requests store is limited in bytes, which are therefore counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table webhook_delivery add column bytes integer not null default 0`,
    `comment on column webhook_delivery.bytes is 'The size of its body and of the logged attempts.'`,
    `set local role system`,
    `update webhook_delivery set bytes = octet_length(body)`,
    `reset role`,
    `drop index idempotency_key_user`,
    `create index idempotency_key_user on idempotency_key (tenant_id, user_id, created_at)`,
  )
}
