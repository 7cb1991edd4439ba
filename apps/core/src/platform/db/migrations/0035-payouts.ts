import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table payout_account (
      tenant_id uuid not null references tenant (id) on delete cascade,
      provider text not null check (provider in ('stripe', 'sandbox')),
      ref text not null,
      state text not null check (state in ('pending', 'active')),
      is_used boolean not null default true,
      asked_at timestamptz not null,
      created_at timestamptz not null,
      primary key (tenant_id, provider)
    )`,
    `alter table purchase add column account text`,
    `alter table subscription add column account text`,
    `alter table payment_news add column account text`,
    `alter table sandbox_object drop constraint sandbox_object_kind_check`,
    `alter table sandbox_object add constraint sandbox_object_kind_check
      check (kind in ('account', 'customer', 'payment', 'subscription', 'invoice'))`,
  )
  // What the sandbox made so far was made at the operator's account.
  await run(db, 'set local role system', `update sandbox_object set body = body || '{"account": null}'`, 'reset role')
  await protect(db, 'payout_account', { app: 'select, insert, update' })
}
