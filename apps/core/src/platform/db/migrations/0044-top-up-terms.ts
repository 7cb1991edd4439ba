import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** An automatic top-up buys at the terms at which it was chosen, and at no worse ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table auto_top_up
       add column agreed_price_cents integer check (agreed_price_cents > 0),
       add column agreed_currency text,
       add column agreed_half_credits integer check (agreed_half_credits > 0)`,
    `comment on column auto_top_up.agreed_price_cents is
       'The price of the bundle when it was chosen. Null where it was chosen before prices were stored.'`,
    `comment on column auto_top_up.agreed_currency is 'Its currency.'`,
    `comment on column auto_top_up.agreed_half_credits is 'The half-credits that it brought.'`,
  )
}
