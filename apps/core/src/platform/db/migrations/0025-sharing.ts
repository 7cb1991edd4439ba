import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // The token itself is a keyed hash of video and version; only its own hash is stored, and nothing once it was revoked.
    `create table share_link (
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      version integer not null default 1 check (version > 0),
      token_hash text,
      password_hash text,
      shown_as text not null default '',
      expires_at timestamptz,
      held_until timestamptz,
      call_to_action jsonb not null default 'null',
      asks_leads boolean not null default true,
      is_indexed boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (tenant_id, video_id),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade
    )`,
    `create unique index share_link_of_token on share_link (tenant_id, token_hash) where token_hash is not null`,
    // Counts of a day (UTC). Nothing in them says who it was.
    `create table share_day (
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      starts integer not null default 0,
      quarters integer not null default 0,
      halves integer not null default 0,
      three_quarters integer not null default 0,
      ends integer not null default 0,
      clicks integer not null default 0,
      leads integer not null default 0,
      primary key (tenant_id, video_id, day),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade
    )`,
    // What one visitor has been counted for, so that a replay is not; forgotten with the salt of its day.
    `create table share_visit (
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      visitor_hash text not null,
      kind text not null check (kind in ('start', 'quarter', 'half', 'three-quarters', 'end', 'click')),
      at timestamptz not null,
      primary key (tenant_id, video_id, visitor_hash, kind),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade
    )`,
    `create index share_visit_by_time on share_visit (tenant_id, at)`,
    `create table share_salt (
      tenant_id uuid not null references tenant (id) on delete cascade,
      day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      salt text not null,
      primary key (tenant_id, day)
    )`,
  )
  for (const table of ['share_link', 'share_day', 'share_visit', 'share_salt']) await protect(db, table)
}
