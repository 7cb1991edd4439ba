import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What a site's speech service charges, from which its team sees what a voice costs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table speech_service
       add column cents_per_million_characters integer check (cents_per_million_characters >= 0)`,
    `comment on column speech_service.cents_per_million_characters is 'US cents. Null where it was not entered.'`,
  )
}
