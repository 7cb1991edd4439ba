import type { TableDefinition } from '../create-table.ts'

/** What became of the rows of tables of videos. */
export const batches: Record<string, TableDefinition> = {
  batch_row: {
    row: 'The outcome of one processed row of a batch.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      batch_id uuid not null,
      line integer not null,
      video_id uuid,
      reason text,
      primary key (tenant_id, batch_id, line),
      foreign key (tenant_id, batch_id) references table_import (tenant_id, id) on delete cascade,
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete set null (video_id)`,
    notes: {
      line: 'The line number in the file.',
      video_id: 'Null where no video was made, or where it was deleted.',
    },
    indexes: [`create index batch_row_of_video on batch_row (tenant_id, video_id) where video_id is not null`],
  },
}
