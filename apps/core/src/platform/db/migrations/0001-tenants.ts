import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table tenant (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      kind text not null check (kind in ('flagship', 'partner')),
      vertical text not null check (vertical in ('tourism', 'property')),
      status text not null default 'active' check (status in ('active', 'suspended')),
      plan text,
      settings jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`,
    `create table tenant_host (
      host text primary key check (host = lower(host)),
      tenant_id uuid not null references tenant (id) on delete cascade,
      kind text not null check (kind in ('primary', 'alias')),
      state text not null default 'active' check (state in ('pending', 'active', 'failed')),
      created_at timestamptz not null default now()
    )`,
    `create index tenant_host_of_tenant on tenant_host (tenant_id, host)`,
    `create table brand (
      tenant_id uuid primary key references tenant (id) on delete cascade,
      version integer not null default 1,
      company_name text not null,
      colours jsonb not null default '{}',
      font text,
      logo_svg text,
      words jsonb not null default '{}',
      published_at timestamptz
    )`,
    `create table price_list (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      effective_at timestamptz not null default now(),
      list jsonb not null,
      primary key (tenant_id, id)
    )`,
    `create index price_list_by_time on price_list (tenant_id, effective_at desc)`,
  )
  await protect(db, 'tenant', { column: 'id', app: 'select' })
  await protect(db, 'tenant_host', { app: 'select' })
  await protect(db, 'brand')
  await protect(db, 'price_list')
}
