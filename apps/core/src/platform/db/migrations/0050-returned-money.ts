import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Money that went back while its credits were set aside, later answers about renewals, and news that are no longer needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table credit_bucket add column owed_half_credits integer not null default 0 check (owed_half_credits >= 0)`,
    `alter table invoice add column asked_at timestamptz`,
    `grant delete on payment_news to app`,
    `create index payment_news_by_time on payment_news (tenant_id, received_at)`,
  )
}
