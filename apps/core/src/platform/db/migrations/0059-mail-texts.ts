import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // A row stays when its texts go: a window from before must not take a later version for the one that it knew.
    `create table mail_text (
      tenant_id uuid not null references tenant (id) on delete cascade,
      template text not null,
      language text not null,
      version integer not null,
      texts jsonb not null,
      primary key (tenant_id, template, language)
    )`,
  )
  await protect(db, 'mail_text')
}
