import type { TableDefinition } from '../create-table.ts'

/** Shared links, their statistics and leads. */
export const sharing: Record<string, TableDefinition> = {
  share_link: {
    row: 'The public link of a video.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      version integer not null default 1 check (version > 0),
      token_hash text,
      password_hash text,
      author_name text not null default '',
      expires_at timestamptz,
      available_from timestamptz,
      call_to_action jsonb not null default 'null',
      asks_leads boolean not null default true,
      is_indexed boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (tenant_id, video_id),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade`,
    notes: {
      version: 'Raised when the link is revoked, which makes another token.',
      token_hash: 'Of the token, which is a keyed hash of video and version; null while nothing is shared.',
      author_name: 'Shown instead of the name of the person.',
    },
    indexes: [
      `create unique index share_link_of_token on share_link (tenant_id, token_hash) where token_hash is not null`,
    ],
  },
  share_daily_stats: {
    row: 'What viewers of a video did on a day (UTC); nothing in it identifies a viewer.',
    columns: `
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
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade`,
    indexes: [
      // The views of a whole tenant over some days.
      `create index share_daily_stats_by_day on share_daily_stats (tenant_id, day)`,
    ],
  },
  share_visitor_event: {
    row: 'What one viewer was counted for, so that a replay is not counted; deleted with the salt of its day.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      visitor_hash text not null,
      kind text not null check (kind in ('start', 'quarter', 'half', 'three-quarters', 'end', 'click')),
      at timestamptz not null,
      primary key (tenant_id, video_id, visitor_hash, kind),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade`,
    notes: {
      visitor_hash: 'Of address and browser, with the salt of the day.',
    },
    indexes: [`create index share_visitor_event_by_time on share_visitor_event (tenant_id, at)`],
  },
  share_visitor_salt: {
    row: 'The salt of a day for the hashes of viewers.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      salt text not null,
      primary key (tenant_id, day)`,
  },
  lead: {
    row: 'A message of a viewer to the person whose video it was; it outlives the video.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      video_id uuid,
      video_title text not null,
      name text not null,
      email text,
      phone text,
      message text not null,
      language text not null,
      request_key uuid not null,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, request_key),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete set null (video_id),
      check (email is not null or phone is not null)`,
    notes: {
      user_id: 'The person who is to answer.',
      language: 'In which the viewer read the page.',
    },
    indexes: [
      `create index lead_of_user on lead (tenant_id, user_id, id)`,
      `create index lead_of_video on lead (tenant_id, video_id, created_at)`,
    ],
  },
}
