import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  twin_consent: {
    row: 'The consent of a person to a digital twin of them. The row stays when the files are gone.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      person_name text not null,
      language text not null,
      wording integer not null,
      text text not null,
      code text not null,
      state text not null default 'asked' check (state in ('asked', 'recorded', 'revoked')),
      expires_at timestamptz not null,
      upload_id uuid,
      sha256 text,
      recorded_at timestamptz,
      address text,
      ended_at timestamptz,
      files_removed_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, upload_id) references upload (tenant_id, id),
      check ((state = 'recorded') <= (recorded_at is not null and address is not null))`,
    notes: {
      user_id: 'Whose presenter the twin is; the recorded person may be another one.',
      wording: 'The version of the sentence that had to be read.',
      text: 'The sentence itself, with name and code.',
      expires_at: 'Until when it may be recorded.',
      sha256: 'Of the recording as it came.',
      ended_at: 'When it was revoked.',
      files_removed_at: 'When the recordings had left the storage after that.',
    },
    indexes: [
      `create index twin_consent_of_person on twin_consent (tenant_id, user_id)`,
      `create unique index twin_consent_of_upload on twin_consent (tenant_id, upload_id)`,
      `create index twin_consent_to_clear on twin_consent (tenant_id) where ended_at is not null and files_removed_at is null`,
    ],
  },
  twin_entitlement: {
    row: 'The right of a person to have one digital twin made.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      user_id uuid not null,
      source text not null check (source in ('order', 'plan', 'free')),
      purchase_id uuid,
      ordinal integer,
      state text not null default 'open' check (state in ('open', 'used', 'refunded')),
      avatar_id uuid,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      foreign key (tenant_id, purchase_id) references purchase (tenant_id, id) on delete cascade,
      check ((source = 'order') = (purchase_id is not null and ordinal is not null))`,
    notes: {
      source: 'A paid order, the plan of the partner, or no charge at all.',
      ordinal: 'Which of the twins of its order this is, from 1.',
      state: 'Used from the moment in which the twin is made of its recording; until then a refund ends it.',
      avatar_id: 'The twin it was taken for. Kept when that is deleted after its making.',
    },
    indexes: [
      `create unique index twin_entitlement_of_order on twin_entitlement (tenant_id, purchase_id, ordinal)`,
      `create index twin_entitlement_of_person on twin_entitlement (tenant_id, user_id)`,
      `create unique index twin_entitlement_of_avatar on twin_entitlement (tenant_id, avatar_id)`,
    ],
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table avatar add column consent_id uuid, add column speaking_upload_id uuid, add column review text not null default 'approved'
      check (review in ('consent', 'waiting', 'approved', 'rejected', 'revoked', 'refunded')),
      add column review_reason text, drop constraint avatar_check1,
      add check (upload_id is null or (type = 'custom' and (consent is not null or consent_id is not null))),
      add foreign key (tenant_id, speaking_upload_id) references upload (tenant_id, id),
      add foreign key (tenant_id, consent_id) references twin_consent (tenant_id, id)`,
    `create unique index avatar_of_consent on avatar (tenant_id, consent_id)`,
    `comment on column avatar.consent is 'What was ticked for a twin before consent was recorded.'`,
    `comment on column avatar.upload_id is 'The recording of a twin that videos show.'`,
    `comment on column avatar.speaking_upload_id is 'A recording in which the person reads, for training a twin.'`,
    `comment on column avatar.review is 'Whether a twin may be used: only an approved one is.'`,
    `comment on column avatar.review_reason is 'Why it was rejected, as its owner reads it.'`,
    TWINS_BOUGHT,
    TWINS_MADE,
  )
}

/** What was sold before there were entitlements is delivered now. */
const TWINS_BOUGHT = `
  insert into twin_entitlement (tenant_id, id, user_id, source, purchase_id, ordinal, created_at)
  select tenant_id, gen_random_uuid(), user_id, 'order', id, row_number() over (partition by tenant_id, id), paid_at
  from purchase,
    lateral jsonb_array_elements(lines) as line,
    lateral generate_series(1, (line ->> 'quantity')::int)
  where state = 'paid' and line ->> 'kind' = 'twin'`

/** Twins made before then cost nothing. */
const TWINS_MADE = `
  insert into twin_entitlement (tenant_id, id, user_id, source, state, avatar_id, created_at, used_at)
  select tenant_id, gen_random_uuid(), user_id, 'free', 'used', id, created_at, created_at
  from avatar where type = 'custom'`
