import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** A key for programs may have a credit limit; each hold says which key asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table api_key add column limit_half_credits integer check (limit_half_credits > 0),
      add column limit_period text check (limit_period in ('month', 'total')),
      add check ((limit_half_credits is null) = (limit_period is null))`,
    `comment on column api_key.limit_half_credits is 'What its videos may cost in the period; null without a limit.'`,
    `comment on column api_key.limit_period is 'A calendar month in UTC, or all its time.'`,
    'alter table credit_hold add column api_key_id uuid',
    `comment on column credit_hold.api_key_id is 'The key that asked for it, which may be gone; null where a person did.'`,
    'create index credit_hold_api_key on credit_hold (tenant_id, api_key_id) where api_key_id is not null',
  )
}
