import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

const provider = `provider text not null check (provider in ('stripe', 'sandbox'))`
const ofPerson = `foreign key (tenant_id, user_id) references app_user (tenant_id, id)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table app_user add column subscription_status text
      check (subscription_status in ('active', 'canceled', 'incomplete', 'past_due', 'trialing'))`,
    `create table payment_customer (
      tenant_id uuid not null,
      user_id uuid not null,
      ${provider},
      account text not null,
      ref text not null,
      primary key (tenant_id, user_id, provider, account),
      ${ofPerson}
    )`,
    `create table purchase (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      ${provider},
      lines jsonb not null,
      total_cents integer not null check (total_cents > 0),
      currency text not null,
      state text not null default 'open'
        check (state in ('open', 'processing', 'paid', 'failed', 'canceled', 'refunded')),
      payment_ref text,
      invoice_ref text,
      subscription_ref text,
      returned_cents integer not null default 0 check (returned_cents between 0 and total_cents),
      taken_half_credits integer not null default 0,
      failure text,
      asked_at timestamptz,
      created_at timestamptz not null,
      paid_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, payment_ref),
      unique (tenant_id, invoice_ref),
      ${ofPerson}
    )`,
    `create index purchase_newest on purchase (tenant_id, user_id, id desc)`,
    `create table subscription (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      ${provider},
      ref text not null,
      name text not null,
      price_cents integer not null,
      currency text not null,
      half_credits integer not null check (half_credits > 0),
      period_days integer not null,
      state text not null check (state in ('active', 'canceled', 'incomplete', 'past_due', 'trialing')),
      period_start timestamptz not null,
      period_end timestamptz not null,
      ends_at_period_end boolean not null default false,
      credited_until timestamptz,
      asked_at timestamptz not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, ref),
      ${ofPerson}
    )`,
    `create index subscription_by_person on subscription (tenant_id, user_id)`,
    `create table invoice (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      seq integer not null,
      source_ref text not null,
      purchase_id uuid,
      subscription_ref text,
      lines jsonb not null,
      total_cents integer not null,
      returned_cents integer not null default 0,
      currency text not null,
      paid_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, seq),
      unique (tenant_id, source_ref),
      foreign key (tenant_id, purchase_id) references purchase (tenant_id, id),
      ${ofPerson}
    )`,
    `create index invoice_newest on invoice (tenant_id, user_id, id desc)`,
    `create table payment_news (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id text not null,
      kind text not null,
      ref text not null,
      received_at timestamptz not null,
      primary key (tenant_id, id)
    )`,
    `create table sandbox_object (
      tenant_id uuid not null references tenant (id) on delete cascade,
      ref text not null,
      kind text not null check (kind in ('customer', 'payment', 'subscription', 'invoice')),
      body jsonb not null,
      primary key (tenant_id, ref)
    )`,
  )
  const kept = { app: 'select, insert, update' }
  await protect(db, 'payment_customer')
  await protect(db, 'purchase', kept)
  await protect(db, 'subscription', kept)
  await protect(db, 'invoice', kept)
  await protect(db, 'payment_news', { app: 'select, insert' })
  await protect(db, 'sandbox_object', kept)
}
