import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const tables: Record<string, TableDefinition> = {
  twin_consent_request: {
    row: 'A consent to a digital twin that was asked of another person by email.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      consent_id uuid not null,
      email text not null,
      token_hash text,
      withdrawal_hash text,
      upload_id uuid,
      refused_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, consent_id),
      foreign key (tenant_id, consent_id) references twin_consent (tenant_id, id) on delete cascade`,
    notes: {
      email: 'Where the link went, and the copy of what was agreed to.',
      token_hash:
        'sha256 of the token by which the person answers, in hex. Null before its email is written, and once they have answered.',
      withdrawal_hash: 'sha256 of the token by which the person withdraws what they agreed to, in hex.',
      upload_id: 'The one file that was begun with the link.',
      refused_at: 'When the person said no.',
    },
    indexes: [
      `create unique index twin_consent_request_token on twin_consent_request (tenant_id, token_hash)`,
      `create unique index twin_consent_request_withdrawal on twin_consent_request (tenant_id, withdrawal_hash)`,
    ],
  },
}

/** Consent is asked of other people, and owners of twins hear once that their recordings are here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await run(
    db,
    `alter table avatar add column received_notified_at timestamptz`,
    `comment on column avatar.received_notified_at is 'When its owner was told that all its recordings are here.'`,
  )
}
