import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** The photos that the rows of a batch name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'batch_photo', {
    row: 'A photo that a row of a batch names by its address, loaded when the batch was checked.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      user_id uuid not null,
      batch_id uuid not null,
      url text not null,
      upload_id uuid,
      problem text,
      read_at timestamptz not null,
      primary key (tenant_id, batch_id, url),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade,
      check ((upload_id is null) <> (problem is null))`,
    notes: {
      batch_id: 'It outlives the batch until its upload is deleted, unless a video shows that.',
      upload_id: 'The upload may have been deleted since.',
      problem: 'Code of the problem for which it could not be loaded.',
    },
    indexes: [`create index batch_photo_of_person on batch_photo (tenant_id, user_id)`],
  })
}
