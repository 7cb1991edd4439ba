import type { Kysely } from 'kysely'
import { createPersonFigures } from './person-figures.ts'
import { run } from './statements.ts'

/** What the operator's console reads of 100,000 people and 10,000 partners, and the nodes of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPersonFigures(db)
  await run(
    db,
    // The figures of all partners: since when they have an owner, and how many videos wait.
    `create index app_user_owner on app_user (tenant_id, created_at) where role = 'partner' and member_role = 'owner'`,
    `create index video_waiting on video (tenant_id) where status in ('pending', 'processing')`,
    // What all partners have used in a month.
    `create index credit_hold_settled_everywhere on credit_hold (ended_at) include (tenant_id, settled_half_credits)
      where state = 'settled'`,
    `create index audit_log_twins on audit_log (tenant_id, at) where action = 'twin-made'`,
    // Credits that have run out and were not booked off yet.
    `create index credit_bucket_by_expiry_everywhere on credit_bucket (expires_at)
      where remaining_half_credits > 0 and expires_at is not null`,
    `create table node (
       id uuid primary key,
       host text not null,
       role text not null check (role in ('all', 'web', 'worker')),
       version text not null,
       started_at timestamptz not null,
       memory_bytes bigint not null,
       seen_at timestamptz not null default now()
     )`,
    `comment on table node is 'A process of this installation, which renews its row while it runs.'`,
    `grant select, insert, update, delete on node to system`,
  )
}
