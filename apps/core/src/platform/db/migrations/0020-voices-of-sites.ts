import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  voice_setting: {
    row: 'How a site offers a voice to its customers.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      voice text not null,
      position integer not null,
      is_hidden boolean not null,
      half_credits_per_minute integer not null check (half_credits_per_minute >= 0),
      primary key (tenant_id, voice)`,
    notes: {
      voice: 'Id of GET /api/voices. No foreign key: most voices are part of the program.',
      half_credits_per_minute: 'Charged in addition to the minutes of the video.',
    },
  },
  presenter_voice: {
    row: 'The voice with which a presenter of a site speaks, where it is not their own.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      presenter_id text not null,
      voice text not null,
      primary key (tenant_id, presenter_id)`,
    notes: { presenter_id: 'Empty for all presenters without a row of their own.' },
  },
  speech_service: {
    row: 'The speech server of a site.',
    columns: `
      tenant_id uuid primary key references tenant (id) on delete cascade,
      kind text not null check (kind in ('openai', 'elevenlabs')),
      base_url text not null,
      model text not null,
      key_encrypted text,
      voices jsonb not null,
      changed_at timestamptz not null`,
    notes: {
      key_encrypted: 'Bound to tenant and address, so that it is never sent elsewhere.',
      voices: 'SpeechServiceVoice[] of the contract.',
    },
  },
  speech_usage: {
    row: 'How much a site had spoken by a speech server in a month.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      month text not null,
      owner text not null check (owner in ('site', 'installation')),
      characters bigint not null,
      primary key (tenant_id, month, owner)`,
    notes: { month: 'yyyy-mm, UTC.', owner: 'Whose server it was.' },
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table video add column voice_half_credits_per_minute integer not null default 0,
      add column waits_since timestamptz, add column waits_until timestamptz`,
    `comment on column video.voice_half_credits_per_minute is 'What its voice costs in addition to its minutes.'`,
    `comment on column video.waits_since is 'Since when its speech server cannot be reached; null where it can.'`,
    `comment on column video.waits_until is 'When it is tried again.'`,
  )
}
