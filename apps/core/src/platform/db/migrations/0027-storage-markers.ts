import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Nodes recognise a store of media by a marker in it, whose token they share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table storage_marker (
       kind text primary key check (kind in ('disk', 's3')),
       token text not null,
       created_at timestamptz not null default now()
     )`,
    `comment on table storage_marker is 'A store that nodes of this installation keep media in.'`,
    `comment on column storage_marker.token is 'What the marker object in the store says, so that another store is not taken for it.'`,
    `grant select, insert on storage_marker to system`,
  )
}
