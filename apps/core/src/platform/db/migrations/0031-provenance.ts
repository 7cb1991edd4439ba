import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

// Requests add rows and change none: a record stays when its video is deleted, and names neither the video nor its owner.
const tables: Record<string, TableDefinition> = {
  provenance_record: {
    row: 'A video file that was made on a site.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      digital_source_type text not null,
      made_at timestamptz not null,
      primary key (tenant_id, sha256)`,
    notes: {
      sha256: 'Of all bytes of the file, in hex.',
      digital_source_type:
        'How it was made, by the list of digital source types of the IPTC: that it was made with AI.',
    },
    app: 'select, insert',
  },
  provenance_start: {
    row: 'A site that had made files before they were recorded.',
    columns: `
      tenant_id uuid primary key references tenant (id) on delete cascade,
      recorded_since timestamptz not null`,
    app: 'select',
  },
}

/** Every finished video file is recorded, so that anybody who has it can ask where it was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  // The owner of the tables sees no rows of tenants.
  await run(
    db,
    'set local role system',
    'insert into provenance_start (tenant_id, recorded_since) select id, now() from tenant',
    'reset role',
  )
}
