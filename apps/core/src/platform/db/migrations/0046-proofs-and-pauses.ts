import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Which links prove an address, and which subscriptions are not charged at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table password_reset add column sent_to text`,
    `comment on column password_reset.sent_to is
       'The address to which the link was sent. Null where an operator passes it on, which proves no address.'`,
    `alter table email_change add column from_verified boolean not null default true`,
    `comment on column email_change.from_verified is 'Whether the former address had been confirmed.'`,
    `alter table subscription add column is_paused boolean not null default false`,
    `comment on column subscription.is_paused is
       'Whether the provider was told to charge no renewals, while the site is off.'`,
  )
}
