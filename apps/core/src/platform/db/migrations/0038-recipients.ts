import type { Kysely } from 'kysely'
import { run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table video
      add column recipient text,
      add column copy_of uuid,
      add foreign key (tenant_id, copy_of) references video (tenant_id, id) on delete set null (copy_of)`,
    `create index video_of_original on video (tenant_id, copy_of) where copy_of is not null`,
  )
}
