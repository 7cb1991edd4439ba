import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'

const failedAttempt: TableDefinition = {
  row: 'An attempt at a video that failed and was followed by another.',
  columns: `
    tenant_id uuid not null references tenant (id) on delete cascade,
    video_id uuid not null,
    attempt integer not null check (attempt > 0),
    started_at timestamptz,
    finished_at timestamptz,
    error_code text,
    error_message text,
    primary key (tenant_id, video_id, attempt),
    foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade`,
  notes: { attempt: 'The one that counts is in the row of the video.' },
}

/** Keeps why a video failed when it is tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'failed_attempt', failedAttempt)
}
