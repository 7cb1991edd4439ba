import type { Kysely } from 'kysely'
import { createTable } from './create-table.ts'

/** What people want of the scenes of a video, and what it was cut to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'video_storyboard', {
    row: 'The scenes of a video.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      video_id uuid not null,
      edits jsonb,
      cut jsonb,
      primary key (tenant_id, video_id),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade`,
    notes: {
      edits: 'What a person wants (StoryboardEdits of the contract); null where all is left to the director.',
      cut: 'The scenes of the file (PlannedStoryboard of the presenter); null before it is ready.',
    },
  })
}
