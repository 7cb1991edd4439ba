import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Of several nodes, one runs each run of the scheduled tasks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table scheduled_run (
       id boolean primary key default true check (id),
       began_at timestamptz not null
     )`,
    `comment on table scheduled_run is 'The newest run of scheduled tasks, so that one node begins each. One row.'`,
    `grant select, insert, update on scheduled_run to system`,
  )
}
