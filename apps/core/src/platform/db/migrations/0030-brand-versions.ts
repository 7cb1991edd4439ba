import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

/** Logos and style sheets never change under their names, so versions and drafts only name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    'alter table brand add column sheet_hash text',
    `create table brand_logo (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      svg text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`,
    `create table brand_sheet (
      tenant_id uuid not null references tenant (id) on delete cascade,
      hash text not null,
      css text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, hash)
    )`,
    `create table brand_draft (
      tenant_id uuid primary key references tenant (id) on delete cascade,
      based_on integer not null,
      design jsonb not null,
      saved_at timestamptz not null default now(),
      saved_by uuid
    )`,
    `create table brand_version (
      tenant_id uuid not null references tenant (id) on delete cascade,
      version integer not null,
      design jsonb not null,
      published_at timestamptz,
      published_by uuid,
      primary key (tenant_id, version)
    )`,
  )
  for (const table of ['brand_logo', 'brand_sheet', 'brand_draft', 'brand_version']) await protect(db, table)
}
