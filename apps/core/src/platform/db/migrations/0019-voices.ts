import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** The voices that a person lists before the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'voice_favourite', {
    row: 'A voice that a person lists before the others.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      voice text not null,
      created_at timestamptz not null,
      primary key (tenant_id, user_id, voice),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade`,
    notes: { voice: 'Id of a voice of the catalogue. No foreign key: the catalogue is part of the program.' },
  })
}
