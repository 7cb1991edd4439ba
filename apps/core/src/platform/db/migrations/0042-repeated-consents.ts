import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The consent to a twin can be recorded again, while the other recordings stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table twin_consent add column replaced_for uuid`,
    `comment on column twin_consent.replaced_for is 'The twin that it was for, before another consent replaced it.'`,
    `alter table avatar add column needs_operator boolean not null default false`,
    `comment on column avatar.needs_operator is 'An operator has rejected it before, so no check of a repeated consent approves it.'`,
  )
}
