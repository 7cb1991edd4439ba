import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table avatar (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid,
      type text not null check (type in ('stock', 'custom')),
      name text not null,
      line text not null default '',
      presenter_id text not null,
      status text not null,
      preview_key text,
      poster_key text,
      sort integer not null default 0,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      check ((type = 'stock') = (user_id is null))
    )`,
    `create index avatar_of_user on avatar (tenant_id, user_id, sort)`,
    `create unique index avatar_stock on avatar (tenant_id, presenter_id) where user_id is null`,
    `create table video (
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      title text not null,
      property_address text,
      script text not null,
      language text not null,
      avatar_id uuid,
      presenter_id text not null,
      screen_share_url text,
      screen_share_type text,
      status text not null default 'pending' check (status in ('pending', 'processing', 'ready', 'failed')),
      attempt integer not null default 1,
      hold_id text,
      shown_half_credits integer not null check (shown_half_credits >= 0),
      charged_half_credits integer check (charged_half_credits between 0 and shown_half_credits),
      error_code text,
      error_message text,
      duration_seconds double precision,
      file_key text,
      poster_key text,
      bytes bigint,
      facts jsonb not null default '{}',
      request_key text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      updated_at timestamptz not null default now(),
      queued_at timestamptz,
      claim_id uuid,
      heartbeat_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, user_id, request_key),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, avatar_id) references avatar (tenant_id, id) on delete set null (avatar_id)
    )`,
    `create index video_newest on video (tenant_id, user_id, created_at desc, id desc)`,
    `create index video_admission on video (tenant_id, status, created_at)`,
    // Rewritten every second while a video renders: room on each page and no further index keep the updates in place.
    `create table video_progress (
      tenant_id uuid not null,
      video_id uuid not null,
      stage text not null,
      percent integer not null check (percent between 0 and 100),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, video_id),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade
    ) with (fillfactor = 70)`,
  )
  await protect(db, 'avatar')
  await protect(db, 'video')
  await protect(db, 'video_progress')
}
