import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  twin_service: {
    row: 'A service that trains the digital twins of a site. The row stays until nothing of the site is left there.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('tavus', 'own-server')),
      base_url text not null,
      model text not null,
      key_encrypted text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id)`,
    notes: {
      key_encrypted: 'Bound to tenant and address, so that it is never sent elsewhere.',
      ended_at: 'When it was disconnected: what it holds is deleted there, nothing new is asked.',
    },
    indexes: [`create unique index twin_service_in_use on twin_service (tenant_id) where ended_at is null`],
  },
  twin_request: {
    row: 'What a twin service was asked for: the training of a twin, or a clip of it speaking.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      kind text not null check (kind in ('training', 'clip')),
      avatar_id uuid not null,
      video_id uuid,
      service_id uuid,
      provider text not null check (provider in ('tavus', 'own-server')),
      state text not null default 'wanted'
        check (state in ('wanted', 'asked', 'working', 'ready', 'failed', 'ending', 'ended')),
      provider_id text,
      twin_provider_id text,
      percent integer not null default 0,
      error text,
      tries integer not null default 0,
      asked_at timestamptz,
      next_at timestamptz,
      lease_id uuid,
      leased_until timestamptz,
      speech_key text,
      speech_hash text,
      speech_files jsonb not null default '[]',
      speech_seconds double precision,
      clip_key text,
      hold_id text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete set null (video_id),
      foreign key (tenant_id, service_id) references twin_service (tenant_id, id),
      check ((kind = 'clip') >= (video_id is not null))`,
    notes: {
      id: 'Its name at the service, by which it can be found again.',
      service_id: 'Null for the service of the installation.',
      state:
        'Asked until the service is known to have it or not; ending until the service is known to have nothing left.',
      provider_id: 'The id of the twin or clip at the service; null once that is deleted there.',
      twin_provider_id: 'The twin that speaks in a clip.',
      tries: 'Calls that failed, or found nothing new, since the last change.',
      next_at: 'When the service is asked again; null when there is nothing to ask.',
      leased_until: 'Until when a worker has it.',
      speech_key: 'What the lips follow.',
      speech_hash: 'Of the words and the voice of it.',
      speech_files: 'The speech from which the video is rendered afterwards.',
      hold_id: 'Credits of a video that ended while the service was at work. They go back once it is not.',
    },
    indexes: [
      `create index twin_request_due on twin_request (tenant_id, next_at) where next_at is not null`,
      `create unique index twin_request_of_video on twin_request (tenant_id, video_id)
         where kind = 'clip' and state in ('wanted', 'asked', 'working', 'ready')`,
      `create unique index twin_request_of_twin on twin_request (tenant_id, avatar_id)
         where kind = 'training' and state in ('wanted', 'asked', 'working', 'ready')`,
      `create index twin_request_of_avatar on twin_request (tenant_id, avatar_id)`,
      `create index twin_request_of_service on twin_request (tenant_id, service_id)`,
      `create index twin_request_hold on twin_request (tenant_id, hold_id) where hold_id is not null`,
    ],
  },
}

/** Digital twins can be trained by a service, which has them speak with moving lips. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table avatar
       add column provider text not null default 'engine' check (provider in ('engine', 'tavus', 'own-server')),
       add column provider_twin_id text,
       add column training text check (training in ('waiting', 'ready', 'failed')),
       add column training_percent integer not null default 0,
       add column training_error text`,
    `alter table video add column waits_for text check (waits_for in ('voice', 'lip-sync'))`,
    `comment on column video.waits_for is 'What it waits for until waits_until: its speech server, or the clip of its twin.'`,
    `comment on column avatar.provider is 'Who has a twin speak; the engine shows its recording.'`,
    `comment on column avatar.provider_twin_id is 'The trained twin at its service.'`,
    `comment on column avatar.training is 'Null where no service trains it.'`,
  )
}
