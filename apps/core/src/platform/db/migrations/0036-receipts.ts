import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table billing_details (
      tenant_id uuid not null,
      user_id uuid not null,
      company text not null,
      address text not null,
      tax_id text not null,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references app_user (tenant_id, id) on delete cascade
    )`,
    `alter table invoice
      add column buyer jsonb,
      add column tax jsonb,
      add column after_retry boolean not null default false`,
    // No reference: the video may be deleted for good, the line of the ledger stays.
    `alter table credit_hold add column video_id uuid`,
    'set local role system',
    `update credit_hold set video_id = video.id from video
      where video.tenant_id = credit_hold.tenant_id and video.hold_id = credit_hold.id`,
    'reset role',
  )
  await protect(db, 'billing_details')
}
