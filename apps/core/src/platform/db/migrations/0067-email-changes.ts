import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

/** Changes of address, kept while they can be confirmed or undone. They take the place of the former addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table email_change (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      from_email text,
      to_email text,
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      closed_at timestamptz,
      undone_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `create index email_change_of_user on email_change (tenant_id, user_id)`,
    `create index email_change_by_age on email_change (tenant_id, requested_at)`,
    // While a change can be undone, its former address is nobody else's.
    `create index email_change_by_former on email_change (tenant_id, lower(from_email))`,
    // One address at a time waits for its confirmation.
    `create unique index email_change_pending on email_change (tenant_id, user_id)
      where confirmed_at is null and closed_at is null and undone_at is null`,
  )
  await protect(db, 'email_change')
  await run(
    db,
    `set local role system`,
    `insert into email_change (tenant_id, id, user_id, from_email, requested_at, confirmed_at)
      select tenant_id, id, user_id, email, changed_at, changed_at from former_email`,
    `reset role`,
    `drop table former_email`,
  )
}
